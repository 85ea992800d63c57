import { type Command, InvalidArgumentError, Option } from "commander";
import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { ENCODINGS, FORMATS, type ReadNotesOptions } from "../formats/index.js";
import { makeNote, type Note } from "../note.js";
import { MAPPINGS, relabelled } from "../schema/index.js";

const names = Object.keys(FORMATS);

/** Which model, and what of it the user changes. */
export interface ModelFlags {
  readonly model?: string;
  readonly bias?: number;
  readonly config?: string;
}

/** Options as commander hands them over. */
export interface InputFlags {
  readonly from?: string;
  readonly encoding?: string;
  readonly offsets?: string;
  readonly schema?: string;
  readonly columns?: ReadNotesOptions["columns"];
  readonly delimiter?: string;
}

/** Adds the options that say how input is read. */
export function withInputOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--from <format>", "format of the input; by default told from name and content").choices(
        readable(),
      ),
    )
    .addOption(
      new Option("--encoding <name>", "how characters stand as bytes")
        .choices(Object.keys(ENCODINGS))
        .default("utf-8"),
    )
    .addOption(
      new Option("--offsets <unit>", "unit of offsets in jsonl and csv files").choices([
        "utf16",
        "codepoints",
      ]),
    )
    .addOption(
      new Option("--schema <labels>", "our PHI types, or any labels as they are")
        .choices(["phi", "open"])
        .default("phi"),
    )
    .option(
      "--columns <pairs>",
      "csv and jsonl: which column or field holds what, such as text=NOTE_TEXT,id=NOTE_ID (also patient, type, date)",
      parseColumns,
    )
    .option("--delimiter <character>", "csv: default by the file's ending, comma or tab");
}

/** Adds the option that carries notes into another label set. */
export function withLabelsOption(command: Command, about: string): Command {
  return command.addOption(new Option("--labels <set>", about).choices(LABEL_SETS));
}

/** Label sets that a command offers by name. The others belong to formats, which carry them over by themselves. */
const LABEL_SETS = ["cchmc", "i2b2-2006", "physionet", "seven-class"];

/** The note with its annotations in the labels of the set, or as it is where none is wanted. */
export function inLabels<N extends Note>(note: N, set: string | undefined): N {
  if (set === undefined) return note;
  const mapping = lookUp("label set", MAPPINGS, set);
  return { ...note, ...makeNote({ ...note, spans: relabelled(mapping, note.text, note.spans) }) };
}

/** Labels of another set are taken as they are from then on. */
export function schemaOf({ schema, labels }: { readonly schema?: string; readonly labels?: string }) {
  return schema === "open" || labels !== undefined ? "open" : "phi";
}

/** Adds the options that say with what PHI is found, and what of it the user's config changes. */
export function withModelOptions(command: Command): Command {
  return withModelOnly(command).option(
    "--config <file>",
    "terms, patterns, known PHI, types, thresholds of your own; none is read unnamed",
  );
}

/** Adds the options that say with what PHI is found. */
function withModelOnly(command: Command): Command {
  return command
    .option(
      "--model <name>",
      "model file, or rules for rules alone (default: the model that comes with scrubjay)",
    )
    .option(
      "--bias <number>",
      "below 0 finds more, above 0 less (a model's own bias by default)",
      finiteNumber,
    );
}

/** Adds the options that say how output is written. */
export function withOutputOptions(command: Command, outIsNeeded = true): Command {
  const out = new Option(
    "--out <path>",
    "folder, or file for formats with many notes in a file; - for standard output",
  );
  return command
    .addOption(out.makeOptionMandatory(outIsNeeded))
    .addOption(
      new Option("--to <format>", "format of the output; by default that of the input").choices(names),
    )
    .option("--overwrite", "replace output that exists");
}

function readable(): string[] {
  return names.filter((name) => FORMATS[name as keyof typeof FORMATS].keeps.text !== "none");
}

/** What the readers want, from what commander has. */
export function readOptions(flags: InputFlags): ReadNotesOptions {
  const delimiter = flags.delimiter?.replace(/^\\t$/, "\t");
  if (delimiter !== undefined && delimiter.length !== 1) {
    throw new ScrubJayError("bad-delimiter", "--delimiter takes one character", {
      exitCode: EXIT.usage,
      hint: "Write \\t for a tab.",
    });
  }
  return {
    ...(flags.from === undefined ? {} : { from: flags.from }),
    ...(flags.encoding === undefined ? {} : { encoding: flags.encoding }),
    ...(flags.offsets === undefined ? {} : { offsets: flags.offsets }),
    ...(flags.schema === undefined ? {} : { schema: flags.schema }),
    ...(flags.columns === undefined ? {} : { columns: flags.columns }),
    ...(delimiter === undefined ? {} : { delimiter }),
  } as ReadNotesOptions;
}

const COLUMN_ROLES = ["text", "id", "patient", "type", "date"];

/** "text=NOTE_TEXT,id=NOTE_ID" as a record. */
function parseColumns(pairs: string): Record<string, string> {
  return Object.fromEntries(
    pairs.split(",").map((pair) => {
      const [role = "", ...name] = pair.split("=");
      if (!COLUMN_ROLES.includes(role.trim()) || name.join("=") === "") {
        throw new ScrubJayError("bad-columns", "--columns takes ROLE=COLUMN, separated by commas", {
          exitCode: EXIT.usage,
          hint: `Roles: ${COLUMN_ROLES.join(", ")}. Example: --columns text=NOTE_TEXT,id=NOTE_ID`,
        });
      }
      return [role.trim(), name.join("=")];
    }),
  );
}

/** An option's value as a number. */
export function finiteNumber(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) throw new InvalidArgumentError("a number");
  return number;
}

/** An option's value as a whole number from 1 on. */
export function wholeNumber(value: string): number {
  return wholeNumberFrom(1, value);
}

/** For options where none is an answer. */
export function countFromZero(value: string): number {
  return wholeNumberFrom(0, value);
}

function wholeNumberFrom(least: number, value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && Number.isInteger(number) && number >= least) return number;
  throw new InvalidArgumentError(`a whole number from ${least} on`);
}
