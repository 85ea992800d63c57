import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { EXIT, ScrubJayError } from "../../errors.js";
import { realPlace } from "../out-path.js";
import {
  append,
  cutBack,
  makeFolder,
  move,
  partOf,
  refuseExisting,
  syncFolder,
  type WholeFile,
  writeWhole,
} from "./durable-file.js";
import { holdTemporary, releaseTemporary } from "./temporary-files.js";

/** What is done to the disk on behalf of notes. */
export interface Disk {
  makeFolder(path: string): Promise<void>;
  refuseExisting(path: string, replace: boolean): void;
  /** The files of one note. */
  writeWhole(files: readonly WholeFile[], replace: boolean): Promise<void>;
  /** Begins a file of many notes under its temporary name. */
  begin(path: string, replace: boolean): Promise<void>;
  append(path: string, bytes: Uint8Array, sync: boolean): Promise<void>;
  /** Gives it its name. */
  finish(path: string, replace: boolean): Promise<void>;
  /** Takes it away again. */
  discard(path: string): Promise<void>;
  syncFolder(path: string): Promise<void>;
}

/**
 * The real disk. None of `inputs` is ever written over. What is to last outlives a power loss and, half-written, waits for
 * the job to go on; all else goes with the process.
 */
export async function realDisk(inputs: readonly string[], lasting: boolean): Promise<Disk> {
  const taken = new Set(await Promise.all(inputs.filter((input) => input !== "-").map(realPlace)));
  const refuseInput = async (path: string, replace: boolean): Promise<void> => {
    if (replace && taken.has(await realPlace(path))) throw isInput(path);
  };
  return {
    makeFolder,
    refuseExisting,
    async writeWhole(files, replace) {
      for (const { path } of files) await refuseInput(path, replace);
      await writeWhole(files, replace, lasting);
    },
    async begin(path, replace) {
      await refuseInput(path, replace);
      refuseExisting(path, replace);
      await makeFolder(dirname(path));
      if (!lasting) holdTemporary(partOf(path));
      await append(partOf(path), Buffer.alloc(0));
      await cutBack(partOf(path), 0);
    },
    append: (path, bytes, sync) => append(partOf(path), bytes, sync && lasting),
    async finish(path, replace) {
      refuseExisting(path, replace);
      await move(partOf(path), path);
      if (!lasting) releaseTemporary(partOf(path));
    },
    async discard(path) {
      await rm(partOf(path), { force: true });
      if (!lasting) releaseTemporary(partOf(path));
    },
    syncFolder: (path) => (lasting ? syncFolder(path) : nothing()),
  };
}

const nothing = async (): Promise<void> => {};

/** For a job that is only compared with what an earlier one wrote. */
export const NO_DISK: Disk = {
  makeFolder: nothing,
  refuseExisting: () => {},
  writeWhole: nothing,
  begin: nothing,
  append: nothing,
  finish: nothing,
  discard: nothing,
  syncFolder: nothing,
};

function isInput(path: string): ScrubJayError {
  return new ScrubJayError("output-in-input", "the output is the input itself", {
    file: path,
    exitCode: EXIT.usage,
    hint: "Choose an output beside the input.",
  });
}
