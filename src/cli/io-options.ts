import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import { ENCODINGS, FORMATS, type ReadNotesOptions } from "../formats/index.js";

const names = Object.keys(FORMATS);

/** Options as commander hands them over. */
export interface InputFlags {
  readonly from?: string;
  readonly encoding?: string;
  readonly offsets?: string;
  readonly schema?: string;
  readonly textColumn?: string;
  readonly idColumn?: string;
  readonly patientColumn?: string;
  readonly typeColumn?: string;
  readonly dateColumn?: string;
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
    .option("--text-column <name>", "csv: column that holds the text (default: text)")
    .option("--id-column <name>", "csv: column that holds the id (default: id, else the row number)")
    .option("--patient-column <name>", "csv: column that holds the patient")
    .option("--type-column <name>", "csv: column that holds the note type")
    .option("--date-column <name>", "csv: column that holds the date")
    .option("--delimiter <character>", "csv: default by the file's ending, comma or tab");
}

/** Adds the options that say how output is written. */
export function withOutputOptions(command: Command): Command {
  return command
    .requiredOption(
      "--out <path>",
      "folder, or file for formats with many notes in a file; - for standard output",
    )
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
  const columns = {
    ...(flags.textColumn === undefined ? {} : { text: flags.textColumn }),
    ...(flags.idColumn === undefined ? {} : { id: flags.idColumn }),
    ...(flags.patientColumn === undefined ? {} : { patient: flags.patientColumn }),
    ...(flags.typeColumn === undefined ? {} : { type: flags.typeColumn }),
    ...(flags.dateColumn === undefined ? {} : { date: flags.dateColumn }),
  };
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
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
    ...(delimiter === undefined ? {} : { delimiter }),
  } as ReadNotesOptions;
}
