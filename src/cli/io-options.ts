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
      "csv: which column holds what, such as text=NOTE_TEXT,id=NOTE_ID (also patient, type, date)",
      parseColumns,
    )
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
