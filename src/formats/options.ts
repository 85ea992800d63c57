import type { Readable, Writable } from "node:stream";
import type { ScrubJayError } from "../errors.js";
import type { Encoding } from "./encoding.js";
import type { FormatName, ReadOptions, WriteOptions } from "./format.js";

export interface ListOptions {
  readonly from?: FormatName;
  readonly encoding?: Encoding;
  /** Told of every file in a folder that is left out: its ending is not one of `from`'s, or it is a document beside notes. */
  readonly onSkip?: (path: string) => void;
  /** Told of a file in a folder that cannot be taken, which is then left out. Without it the first one is thrown. */
  readonly onProblem?: (error: ScrubJayError, path: string) => void;
}

export interface ReadNotesOptions extends ReadOptions, ListOptions {
  /** Default utf-8. Never guessed. */
  readonly encoding?: Encoding;
  /** What "-" reads from. */
  readonly stdin?: Readable;
}

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
