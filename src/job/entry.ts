import type { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { OutputName } from "./note-names.js";
import type { FileEnd, InputNote } from "./read-input.js";

/** A note of the job under its new name, or the end of a file. */
export type Entry = NoteEntry | EndEntry;

export interface NoteEntry {
  readonly item: InputNote;
  readonly name: OutputName;
  /** The note, where it could be read. */
  readonly note?: Note;
  readonly problem?: ScrubJayError;
  /** Hash of the note as read, and of its path. */
  readonly input: string;
}

/** One that could be read. */
export type ReadEntry = NoteEntry & { readonly note: Note };

export interface EndEntry {
  readonly item: FileEnd;
  readonly note?: undefined;
  /** Path below the output of the file's notes. */
  readonly relative: string;
}
