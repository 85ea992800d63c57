import type { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";

export type FormatName =
  | "txt"
  | "jsonl"
  | "i2b2-2006"
  | "i2b2-2014"
  | "brat"
  | "conll"
  | "csv"
  | "inline"
  | "sgml"
  | "html";

/** What survives the way out to a format and back. The round-trip suite is driven by this table. */
export interface Keeps {
  /** `exact`: every character. `words`: tokens and offsets, white space becomes blanks. `none`: cannot be read back. */
  readonly text: "exact" | "words" | "none";
  /** `all`: overlapping, nested and duplicate spans too. `disjoint`: overlaps are refused by name. */
  readonly spans: "all" | "disjoint" | "none";
  /** `any`: every label as it is. A mapping's name: labels go through that mapping under schema `phi`. */
  readonly types: "any" | "none" | "i2b2-2006" | "i2b2-2014";
  /** Fields beside text, start, end and type. */
  readonly fields: readonly (
    | "id"
    | "patient"
    | "type"
    | "date"
    | "extra"
    /** Extra fields come back as strings. */
    | "extra-as-text"
    | "score"
    | "source"
    | "link"
  )[];
  /** Characters the format has no way to hold; the writer refuses a note with one. */
  readonly refuses: readonly ("nul" | "xml-control" | "lone-surrogate")[];
}

export interface ReadOptions {
  /** Offsets in the file: our own UTF-16 units (default) or Python's code points. Formats made in Python fix theirs. */
  readonly offsets?: "utf16" | "codepoints";
  /** `phi` (default) brings labels into our types; `open` takes them as they are. */
  readonly schema?: "phi" | "open";
  /** CSV and JSONL: column or field that holds the text (default "text"), and those that hold id, patient, type, date. */
  readonly columns?: Readonly<Partial<Record<"text" | "id" | "patient" | "type" | "date", string>>>;
  /** CSV: default by the file's ending, `,` for .csv and tab for .tsv. */
  readonly delimiter?: string;
  /** Longest note, or record of a file of many, in UTF-16 units. Default: what a string can hold. */
  readonly maxLength?: number;
  /** JSONL: an empty line is an error in its place, for those who answer every line. Default: passed over. */
  readonly everyLine?: boolean;
}

export interface ReadContext {
  /** For error messages only. */
  readonly file: string;
  /** Default id of the note in this file: its path below the input, without the format's ending. */
  readonly id: string;
  readonly options: ReadOptions;
  /** Decoded content of the file beside this one with another ending (brat's ".ann"), if it exists. */
  companion(ending: string): Promise<string | undefined>;
}

export interface WriteOptions {
  readonly offsets?: "utf16" | "codepoints";
  readonly schema?: "phi" | "open";
  readonly columns?: ReadOptions["columns"];
  readonly delimiter?: string;
  /** CSV: the first note of the file. Its extra fields are the file's further columns. */
  readonly like?: Note;
  /** `false` leaves the spans out: in JSONL their field too, in CSV their column. */
  readonly spans?: boolean;
}

/** A format whose file holds one note. */
export interface NoteFile {
  readonly layout: "one-note-per-file";
  /** Reads a whole file. Throws ScrubJayError; never quotes the text. */
  read?(content: string, context: ReadContext): Promise<Note> | Note;
  /** Every file of one note: ending (".txt") and content. */
  write(note: Note, options: WriteOptions): readonly { readonly ending: string; readonly content: string }[];
}

/** A format whose file holds many notes, read and written as a stream. */
export interface NoteStream {
  readonly layout: "many-notes-per-file";
  /** A record that cannot be read is yielded as an error, and reading goes on after it where that is safe. */
  read(chunks: AsyncIterable<string>, context: ReadContext): AsyncIterable<Note | ScrubJayError>;
  header(options: WriteOptions): string;
  record(note: Note, options: WriteOptions): string;
  footer(options: WriteOptions): string;
}

export type Format = (NoteFile | NoteStream) & {
  readonly name: FormatName;
  readonly description: string;
  /** Endings with the point, the first is the one we write: [".jsonl", ".ndjson"]. */
  readonly endings: readonly string[];
  readonly keeps: Keeps;
  /** Without spans it says nothing, or something wrong: that every word is none. */
  readonly needsSpans?: true;
  /** Certainty 0 to 1 that a file with this name and first 4,096 characters is of this format. */
  detect(fileName: string, head: string): number;
};
