import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ScrubJayError } from "../../errors.js";
import type { Note } from "../../note.js";
import { isFolderAt } from "../bytes.js";
import { encode } from "../encode.js";
import { BOM } from "../encoding.js";
import { endingOf, withoutEnding } from "../endings.js";
import type { Format, NoteStream, WriteOptions } from "../format.js";
import { formatted } from "../formatted.js";
import { pathKey, refuseLongName, safePath } from "../out-path.js";
import { cutBack, isThere, move, outputChanged, partOf } from "./durable-file.js";
import type { NoteOutput, OpenFiles, OutputTarget, StreamFile } from "./note-output.js";

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
  /** Bytes of the unfinished file … */
  size: number;
  /** … and the hash over them, packing and all. */
  readonly hash: Hash;
  waiting: Buffer[];
  opened: boolean;
  /** May what has its name be replaced? As it was when the file was begun. */
  replace: boolean;
  /** Holds bytes that a checkpoint has not seen. */
  dirty: boolean;
}

const BLOCK = 1024 * 1024;
const pack = promisify(gzip);

/**
 * Files of many notes: all into one file, or into a folder, where each input file of many notes gets a file of its own
 * and notes that stood alone gather in "notes". Packed blocks end at commits and checkpoints, which hang on the input
 * alone, so that a resumed job gives the same bytes. Memory holds a block of the file that notes go to at the time.
 */
export function noteStreamOutput(format: Format & NoteStream, target: OutputTarget): NoteOutput {
  const { disk } = target;
  const single = endingOf(target.out, format) !== "" && !isFolderAt(target.out);
  const streams = new Map<string, Stream>();
  let current: Stream | undefined;
  let begun = false;
  const inside = target.encoding === "utf-16" ? "utf-16le" : target.encoding;

  const opening = (options: WriteOptions): string =>
    (target.encoding === "utf-16" ? BOM : "") + format.header(options);
  const streamFor = (relative: string, from: Format): Stream => {
    if (!single) safePath(relative, "path", relative);
    const source = single || from.layout !== "many-notes-per-file" ? "" : relative;
    const stem = source === "" ? "notes" : normalize(withoutEnding(relative, from));
    const name = single ? basename(target.out) : stem + format.endings[0];
    const path = single ? target.out : join(target.out, name);
    if (!single) refuseLongName(target.out, name);
    const known = streams.get(pathKey(path));
    if (known?.source === source) return known;
    if (known !== undefined) {
      throw new ScrubJayError("same-output", "notes of another file go to the same output file", {
        file: relative,
        hint: "Names that differ only in their ending or in capitals collide, and 'notes' is taken: rename one.",
      });
    }
    const stream: Stream = {
      path,
      name,
      source,
      length: 0,
      size: 0,
      hash: createHash("sha256"),
      waiting: [],
      opened: false,
      replace: true,
      dirty: false,
    };
    begun = true;
    streams.set(pathKey(path), stream);
    return stream;
  };
  const push = (stream: Stream, bytes: Buffer): void => {
    stream.waiting.push(bytes);
    stream.dirty = true;
    stream.length += bytes.length;
  };
  const begin = async (stream: Stream): Promise<void> => {
    if (stream.opened) return;
    stream.replace = target.mayReplace();
    await disk.begin(stream.path, stream.replace);
    stream.opened = true;
  };
  const flush = async (stream: Stream, sync: boolean): Promise<void> => {
    await begin(stream);
    const bytes = Buffer.concat(stream.waiting);
    stream.waiting = [];
    const packed = bytes.length > 0 && /\.gz$/i.test(stream.path) ? await pack(bytes) : bytes;
    await disk.append(stream.path, packed, sync);
    stream.size += packed.length;
    stream.hash.update(packed);
    if (sync) stream.dirty = false;
  };
  const finish = async (stream: Stream): Promise<StreamFile> => {
    const options = stream.options ?? target.write;
    const head = stream.options === undefined ? opening(options) : "";
    push(stream, encode(head + format.footer(options), inside));
    await flush(stream, true);
    await disk.finish(stream.path, stream.replace);
    streams.delete(pathKey(stream.path));
    const { bytes, hash } = soFar(stream);
    return { name: stream.name, bytes, sha256: hash };
  };
  /** Files of many notes that take the notes of this file of the input. */
  const of = (relative: string): Stream[] =>
    [...streams.values()].filter(({ source }) => source !== "" && source === relative);
  const waitingIn = ({ waiting }: Stream): number => waiting.reduce((sum, { length }) => sum + length, 0);

  const encoded = (text: () => string): Buffer => encode(formatted(format, text), inside);

  // An output that is in the way shows before any work.
  if (single) disk.refuseExisting(target.out, target.mayReplace());
  return {
    add(note, relative, from) {
      const stream = streamFor(relative, from);
      const options = stream.options ?? { ...target.write, like: note };
      const bytes = encoded(() => format.record(note, options));
      if (stream.options === undefined)
        push(
          stream,
          encoded(() => opening(options)),
        );
      stream.options = options;
      current = stream;
      const at = stream.length;
      push(stream, bytes);
      return { files: [{ name: stream.name, bytes }], at };
    },
    passOver(note: Note, relative, from, end) {
      const stream = streamFor(relative, from);
      stream.options ??= { ...target.write, like: note };
      stream.length = end;
    },
    async commit() {
      for (const stream of streams.values()) {
        const bytes = waitingIn(stream);
        if (bytes >= BLOCK || (bytes > 0 && stream !== current)) await flush(stream, false);
        else await begin(stream);
      }
    },
    async checkpoint() {
      const open: Record<string, OpenFiles[string]> = {};
      for (const stream of streams.values()) {
        if (stream.dirty) await flush(stream, true);
        open[stream.name] = soFar(stream);
        await disk.syncFolder(dirname(stream.path));
      }
      return open;
    },
    async reopen(files) {
      for (const stream of streams.values()) {
        const { bytes, hash } = files[stream.name] ?? { bytes: 0 };
        const part = partOf(stream.path);
        // The job came as far as giving the file its name, and not as far as saying so.
        if (!isThere(part) && isThere(stream.path)) await move(stream.path, part);
        stream.size = bytes;
        stream.opened = bytes > 0;
        if (bytes === 0) continue;
        await cutBack(part, bytes);
        for await (const chunk of createReadStream(part)) stream.hash.update(chunk);
        if (soFar(stream).hash !== hash) throw outputChanged(stream.path);
      }
    },
    async finishSource(relative) {
      const files: StreamFile[] = [];
      for (const stream of of(relative)) files.push(await finish(stream));
      return files;
    },
    passOverSource(relative) {
      for (const { path } of of(relative)) streams.delete(pathKey(path));
    },
    async close(evenEmpty) {
      if (single && evenEmpty && !begun) streamFor("", format);
      const files: StreamFile[] = [];
      for (const stream of [...streams.values()]) files.push(await finish(stream));
      return files;
    },
    async discard() {
      for (const { opened, path } of streams.values()) if (opened) await disk.discard(path);
      streams.clear();
    },
  };
}

/** The unfinished file as it is on the disk. */
function soFar({ size, hash }: Stream): OpenFiles[string] {
  return { bytes: size, hash: hash.copy().digest("hex") };
}
