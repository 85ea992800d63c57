import type { Command } from "commander";
import type { FormatName } from "../formats/index.js";
import { makeNote } from "../note.js";
import { loadModel } from "../run/index.js";
import { type InputFlags, readOptions, withInputOptions, withOutputOptions } from "./io-options.js";
import { reportJob, runWithProgress } from "./run-with-progress.js";

interface TagFlags extends InputFlags {
  readonly out: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  readonly model?: string;
  readonly json?: boolean;
}

export function registerTag(program: Command): void {
  const command = program
    .command("tag")
    .description("find PHI and change nothing")
    .argument("<inputs...>", "files, folders, or - for standard input");
  withOutputOptions(withInputOptions(command))
    .option("--model <name>", "model to find PHI with (default: the bundled one)")
    .option("--json", "summary for machines")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: TagFlags) => {
      const model = await loadModel(flags.model);
      const summary = await runWithProgress({
        inputs,
        out: flags.out,
        read: readOptions(flags),
        to: flags.to ?? "jsonl",
        ...(flags.overwrite === undefined ? {} : { overwrite: flags.overwrite }),
        work: (note, source) => ({
          note: makeNote({ ...note, spans: model.tag(note) }),
          relative: source.relative,
        }),
      });
      reportJob(summary, flags.out, flags.json === true);
    });
}

const HELP = `
Writes the notes with the spans that were found, with score and finder where the format can hold them; spans that the
input carries are left out. Output holds the notes as they are: it is as confidential as the input. Without --to it
is jsonl.

Examples:
  scrubjay tag notes/ --out tagged/ --to brat
  scrubjay tag note.txt --out pages/ --to html
  scrubjay tag notes.jsonl --out tagged.jsonl`;
