import { readFileSync } from "node:fs";
import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import type { FormatName } from "../formats/index.js";
import { noteTask } from "../job/index.js";
import { openMapping, unmapText } from "../load/index.js";
import { idCipher, noKey } from "../replace/index.js";
import { type InputFlags, readOptions, withInputOptions } from "./io-options.js";
import { reportJob } from "./report-job.js";
import { runWithBar } from "./run-job.js";
import { userKey } from "./user-key.js";

interface RevealFlags extends InputFlags {
  readonly keyFile?: string;
  readonly map?: string;
  readonly value?: string;
  readonly type?: string;
  readonly out?: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
}

export function revealCommand(command: Command): void {
  command.argument("[inputs...]", "notes that `deid --map` wrote");
  withInputOptions(command)
    .option("--key-file <file>", "the key of that run; or put it into SCRUBJAY_KEY")
    .option("--map <file>", "the mapping file of that run")
    .option("--out <path>", "where the original notes go")
    .option("--overwrite", "replace output that exists")
    .option("--value <code>", "a single encrypted number")
    .addOption(new Option("--type <type>", "the type of --value").default("IDNUM"))
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: RevealFlags) => {
      const key = userKey(flags.keyFile);
      if (key === undefined) throw noKey();
      if (flags.value !== undefined) {
        const original = idCipher(key).decrypt(flags.value, flags.type ?? "IDNUM");
        if (original === undefined) throw tooShort();
        console.log(original);
        return;
      }
      const { map, out } = flags;
      if (map === undefined || out === undefined || inputs.length === 0) throw incomplete();
      const mapping = openMapping(readMap(map), key);
      const summary = await runWithBar({
        inputs,
        out,
        read: readOptions(flags),
        ...(flags.overwrite === undefined ? {} : { overwrite: flags.overwrite }),
        // Places of spans belong to the new text: they go with it.
        task: noteTask("reveal", (note) => ({ ...note, text: unmapText(mapping, note.text), spans: [] })),
      });
      reportJob(summary, { out });
    });
}

function readMap(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new ScrubJayError("no-mapping", "the mapping file cannot be read", {
      file: path,
      exitCode: EXIT.usage,
      hint: "Name the mapping file of the run.",
    });
  }
}

function tooShort(): ScrubJayError {
  return new ScrubJayError("not-encrypted", "a value of this form is too short to have been encrypted", {
    exitCode: EXIT.usage,
    hint: "Short numbers become pseudonyms; the mapping file of the run restores them.",
  });
}

function incomplete(): ScrubJayError {
  return new ScrubJayError("nothing-to-reveal", "reveal needs notes with --map and --out, or --value", {
    exitCode: EXIT.usage,
    hint: "See scrubjay reveal --help.",
  });
}

const HELP = `
Restores notes to the letter from the encrypted mapping file of the run that wrote them, or one number that the
action "encrypt" made. What was written without --map, and what "surrogate" made, cannot be undone.

Examples:
  scrubjay reveal clean/ --map run.map --key-file our.key --out restored/
  scrubjay reveal --value 83-0417-2295 --type MEDICALRECORD --key-file our.key`;
