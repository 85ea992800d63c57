import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { encode } from "./encode.js";
import { BOM } from "./encoding.js";
import { endingOf, withoutEnding } from "./endings.js";
import type { Format, FormatName, NoteStream, WriteOptions } from "./format.js";
import { formatted, writeOut } from "./formatted.js";
import type { InnerWriter, Target } from "./note-writer.js";
import { pathKey, safePath } from "./out-path.js";
import { type OutputFile, openOutput } from "./output-file.js";
import { formatOfSource } from "./source-format.js";

/** One file of notes under way. */
interface Stream {
  /** Whose notes it takes: an input file's path, or "" for all that stood alone. */
  readonly source: string;
  readonly file: Pick<OutputFile, "append" | "finish" | "discard">;
  readonly packed: boolean;
  options?: WriteOptions;
}

/** Bytes gathered before they go to disk, and packed as one member of a .gz file. */
const BLOCK = 1024 * 1024;

const pack = promisify(gzip);

/**
 * Writes many notes per file: all into one file or standard output, or into a folder, where each file of many
 * notes gets a file of its own and notes that stood alone gather in "notes". Memory does not grow with either.
 */
export async function noteStreams(format: Format & NoteStream, target: Target): Promise<InnerWriter> {
  const single = target.out === "-" || endingOf(target.out, format) !== "";
  const streams = new Map<string, Stream>();
  let current: Stream | undefined;
  let waiting: Buffer[] = []; // for `current`
  let size = 0;

  const flush = async (): Promise<void> => {
    if (current === undefined || size === 0) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    await current.file.append(current.packed ? await pack(bytes) : bytes);
  };
  const add = async (stream: Stream, bytes: Buffer): Promise<void> => {
    if (stream !== current) await flush();
    current = stream;
    waiting.push(bytes);
    size += bytes.length;
    if (size >= BLOCK) await flush();
  };
  const openStream = async (path: string, source: string): Promise<Stream> => {
    const file = path === "-" ? standardOutput(target) : await openOutput(path, target);
    const stream = { source, file, packed: /\.gz$/i.test(path) };
    streams.set(pathKey(path), stream);
    return stream;
  };
  const streamFor = async (relative: string, from: FormatName | undefined): Promise<Stream> => {
    if (only) return only;
    safePath(relative, "path", relative);
    const input = formatOfSource(relative, from);
    const source = input.layout === "many-notes-per-file" ? relative : "";
    const stem = source === "" ? "notes" : normalize(withoutEnding(relative, input));
    const path = join(target.out, stem + format.endings[0]);
    const known = streams.get(pathKey(path));
    if (known === undefined) return openStream(path, source);
    if (known.source === source) return known;
    throw new ScrubJayError("same-output", "notes of another file go to the same output file", {
      file: relative,
      hint: "Names that differ only in their ending or in capitals collide, and 'notes' is taken: rename one.",
    });
  };
  /** With "utf-16" a file opens with a byte order mark. */
  const opening = (options: WriteOptions): string =>
    (target.encoding === "utf-16" ? BOM : "") + format.header(options);
  const inside = target.encoding === "utf-16" ? "utf-16le" : target.encoding;

  const only = single ? await openStream(target.out, "") : undefined;
  return {
    async write(note: Note, relative: string, from?: FormatName) {
      const stream = await streamFor(relative, from);
      const options = stream.options ?? { ...target, like: note };
      const head = stream.options === undefined ? opening(options) : "";
      const bytes = encode(
        formatted(format, () => head + format.record(note, options)),
        inside,
      );
      stream.options = options;
      await add(stream, bytes);
    },
    async close() {
      for (const stream of streams.values()) {
        const options = stream.options ?? target;
        const head = stream.options === undefined ? opening(options) : "";
        await add(stream, encode(head + format.footer(options), inside));
      }
      await flush();
      for (const [key, stream] of streams) {
        await stream.file.finish();
        streams.delete(key);
      }
    },
    async finishSource(source) {
      for (const [key, stream] of streams) {
        if (stream.source === "" || stream.source !== source) continue;
        const options = stream.options ?? target;
        await add(stream, encode((stream.options ? "" : opening(options)) + format.footer(options), inside));
        await flush();
        await stream.file.finish();
        streams.delete(key);
      }
    },
    async abort() {
      waiting = [];
      size = 0;
      for (const stream of streams.values()) await stream.file.discard();
      streams.clear();
    },
  };
}

/** Standard output has no name to take away, and stays open for others. */
function standardOutput({ stdout = process.stdout }: Target): Stream["file"] {
  return {
    async append(bytes) {
      await writeOut(stdout, bytes);
    },
    finish: async () => {},
    discard: async () => {},
  };
}
