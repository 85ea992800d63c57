import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { readBytes } from "../formats/index.js";

/** What an output is found to be. */
export type FileProblem = "missing" | "changed" | "not a plain file";

/** Looks before anything is opened: a pipe would never end, a link leads elsewhere. */
export async function fileProblem(path: string, bytes: number): Promise<FileProblem | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return "missing";
  if (!found.isFile()) return "not a plain file";
  return found.size === bytes ? undefined : "changed";
}

/** The bytes of a file; undefined where it cannot be read. */
export function fileBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

/** SHA-256 of a file as it lies on the disk; undefined where it cannot be read. */
export async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    return hash.digest("hex");
  } catch {
    return undefined;
  }
}

export interface StreamReader {
  /** Bytes of the unpacked file; places must not go back. Fewer where it ends or is damaged. */
  take(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function streamReader(path: string): StreamReader {
  const chunks = readBytes(path);
  let held = Buffer.alloc(0);
  let start = 0; // of `held` in the file
  const more = async (): Promise<boolean> => {
    const next = await chunks.next().catch(() => undefined);
    if (next === undefined || next.done) return false;
    held = Buffer.concat([held, next.value]);
    return true;
  };
  return {
    async take(at, length) {
      while (start + held.length < at + length) {
        if (start + held.length < at) {
          start += held.length;
          held = Buffer.alloc(0);
        }
        if (!(await more())) break;
      }
      const taken = held.subarray(Math.max(0, at - start), Math.max(0, at - start + length));
      const used = Math.min(held.length, Math.max(0, at + length - start));
      held = held.subarray(used);
      start += used;
      return taken;
    },
    close: async () => void (await chunks.return(undefined)),
  };
}
