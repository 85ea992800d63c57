import { constants } from "node:buffer";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { refuseRichText } from "../text/index.js";
import { readBytes } from "./bytes.js";
import { checkReading } from "./check-options.js";
import { checkDeclared } from "./declared-encoding.js";
import { decodeStream } from "./decode.js";
import { endingOf, withoutEnding } from "./endings.js";
import type { Format, ReadContext } from "./format.js";
import { labelsIn } from "./labels.js";
import type { ReadNotesOptions } from "./options.js";
import { FORMATS } from "./registry.js";
import { seenIds } from "./seen-ids.js";
import { type InputFile, listInputs } from "./walk.js";

export interface NoteRead {
  readonly note: Note;
  readonly file: string;
  readonly relative: string;
  readonly format: Format;
}

/** All notes of all inputs in order. Throws on the first that cannot be read, and when two share an id. */
export async function* readNotes(
  paths: readonly string[],
  options: ReadNotesOptions = {},
): AsyncGenerator<NoteRead> {
  checkReading("readNotes", options);
  const inputs = await listInputs(paths, options);
  const firstFileWith = seenIds();
  for (const [index, input] of inputs.entries()) {
    for await (const note of readFileNotes(input, options)) {
      if (note instanceof ScrubJayError) throw note;
      const earlier = firstFileWith(note.id, index);
      if (earlier !== undefined) throw sameId(input.path, (inputs[earlier] as InputFile).path);
      yield { note, file: input.path, relative: input.relative, format: input.format };
    }
  }
}

function sameId(file: string, earlier: string): ScrubJayError {
  const where = file === earlier ? "another note in the same file" : `a note in ${earlier}`;
  return new ScrubJayError("duplicate-id", `a note has the same id as ${where}`, {
    file,
    hint: "Give every note an id of its own; files of the same name need their common folder as input.",
  });
}

/** The notes of one file in our types. What cannot be read comes as an error in its place. */
export async function* readFileNotes(
  input: InputFile,
  options: ReadNotesOptions = {},
): AsyncGenerator<Note | ScrubJayError> {
  checkReading("readFileNotes", options);
  const { format, path } = input;
  const labelled = (note: Note): Note => {
    refuseRichText(note.text, path);
    refuseLong(note.text.length, path, options.maxLength);
    return labelsIn(note, format, options.schema, path);
  };
  try {
    if (format.layout === "one-note-per-file") {
      yield labelled(await readOne(input, options));
      return;
    }
    const chunks = decoded(path, format, options, input.bytes);
    for await (const item of format.read(chunks, contextOf(input, options))) {
      yield item instanceof ScrubJayError ? item : orError(() => labelled(item));
    }
  } catch (error) {
    if (!(error instanceof ScrubJayError)) throw error;
    yield withFile(error, path);
  }
}

function orError<T>(step: () => T): T | ScrubJayError {
  try {
    return step();
  } catch (error) {
    if (error instanceof ScrubJayError) return error;
    throw error;
  }
}

async function readOne(input: InputFile, options: ReadNotesOptions): Promise<Note> {
  const { path, format } = input;
  if (format.layout !== "one-note-per-file" || format.read === undefined) {
    throw new ScrubJayError("cannot-read-format", `${format.name} cannot be read`, { file: path });
  }
  const content = await whole(decoded(path, format, options, input.bytes), path, options.maxLength);
  if (input.detected && format.name === "txt") refuseLateMarks(path, content);
  return format.read(content, contextOf(input, options));
}

/** Detection saw only the head of the file. Marks further down must not end up as text. */
function refuseLateMarks(path: string, content: string): void {
  const name = path.replace(/\.gz$/i, "");
  for (let at = 4000; at < content.length; at += 4000) {
    const window = content.slice(at, at + 4096);
    const plain = FORMATS.txt.detect(name, window);
    const other = [FORMATS.inline, FORMATS.sgml].find((format) => format.detect(name, window) > plain);
    if (other === undefined) continue;
    throw new ScrubJayError("ambiguous-format", `it could be txt or ${other.name}`, {
      file: path,
      hint: `Name the format with --from txt or --from ${other.name}.`,
    });
  }
}

function contextOf(input: InputFile, options: ReadNotesOptions): ReadContext {
  const { path, relative, format } = input;
  return {
    file: path,
    id: withoutEnding(relative, format),
    options,
    async companion(ending) {
      const stem = path.slice(0, path.length - endingOf(path, format).length);
      for (const candidate of [stem + ending, `${stem + ending}.gz`, stem + ending.toUpperCase()]) {
        try {
          return await whole(decoded(candidate, format, options), candidate, options.maxLength);
        } catch (error) {
          if (!(error instanceof ScrubJayError && error.code === "missing-input")) throw error;
        }
      }
      return undefined;
    },
  };
}

/** The file's text in chunks; XML that names another encoding than the one in use is refused. */
async function* decoded(
  path: string,
  format: Format,
  options: ReadNotesOptions,
  bytes?: Buffer,
): AsyncGenerator<string> {
  const encoding = options.encoding ?? "utf-8";
  let first = format.endings.includes(".xml");
  for await (const chunk of decodeStream(readBytes(path, options.stdin, bytes), encoding, path)) {
    if (first) checkDeclared(chunk, encoding, path);
    first = false;
    yield chunk;
  }
}

async function whole(
  chunks: AsyncIterable<string>,
  file: string,
  maxLength: number = constants.MAX_STRING_LENGTH,
): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    length += chunk.length;
    refuseLong(length, file, maxLength);
  }
  return pieces.join("");
}

function refuseLong(length: number, file: string, maxLength = Number.POSITIVE_INFINITY): void {
  if (length > maxLength)
    throw new ScrubJayError("too-long", `the note is longer than ${maxLength} characters`, { file });
}

/** The parsers of a single note do not know where it came from. */
function withFile(error: ScrubJayError, file: string): ScrubJayError {
  if (error.file !== undefined) return error;
  return new ScrubJayError(error.code, error.message, {
    file,
    exitCode: error.exitCode,
    ...(error.hint !== undefined && { hint: error.hint }),
  });
}
