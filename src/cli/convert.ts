import type { Command } from "commander";
import { EXIT } from "../errors.js";
import { noteTask } from "../job/index.js";
import { inLabels, withInputOptions, withLabelsOption, withOutputOptions } from "./io-options.js";
import { type JobFlags, jobOptions, withJobOptions, withManifestOption } from "./job-options.js";
import { reportJob } from "./report-job.js";
import { runWithBar } from "./run-job.js";

export function convertCommand(command: Command): void {
  command.argument("<inputs...>", "files, folders, or - for standard input");
  const job = withManifestOption(withJobOptions(withOutputOptions(withInputOptions(command))));
  withLabelsOption(job, "write the annotations in these labels")
    .addHelpText("after", HELP)
    .action(
      async (inputs: string[], flags: JobFlags & { readonly out: string; readonly labels?: string }) => {
        const { out, labels } = flags;
        let leftOut = 0;
        const task = noteTask(
          "convert",
          (note) => {
            const labelled = inLabels(note, labels);
            leftOut += Math.max(0, note.spans.length - labelled.spans.length);
            return labelled;
          },
          labels,
        );
        const summary = await runWithBar({ ...jobOptions(flags), inputs, out, task });
        summary.spansLeftOut += leftOut;
        reportJob(summary, { out, json: flags.json, noneWritten: EXIT.badInput });
      },
    );
}

const HELP = `
docs/guide/formats.md says what each format keeps of text, spans, types and fields. Under --schema phi, the labels of
i2b2-2006 and i2b2-2014 files become our types and back; --schema open leaves labels as they are. With --labels our types
become those of another set (docs/guide/experiments.md lists them); annotations for which it has no place are left out.

Examples:
  scrubjay convert gold/ --out gold.jsonl --to jsonl
  scrubjay convert python-made.jsonl --offsets codepoints --out brat/ --to brat
  scrubjay convert old/ --encoding windows-1252 --out xml/ --to i2b2-2014
  scrubjay convert ours/ --labels seven-class --out ours-harmonised.jsonl --to jsonl`;
