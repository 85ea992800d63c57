import type { Command } from "commander";
import { EXIT } from "../errors.js";
import { tagTask } from "../job/index.js";
import { readConfig } from "../load/index.js";
import { type ModelFlags, withInputOptions, withModelOptions, withOutputOptions } from "./io-options.js";
import { type TaggingFlags, taggingOptions, withManifestOption, withTaggingOptions } from "./job-options.js";
import { reportJob } from "./report-job.js";
import { runWithBar } from "./run-job.js";

interface TagFlags extends TaggingFlags, ModelFlags {
  readonly out: string;
}

export function tagCommand(command: Command): void {
  command.argument("<inputs...>", "files, folders, or - for standard input");
  withManifestOption(withTaggingOptions(withModelOptions(withOutputOptions(withInputOptions(command)))))
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: TagFlags) => {
      const { out, model, bias } = flags;
      const config = flags.config === undefined ? {} : readConfig(flags.config);
      const summary = await runWithBar({
        to: "jsonl",
        ...taggingOptions(flags),
        inputs,
        out,
        task: tagTask({ config, ...(model !== undefined && { model }), ...(bias !== undefined && { bias }) }),
      });
      reportJob(summary, { out, json: flags.json, noneWritten: EXIT.badInput });
    });
}

const HELP = `
Writes the notes with the spans that \`scrubjay deid\` would take out of them, with score and finder, and how sure the model
is of each note (the field confidence, 0 to 1), where the format can hold them; spans that the input carries are left out.
Notes of a patient are settled together: where --patient-from tells patients, the notes leave with them. Names and fields are
kept: the output is as confidential as the input. Without --to it is jsonl. A note on which anything goes wrong is not
written; it is listed.

Examples:
  scrubjay tag notes/ --out tagged/ --to brat
  scrubjay tag note.txt --out pages/ --to html
  scrubjay tag notes.jsonl --out tagged.jsonl --config scrubjay.config.json
  scrubjay tag notes/ --out tagged/ --resume     with a manifest; after Ctrl-C or a crash the same goes on`;
