import { dirname } from "node:path";
import {
  append,
  cutBack,
  makeFolder,
  move,
  partOf,
  refuseExisting,
  syncFolder,
  writeWhole,
} from "./durable-file.js";

/** What a job does to the disk on behalf of its notes. */
export interface Disk {
  makeFolder(path: string): Promise<void>;
  /** A file of one note. */
  writeWhole(path: string, bytes: Uint8Array, replace: boolean): Promise<void>;
  /** Begins a file of many notes under its temporary name. */
  begin(path: string, replace: boolean): Promise<void>;
  append(path: string, bytes: Uint8Array, sync: boolean): Promise<void>;
  /** Gives it its name. */
  finish(path: string): Promise<void>;
  syncFolder(path: string): Promise<void>;
}

export const DISK: Disk = {
  makeFolder,
  writeWhole,
  async begin(path, replace) {
    refuseExisting(path, replace);
    await makeFolder(dirname(path));
    await append(partOf(path), Buffer.alloc(0));
    await cutBack(partOf(path), 0);
  },
  append: (path, bytes, sync) => append(partOf(path), bytes, sync),
  finish: (path) => move(partOf(path), path),
  syncFolder,
};

const nothing = async (): Promise<void> => {};

/** For a job that is only compared with what an earlier one wrote. */
export const NO_DISK: Disk = {
  makeFolder: nothing,
  writeWhole: nothing,
  begin: nothing,
  append: nothing,
  finish: nothing,
  syncFolder: nothing,
};
