import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import type { FormatName } from "../formats/index.js";
import { readConfig } from "../pipeline/config/index.js";
import { MODES, type ModeName } from "../replace/index.js";
import { deidWork, loadModel } from "../run/index.js";
import {
  type InputFlags,
  type ModelFlags,
  readOptions,
  withInputOptions,
  withModelOptions,
  withOutputOptions,
} from "./io-options.js";
import { reportJob, runWithProgress } from "./run-with-progress.js";

interface DeidFlags extends InputFlags, ModelFlags {
  readonly out: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  readonly mode: ModeName;
  readonly keepNames?: boolean;
  readonly keepColumns?: string;
  readonly json?: boolean;
}

export function registerDeid(program: Command): void {
  const command = program
    .command("deid")
    .description("take PHI out of notes")
    .argument("<inputs...>", "files, folders, or - for standard input");
  withModelOptions(withOutputOptions(withInputOptions(command)))
    .addOption(
      new Option(
        "--mode <mode>",
        "redact: [DATE]; label: [DATE-1], same value same number; mask: same length",
      )
        .choices(Object.keys(MODES))
        .default("redact"),
    )
    .option("--keep-names", "file names and ids hold no PHI: keep them")
    .option("--keep-columns <names>", "fields beside the text that hold no PHI, by name, separated by commas")
    .option("--json", "summary for machines")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: DeidFlags, self: Command) => {
      const config = flags.config === undefined ? {} : readConfig(flags.config);
      if (config.replace?.default !== undefined && self.getOptionValueSource("mode") === "cli") {
        throw new ScrubJayError("two-modes", "--mode and replace.default of the config both name a mode", {
          exitCode: EXIT.usage,
          hint: "Leave one of them out.",
        });
      }
      const model = await loadModel(flags.model, {
        config,
        ...(flags.bias !== undefined && { bias: flags.bias }),
      });
      const keepColumns = flags.keepColumns?.split(",").map((name) => name.trim());
      const summary = await runWithProgress({
        inputs,
        out: flags.out,
        read: readOptions(flags),
        ...(flags.to === undefined ? {} : { to: flags.to }),
        ...(flags.overwrite === undefined ? {} : { overwrite: flags.overwrite }),
        work: deidWork({
          model,
          mode: flags.mode,
          ...(flags.keepNames === undefined ? {} : { keepNames: flags.keepNames }),
          ...(keepColumns === undefined ? {} : { keepColumns }),
        }),
      });
      reportJob(summary, flags.out, flags.json === true, EXIT.withheld);
    });
}

const HELP = `
File names, folder names, ids and every field beside the text are PHI until you say otherwise: names become numbers
in input order, other fields are dropped. Spans that the input already carries are taken out too. A note on which
anything goes wrong is not written; it is listed and the exit code is 3.

Examples:
  scrubjay deid notes/ --out clean/
  scrubjay deid notes.jsonl --out clean.jsonl --mode label
  scrubjay deid notes.jsonl --out clean.jsonl --config scrubjay.config.json
  scrubjay deid export.csv --columns text=NOTE_TEXT --out clean.csv --keep-columns DEPT_CODE
  cat note.txt | scrubjay deid - --from txt --to jsonl --out -`;
