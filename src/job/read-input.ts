import { createHash } from "node:crypto";
import { type Stats, statSync } from "node:fs";
import { ScrubJayError } from "../errors.js";
import {
  type InputFile,
  type ReadNotesOptions,
  readFileNotes,
  walkInputs,
  walkPaths,
} from "../formats/index.js";
import type { Note } from "../note.js";

/** A note of the input, or in its place why there is none. */
export interface InputNote {
  readonly kind: "note";
  /** From 1, over the whole input. */
  readonly number: number;
  /** Which file from 1, which note of it from 1; 0 is the file as a whole. */
  readonly place: { readonly file: number; readonly note: number };
  readonly source: FileSource;
  readonly note: Note | ScrubJayError;
}

/** All notes of a file have passed. */
export interface FileEnd {
  readonly kind: "file-end";
  readonly source: FileSource;
}

export interface FileSource {
  readonly path: string;
  /** Path below the input. */
  readonly relative: string;
  readonly manyNotes: boolean;
  readonly format: InputFile["format"]["name"] | undefined;
}

/** Every note of the input in its order, nothing kept. What goes wrong with a file is an item in its place. */
export async function* readInput(
  paths: readonly string[],
  options: ReadNotesOptions,
): AsyncGenerator<InputNote | FileEnd> {
  let number = 0;
  let file = 0;
  for await (const input of walkInputs(paths, options)) {
    file++;
    const format = "problem" in input ? undefined : input.format;
    const source: FileSource = {
      path: input.path,
      relative: input.relative,
      manyNotes: format?.layout === "many-notes-per-file",
      format: format?.name,
    };
    let note = 0;
    const item = (found: Note | ScrubJayError, whole = false): InputNote => ({
      kind: "note",
      number: ++number,
      place: { file, note: whole ? 0 : ++note },
      source,
      note: found,
    });
    if ("problem" in input) {
      yield item(input.problem, true);
      continue;
    }
    try {
      for await (const found of readFileNotes(input, options)) {
        yield item(found, found instanceof ScrubJayError && !source.manyNotes);
      }
    } catch (error) {
      yield item(
        error instanceof ScrubJayError ? error : new ScrubJayError("cannot-read", "the file cannot be read"),
        note === 0,
      );
    }
    yield { kind: "file-end", source };
  }
}

/** What is known of the input before it is read. */
export interface InputSize {
  readonly files: number;
  readonly bytes: number;
  /** The same for the same files: paths, sizes and times of change. */
  readonly fingerprint: string;
}

/** Characters that are hashed together. */
const AT_ONCE = 16 * 1024;

/** Counts the input without opening a file. */
export async function measureInput(paths: readonly string[], options: ReadNotesOptions): Promise<InputSize> {
  const hash = createHash("sha256");
  let files = 0;
  let bytes = 0;
  let waiting = "";
  for await (const { path, relative } of walkPaths(paths, options)) {
    files++;
    const found = path === "-" ? undefined : statOf(path);
    bytes += found?.size ?? 0;
    waiting += `${relative}\0${found?.size ?? ""}\0${Math.floor(found?.mtimeMs ?? 0)}\n`;
    // The way to the hash costs more than what it does with one line.
    if (waiting.length < AT_ONCE) continue;
    hash.update(waiting);
    waiting = "";
  }
  hash.update(waiting);
  return { files, bytes, fingerprint: hash.digest("hex") };
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // reading it says why
  }
}
