import type { Command } from "commander";
import type { FormatName } from "../formats/index.js";
import { type InputFlags, readOptions, withInputOptions, withOutputOptions } from "./io-options.js";
import { reportJob, runWithProgress } from "./run-with-progress.js";

interface ConvertFlags extends InputFlags {
  readonly out: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

export function convertCommand(command: Command): void {
  command.argument("<inputs...>", "files, folders, or - for standard input");
  withOutputOptions(withInputOptions(command))
    .option("--json", "summary for machines")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: ConvertFlags) => {
      const summary = await runWithProgress({
        inputs,
        out: flags.out,
        read: readOptions(flags),
        ...(flags.to === undefined ? {} : { to: flags.to }),
        ...(flags.overwrite === undefined ? {} : { overwrite: flags.overwrite }),
        work: (note, source) => ({ note, relative: source.relative }),
      });
      reportJob(summary, flags.out, flags.json === true);
    });
}

const HELP = `
docs/guide/formats.md says what each format keeps of text, spans, types and fields. Under --schema phi, the labels of
i2b2-2006 and i2b2-2014 files become our types and back; --schema open leaves labels as they are.

Examples:
  scrubjay convert gold/ --out gold.jsonl --to jsonl
  scrubjay convert python-made.jsonl --offsets codepoints --out brat/ --to brat
  scrubjay convert old/ --encoding windows-1252 --out xml/ --to i2b2-2014`;
