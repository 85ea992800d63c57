import type { Command } from "commander";
import type { FormatName } from "../formats/index.js";
import { loadModel, readConfig } from "../load/index.js";
import { type FoundInNote, taggedNote } from "../model/index.js";
import { configWarnings } from "../pipeline/config/index.js";
import {
  type InputFlags,
  type ModelFlags,
  readOptions,
  withInputOptions,
  withModelOptions,
  withOutputOptions,
} from "./io-options.js";
import { reportJob, runWithProgress } from "./run-with-progress.js";

interface TagFlags extends InputFlags, ModelFlags {
  readonly out: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

export function tagCommand(command: Command): void {
  command.argument("<inputs...>", "files, folders, or - for standard input");
  withModelOptions(withOutputOptions(withInputOptions(command)))
    .option("--json", "summary for machines")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: TagFlags) => {
      const config = flags.config === undefined ? {} : readConfig(flags.config);
      for (const warning of configWarnings(config)) console.error(`warning: ${warning}`);
      const model = await loadModel(flags.model, {
        warm: false,
        config,
        ...(flags.bias !== undefined && { bias: flags.bias }),
      });
      const summary = await runWithProgress({
        inputs,
        out: flags.out,
        read: readOptions(flags),
        to: flags.to ?? "jsonl",
        ...(flags.overwrite === undefined ? {} : { overwrite: flags.overwrite }),
        work: async (note, source) => {
          const [found] = await model.find([note]);
          return { note: taggedNote(note, found as FoundInNote), relative: source.relative };
        },
      });
      reportJob(summary, flags.out, flags.json === true);
    });
}

const HELP = `
Writes the notes with the spans that were found, with score and finder, and how sure the model is of each note (the field
confidence, 0 to 1), where the format can hold them; spans that the input carries are left out. Output holds the notes as they are: it is as confidential as the input. Without --to it
is jsonl.

Examples:
  scrubjay tag notes/ --out tagged/ --to brat
  scrubjay tag note.txt --out pages/ --to html
  scrubjay tag notes.jsonl --out tagged.jsonl --config scrubjay.config.json`;
