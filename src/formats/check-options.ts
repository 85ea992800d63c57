import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { ENCODINGS } from "./encoding.js";
import type { OpenWriterOptions, ReadNotesOptions } from "./options.js";

const READING: OptionNames<ReadNotesOptions> = {
  from: true,
  encoding: true,
  offsets: true,
  schema: true,
  columns: true,
  delimiter: true,
  maxLength: true,
  everyLine: true,
  onSkip: true,
  onProblem: true,
  stdin: true,
};

const WRITING: OptionNames<OpenWriterOptions> = {
  to: true,
  encoding: true,
  offsets: true,
  schema: true,
  columns: true,
  delimiter: true,
  spans: true,
  overwrite: true,
  inputs: true,
  inputIsFolder: true,
  stdout: true,
};

const COLUMNS: OptionNames<NonNullable<ReadNotesOptions["columns"]>> = {
  text: true,
  id: true,
  patient: true,
  type: true,
  date: true,
};

/** What is misspelt here would be read with the defaults: names in an encoding of which nobody thought. */
export function checkReading(whose: string, options: ReadNotesOptions): void {
  checkOptions(whose, options, READING);
  checkShared(options);
}

export function checkWriting(whose: string, options: OpenWriterOptions): void {
  checkOptions(whose, options, WRITING);
  checkShared(options);
}

function checkShared({ encoding, offsets, schema, columns }: ReadNotesOptions | OpenWriterOptions): void {
  checkChoice("encoding", encoding, Object.keys(ENCODINGS));
  checkChoice("offsets", offsets, ["utf16", "codepoints"]);
  checkChoice("schema", schema, ["phi", "open"]);
  if (columns !== undefined) checkOptions("columns", columns, COLUMNS);
}
