import { basename, dirname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ScrubJayError } from "../../errors.js";
import { encode } from "../../formats/encode.js";
import { BOM } from "../../formats/encoding.js";
import { endingOf, withoutEnding } from "../../formats/endings.js";
import type { Format, NoteStream, WriteOptions } from "../../formats/format.js";
import { formatted } from "../../formats/formatted.js";
import { pathKey, safePath } from "../../formats/out-path.js";
import type { Note } from "../../note.js";
import {
  append,
  cutBack,
  isThere,
  makeFolder,
  move,
  partOf,
  refuseExisting,
  syncFolder,
} from "./durable-file.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";

/** A file of many notes under way. */
interface Stream {
  readonly path: string;
  /** Path below the output. */
  readonly name: string;
  /** Whose notes it takes: an input file's path, or "" for all that stood alone. */
  readonly source: string;
  /** Set by the first note. */
  options?: WriteOptions;
  /** Bytes so far, as they are before packing. */
  length: number;
  /** Bytes of the unfinished file. */
  size: number;
  waiting: Buffer[];
  opened: boolean;
  /** Holds bytes that a checkpoint has not seen. */
  dirty: boolean;
}

const BLOCK = 1024 * 1024;
const pack = promisify(gzip);

/**
 * Files of many notes: all into one file, or into a folder, where each input file of many notes gets a file of its own
 * and notes that stood alone gather in "notes". Packed blocks end at commits and checkpoints, which hang on the input
 * alone, so that a resumed job gives the same bytes.
 */
export function noteStreamOutput(format: Format & NoteStream, target: OutputTarget): NoteOutput {
  const single = endingOf(target.out, format) !== "";
  const streams = new Map<string, Stream>();
  const inside = target.encoding === "utf-16" ? "utf-16le" : target.encoding;

  const opening = (options: WriteOptions): string =>
    (target.encoding === "utf-16" ? BOM : "") + format.header(options);
  const streamFor = (relative: string, from: Format): Stream => {
    safePath(relative, "path", relative);
    const source = single || from.layout !== "many-notes-per-file" ? "" : relative;
    const stem = source === "" ? "notes" : normalize(withoutEnding(relative, from));
    const name = single ? basename(target.out) : stem + format.endings[0];
    const path = single ? target.out : join(target.out, name);
    const known = streams.get(pathKey(path));
    if (known?.source === source) return known;
    if (known !== undefined) {
      throw new ScrubJayError("same-output", "notes of another file go to the same output file", {
        hint: "Names that differ only in their ending or in capitals collide, and 'notes' is taken: rename one.",
      });
    }
    const stream: Stream = {
      path,
      name,
      source,
      length: 0,
      size: 0,
      waiting: [],
      opened: false,
      dirty: false,
    };
    streams.set(pathKey(path), stream);
    return stream;
  };
  const push = (stream: Stream, bytes: Buffer): void => {
    stream.waiting.push(bytes);
    stream.dirty = true;
    stream.length += bytes.length;
  };
  const flush = async (stream: Stream, sync: boolean): Promise<void> => {
    const part = partOf(stream.path);
    if (!stream.opened) {
      refuseExisting(stream.path, target.mayReplace());
      await makeFolder(dirname(stream.path));
      await append(part, Buffer.alloc(0));
      await cutBack(part, 0);
      stream.opened = true;
    }
    const bytes = Buffer.concat(stream.waiting);
    stream.waiting = [];
    const packed = bytes.length > 0 && /\.gz$/i.test(stream.path) ? await pack(bytes) : bytes;
    await append(part, packed, sync);
    stream.size += packed.length;
    if (sync) stream.dirty = false;
  };
  const finish = async (stream: Stream): Promise<void> => {
    const options = stream.options ?? target.write;
    const head = stream.options === undefined ? opening(options) : "";
    push(stream, encode(head + format.footer(options), inside));
    await flush(stream, true);
    await move(partOf(stream.path), stream.path);
    streams.delete(pathKey(stream.path));
  };
  const waitingIn = ({ waiting }: Stream): number => waiting.reduce((sum, { length }) => sum + length, 0);

  return {
    add(note, relative, from) {
      const stream = streamFor(relative, from);
      const options = stream.options ?? { ...target.write, like: note };
      const bytes = encode(
        formatted(format, () => format.record(note, options)),
        inside,
      );
      if (stream.options === undefined)
        push(
          stream,
          encode(
            formatted(format, () => opening(options)),
            inside,
          ),
        );
      stream.options = options;
      const at = stream.length;
      push(stream, bytes);
      return { files: [stream.name], at, chunks: [bytes] };
    },
    passOver(note: Note, relative, from, end) {
      const stream = streamFor(relative, from);
      stream.options ??= { ...target.write, like: note };
      stream.length = end;
    },
    async commit() {
      for (const stream of streams.values()) if (waitingIn(stream) >= BLOCK) await flush(stream, false);
    },
    async checkpoint() {
      const sizes: Record<string, number> = {};
      for (const stream of streams.values()) {
        if (stream.dirty) await flush(stream, true);
        sizes[stream.name] = stream.size;
        await syncFolder(dirname(stream.path));
      }
      return sizes;
    },
    async reopen(files) {
      for (const stream of streams.values()) {
        const size = files[stream.name] ?? 0;
        const part = partOf(stream.path);
        // The job came as far as giving the file its name, and not as far as saying so.
        if (!isThere(part) && isThere(stream.path)) await move(stream.path, part);
        if (size > 0) await cutBack(part, size);
        stream.size = size;
        stream.opened = size > 0;
      }
    },
    async finishSource(relative, before = false) {
      for (const stream of [...streams.values()]) {
        if (stream.source === "" || stream.source !== relative) continue;
        if (before) streams.delete(pathKey(stream.path));
        else await finish(stream);
      }
    },
    async close() {
      for (const stream of [...streams.values()]) await finish(stream);
    },
  };
}
