import type { Encoding } from "../../formats/encoding.js";
import type { Format, WriteOptions } from "../../formats/format.js";
import type { Note } from "../../note.js";

/** Where notes go, for all formats alike. */
export interface OutputTarget {
  readonly out: string;
  readonly encoding: Encoding;
  readonly write: WriteOptions;
  readonly inputIsFolder: boolean;
  /** May a file that exists be replaced now? */
  readonly mayReplace: () => boolean;
}

/** A note's bytes and where they go. */
export interface Added {
  /** Below the output folder, or the output file's own name. */
  readonly files: readonly string[];
  /** Where in a file of many notes, as it is before packing. */
  readonly at: number | null;
  readonly chunks: readonly Buffer[];
}

/** Sizes of unfinished files of many notes, by path below the output. */
export type OpenFiles = Readonly<Record<string, number>>;

/** One format's way to the disk. Notes come in input order; a job that is resumed passes over those it has written. */
export interface NoteOutput {
  /** Takes a note. When it throws, the note is not in the output and others may follow. */
  add(note: Note, relative: string, from: Format): Added;
  /** A note that was written before the job was resumed: `end` is where its bytes ended in a file of many notes. */
  passOver(note: Note, relative: string, from: Format, end: number): void;
  /** Writes what was taken. */
  commit(): Promise<void>;
  /** Makes all that was written last, and tells what a resumed job must cut back to. */
  checkpoint(): Promise<OpenFiles>;
  /** Cuts unfinished files back to a checkpoint, after the notes before it were passed over. */
  reopen(files: OpenFiles): Promise<void>;
  /** No more notes come from this file of the input. With `before`, that was so before the job was resumed. */
  finishSource(relative: string, before?: boolean): Promise<void>;
  close(): Promise<void>;
}
