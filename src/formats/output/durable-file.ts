import { createHash } from "node:crypto";
import { closeSync, fdatasync, lstatSync, openSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, open, rename, rm, stat, truncate } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { EXIT, ScrubJayError } from "../../errors.js";
import { refuseLongName } from "../out-path.js";
import { holdTemporary, releaseTemporary } from "./temporary-files.js";
import { writeTrouble } from "./write-trouble.js";

/**
 * The name of a file until it is whole: hidden, in the same folder, the same in every run, so that a resumed job finds it.
 * It is short whatever the file's own name: that may be as long as the file system takes.
 */
export function partOf(path: string): string {
  const name = createHash("sha256").update(basename(path)).digest("hex").slice(0, 16);
  return join(dirname(path), `.${name}.part`);
}

/** Names that `partOf` gives. */
export const PART_NAME = /^\.[0-9a-f]{16}\.part$/;

/** A file to be, and what it holds. */
export interface WholeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const flushed = promisify(fdatasync);

/**
 * Writes files that belong together: nowhere to be seen until all of them are whole and, if they are to last, on the
 * disk; for the owner's eyes only. Only the flush has to wait for the disk and goes to another thread; the way there
 * costs more than each of the other steps.
 */
export async function writeWhole(
  files: readonly WholeFile[],
  replace: boolean,
  lasting = false,
): Promise<void> {
  for (const { path } of files) refuseExisting(path, replace);
  const parts = files.map(({ path }) => partOf(path));
  if (!lasting) for (const part of parts) holdTemporary(part);
  try {
    for (const [at, { path, bytes }] of files.entries())
      await guarded(path, async () => {
        const file = openSync(parts[at] as string, "w", 0o600);
        try {
          writeFileSync(file, bytes);
          if (lasting) await flushed(file);
        } finally {
          closeSync(file);
        }
      });
    for (const [at, { path }] of files.entries())
      await guarded(path, async () => renameSync(parts[at] as string, path));
  } catch (error) {
    for (const part of parts) await rm(part, { force: true }).catch(() => {});
    throw error;
  } finally {
    if (!lasting) for (const part of parts) releaseTemporary(part);
  }
}

/** A single file by itself, such as a report; its folders are made. */
export async function writeFileWhole(path: string, bytes: Uint8Array, replace = false): Promise<void> {
  refuseLongName(dirname(path), basename(path));
  refuseExisting(path, replace);
  await makeFolder(dirname(path));
  await writeWhole([{ path, bytes }], replace);
}

/** Adds bytes to the end; with `sync` they are on the disk afterwards, and so is what came before. */
export async function append(path: string, bytes: Uint8Array, sync = false): Promise<void> {
  await guarded(path, async () => {
    const file = await open(path, "a", 0o600);
    try {
      if (bytes.length > 0) await file.appendFile(bytes);
      if (sync) await file.datasync();
    } finally {
      await file.close();
    }
  });
}

export async function makeFolder(path: string): Promise<void> {
  await guarded(path, () => mkdir(path, { recursive: true, mode: 0o700 }));
}

/** Makes the names in a folder last. Not every system can; then names last as long as they do there. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch {
    // nothing to be done
  }
}

export async function move(from: string, to: string): Promise<void> {
  await guarded(to, () => rename(from, to));
}

/** Cuts a file back; a file that is shorter than that has lost what the journal says it held. */
export async function cutBack(path: string, size: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || found.size < size) throw outputChanged(path);
  await guarded(path, () => truncate(path, size));
}

export function outputChanged(path: string): ScrubJayError {
  return new ScrubJayError("output-changed", "the output is not as the unfinished job left it", {
    file: path,
    exitCode: EXIT.usage,
    hint: "Start afresh with --overwrite, or choose another output.",
  });
}

/** A link that leads nowhere is there as well. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export function refuseExisting(path: string, replace: boolean): void {
  if (replace || !isThere(path)) return;
  throw new ScrubJayError("output-exists", "the output exists already", {
    file: path,
    exitCode: EXIT.usage,
    hint: "Give --overwrite to replace it, --resume to go on with an unfinished job, or choose another output.",
  });
}

/** What the system says, in our words. */
async function guarded<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const trouble = writeTrouble(error);
    if (trouble === undefined) throw error;
    throw new ScrubJayError(trouble.code, trouble.why, {
      file: path,
      exitCode: EXIT.withheld,
      hint: "Nothing half-written is left. Mend it, and go on with --resume where the command has it.",
    });
  }
}
