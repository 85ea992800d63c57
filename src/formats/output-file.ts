import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Target } from "./note-writer.js";
import { exists, realPlace, refuseLongName } from "./out-path.js";
import { holdTemporary, releaseTemporary } from "./temporary-files.js";
import { writeTrouble } from "./write-trouble.js";

/** A file that is nowhere to be seen until it is whole. */
export interface OutputFile {
  readonly path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** Gives it its name. */
  finish(): Promise<void>;
  /** Takes it away again. */
  discard(): Promise<void>;
}

/**
 * Opens a file under a temporary name in the same folder: for the owner's eyes only, as are the folders made
 * for it. No handle stays open between appends, so that any number of files can be under way.
 */
export async function openOutput(
  path: string,
  { overwrite, inputFiles }: Pick<Target, "overwrite" | "inputFiles">,
): Promise<OutputFile> {
  if (overwrite && inputFiles.has(await realPlace(path))) {
    throw new ScrubJayError("output-in-input", "the output is the input itself", {
      file: path,
      exitCode: EXIT.usage,
      hint: "Choose an output beside the input.",
    });
  }
  // Short whatever the file's own name: that may be as long as the file system takes.
  const temporary = join(dirname(path), `.${randomBytes(8).toString("hex")}.part`);
  refuseLongName(dirname(path), basename(path));
  await refuseExisting(path, overwrite);
  holdTemporary(temporary);
  await guarded(path, async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await (await open(temporary, "wx", 0o600)).close();
  });
  const discard = async (): Promise<void> => {
    await rm(temporary, { force: true });
    releaseTemporary(temporary);
  };
  return {
    path,
    discard,
    append: (bytes) =>
      guarded(path, async () => {
        const file = await open(temporary, "a");
        try {
          await file.appendFile(bytes);
        } finally {
          await file.close();
        }
      }),
    async finish() {
      try {
        await refuseExisting(path, overwrite);
        await guarded(path, () => rename(temporary, path));
        releaseTemporary(temporary);
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}

async function refuseExisting(path: string, overwrite: boolean): Promise<void> {
  // A link that leads nowhere is there as well.
  const there = overwrite ? await isFolder(path) : (await exists(path)) || (await isLink(path));
  if (!there) return;
  throw new ScrubJayError("output-exists", overwrite ? "it is a folder" : "the output exists already", {
    file: path,
    exitCode: EXIT.usage,
    hint: overwrite ? "Choose another name." : "Give --overwrite to replace it, or choose another output.",
  });
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function guarded<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const trouble = writeTrouble(error);
    if (trouble === undefined) throw error;
    throw new ScrubJayError(trouble.code, trouble.why, {
      file: path,
      hint: "Choose another output, or mend this one.",
    });
  }
}
