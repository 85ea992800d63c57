import type { Writable } from "node:stream";
import type { Note } from "../../note.js";
import type { Encoding } from "../encoding.js";
import type { Format, WriteOptions } from "../format.js";
import type { Disk } from "./disk.js";

/** Where notes go, for all formats alike. */
export interface OutputTarget {
  readonly out: string;
  readonly encoding: Encoding;
  readonly write: WriteOptions;
  /** Notes of a file with many notes get a folder of that file's name. */
  readonly inputIsFolder: boolean;
  /** May a file that exists be replaced now? */
  readonly mayReplace: () => boolean;
  readonly disk: Disk;
  /** What "-" writes to. */
  readonly stdout: Writable;
}

/** A note's bytes and where they go. */
export interface Added {
  readonly files: readonly {
    /** Below the output folder, or the output file's own name. */
    readonly name: string;
    readonly bytes: Buffer;
  }[];
  /** Where in a file of many notes, as it is before packing. */
  readonly at: number | null;
}

/** A file of many notes as it lies on the disk, packing and all. */
export interface StreamFile {
  /** Path below the output folder, or the output file's name. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a checkpoint knows of unfinished files of many notes, by path below the output: bytes so far, as packed, and their SHA-256. */
export type OpenFiles = Readonly<Record<string, { readonly bytes: number; readonly hash: string }>>;

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
  /** No more notes come from this file of the input: gives its file of many notes, now whole. */
  finishSource(relative: string): Promise<readonly StreamFile[]>;
  /** The same where that was so before the job was resumed. */
  passOverSource(relative: string): void;
  /** Finishes all files of many notes that are left. One file for all is made `evenEmpty`, if there was no note. */
  close(evenEmpty: boolean): Promise<readonly StreamFile[]>;
  /** Takes away all that is not finished. */
  discard(): Promise<void>;
  /** A line of ours in place of a note, where notes are answered one by one. */
  say?(line: string): void;
}
