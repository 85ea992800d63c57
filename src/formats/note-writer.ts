import type { Writable } from "node:stream";
import type { Note } from "../note.js";
import type { Encoding } from "./encoding.js";
import type { FormatName, WriteOptions } from "./format.js";

export interface OpenWriterOptions extends Omit<WriteOptions, "like"> {
  readonly to: FormatName;
  /** Default utf-8. XML and HTML are written in no other. */
  readonly encoding?: Encoding;
  /** Replace files that exist. Default: refuse. */
  readonly overwrite?: boolean;
  /** The output may not be one of these or lie inside one. */
  readonly inputs?: readonly string[];
  /** The input is a folder: notes of a file with many notes get a folder of that file's name. */
  readonly inputIsFolder?: boolean;
  /** What "-" writes to. */
  readonly stdout?: Writable;
}

export interface NoteWriter {
  /**
   * Writes one note. `relative` is the path of the file it comes from below the input, `from` that file's
   * format (default: what its ending says). Gives the number of spans that the output holds, which a format with
   * labels of its own may lessen. When it throws, the note is not in the output and others may follow.
   */
  write(note: Note, relative: string, from?: FormatName): Promise<number>;
  /** The file at this path below the input is done: its own file of many notes gets its name now. */
  finishSource(relative: string): Promise<void>;
  /** Finishes the output: what is left of files of many notes gets its name now. */
  close(): Promise<void>;
  /** Takes away everything that is not finished. */
  abort(): Promise<void>;
}

/** What writes the notes once their labels are the format's own. */
export type InnerWriter = Omit<NoteWriter, "write"> & {
  write(note: Note, relative: string, from?: FormatName): Promise<void>;
};

/** What `noteFiles` and `noteStreams` are told. */
export interface Target extends OpenWriterOptions {
  readonly out: string;
  /** Real paths of the inputs: none of them is ever written over. */
  readonly inputFiles: ReadonlySet<string>;
  readonly encoding: Encoding;
  readonly overwrite: boolean;
}
