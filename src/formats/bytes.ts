import { closeSync, constants, createReadStream, openSync, readSync, statSync } from "node:fs";
import { Socket } from "node:net";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ScrubJayError } from "../errors.js";

const CHUNK = 256 * 1024;

/**
 * The bytes of a file, or of `stdin` for "-", unpacked when they are gzip: the first two bytes tell, the
 * name does not matter. Missing and unreadable files, cut-off and damaged gzip end in a named error.
 * `known` is the whole file, where somebody has read it already.
 */
export async function* readBytes(path: string, stdin?: Readable, known?: Buffer): AsyncGenerator<Uint8Array> {
  const short = known ?? (path === "-" ? undefined : readShort(path));
  if (short !== undefined) {
    if (isGzip(short)) yield* gunzip([short], path);
    else if (short.length > 0) yield short;
    return;
  }
  const raw = path === "-" ? (stdin ?? process.stdin) : openBytes(path);
  const source = raw[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    const { head, ended } = await firstBytes(source);
    if (head.length === 0) return;
    const all = ended ? [head] : chain(head, source);
    if (isGzip(head)) yield* gunzip(all, path);
    else yield* all;
  } catch (error) {
    throw asReadError(error, path);
  } finally {
    raw.destroy();
  }
}

/** A pipe is waited for as standard input is: to wait in a read would keep the process from ending. */
function openBytes(path: string): Readable {
  try {
    if (!statSync(path).isFIFO()) return createReadStream(path, { highWaterMark: CHUNK });
    return new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), writable: false });
  } catch (error) {
    throw asReadError(error, path);
  }
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export interface FileStart {
  readonly bytes: Buffer;
  /** Whether that is all of the file. */
  readonly whole: boolean;
}

/** Where a file of one note has ended, nearly always. */
const START = 64 * 1024;
const room = Buffer.allocUnsafeSlow(START);

/**
 * The first bytes of a file as they are on the disk. Not asynchronous: the way to another thread and back costs many
 * times what a short file does. A pipe is refused, not waited for.
 */
export function readStart(path: string): FileStart {
  try {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      let length = 0;
      let more = 1;
      while (more > 0 && length < START) {
        more = readSync(file, room, length, START - length, length);
        length += more;
      }
      return { bytes: Buffer.from(room.subarray(0, length)), whole: more === 0 };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw asReadError(error, path);
  }
}

/** All of a short file; undefined for what is to be read as a stream. */
function readShort(path: string): Buffer | undefined {
  try {
    // To open a pipe only for a look would leave its writer without a reader.
    if (!statSync(path).isFile()) return undefined;
  } catch (error) {
    throw asReadError(error, path);
  }
  const { bytes, whole } = readStart(path);
  return whole ? bytes : undefined;
}

/** At least two bytes, unless there are fewer. */
async function firstBytes(source: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; ended: boolean }> {
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await source.next();
    if (next.done) return { head, ended: true };
    head = Buffer.concat([head, next.value]);
  }
  return { head, ended: false };
}

async function* chain(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzip(
  packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  path: string,
): AsyncGenerator<Uint8Array> {
  // A failure on either side reaches the loop below, and leaving the loop closes both.
  const unpacker = pipeline(Readable.from(packed), createGunzip({ chunkSize: CHUNK }), () => {});
  try {
    yield* unpacker;
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (!code.startsWith("Z_")) throw error;
    const what = code === "Z_BUF_ERROR" ? "the gzip file is cut off" : "the gzip file is damaged";
    throw new ScrubJayError("broken-gzip", what, {
      file: path,
      hint: "Copy or pack the file again; gzip -t tests it.",
    });
  }
}

/** True for a folder, links followed; what is not there is none. */
export function isFolderAt(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch (error) {
    throw asReadError(error, path);
  }
}

/** What the system says about a path, in our words. */
export function asReadError(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && path.includes("\ufffd"))
    return new ScrubJayError("missing-input", "its name is not UTF-8, or there is no such file or folder", {
      file: path,
      hint: "Rename it: names in other encodings cannot be opened.",
    });
  // An error of the system that we have no words for is still one of the file's, not of ours.
  const why =
    code === undefined ? undefined : (WHY[code] ?? (syscall ? `the system says ${code}` : undefined));
  if (error instanceof ScrubJayError || why === undefined) return error;
  return new ScrubJayError(code === "ENOENT" ? "missing-input" : "cannot-read", why, {
    file: path,
    hint: "Check the path and your rights to read it.",
  });
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "there is no such file or folder",
  EISDIR: "it is a folder, not a file",
  EACCES: "it may not be read",
  EPERM: "it may not be read",
  ELOOP: "its links lead round in a circle",
  ESPIPE: "it is a pipe, so its format cannot be told beforehand; name it with --from",
  EMFILE: "too many files are open",
  EIO: "the disk reports an error",
  ENAMETOOLONG: "the name is too long",
};
