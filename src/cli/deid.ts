import type { Command } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import { deidTask } from "../job/index.js";
import { keyFileWarning, readConfig } from "../load/index.js";
import { type ModelFlags, withInputOptions, withModelOptions, withOutputOptions } from "./io-options.js";
import { type TaggingFlags, taggingOptions, withTaggingOptions } from "./job-options.js";
import {
  chosenPolicy,
  keyFor,
  POLICIES_HELP,
  type ReplaceFlags,
  withReplaceOptions,
} from "./replace-options.js";
import { reportJob } from "./report-job.js";
import { runWithBar } from "./run-job.js";

interface DeidFlags extends TaggingFlags, ModelFlags, ReplaceFlags {
  readonly out?: string;
  readonly keepNames?: boolean;
  readonly keepColumns?: string;
  readonly withSpans?: boolean;
  readonly namesMap?: string;
  readonly map?: string;
}

export function deidCommand(command: Command): void {
  command.argument("<inputs...>", "files, folders, or - for standard input");
  withTaggingOptions(
    withReplaceOptions(withModelOptions(withOutputOptions(withInputOptions(command), false))),
  )
    .option("--keep-names", "file names and ids hold no PHI: keep them")
    .option("--keep-columns <names>", "fields beside the text that hold no PHI, by name, separated by commas")
    .option(
      "--with-spans",
      "say where replacements stand and of which type: for work in the house, never for a release",
    )
    .option("--names-map <file>", "original names by pseudonym, sealed for who has the key")
    .option(
      "--map <file>",
      "originals of all that is replaced, sealed for who has the key (see scrubjay reveal)",
    )
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: DeidFlags, self: Command) => {
      const config = flags.config === undefined ? {} : readConfig(flags.config);
      if (config.replace?.default !== undefined && self.getOptionValueSource("mode") === "cli") {
        throw new ScrubJayError("two-modes", "--mode and replace.default of the config both name a mode", {
          exitCode: EXIT.usage,
          hint: "Leave one of them out.",
        });
      }
      const out = flags.out ?? (inputs.includes("-") ? "-" : undefined);
      if (out === undefined) throw noOut();
      const policy = chosenPolicy(flags, config);
      const key = keyFor(flags, config);
      if ((flags.namesMap ?? flags.map) !== undefined && key === undefined) throw needsKey();
      const keyWarning = keyFileWarning(flags.keyFile);
      const keepColumns = flags.keepColumns?.split(",").map((name) => name.trim());
      const { warnings = [], ...tagging } = taggingOptions(flags);
      const summary = await runWithBar({
        ...tagging,
        warnings: [...(keyWarning === undefined ? [] : [keyWarning]), ...warnings],
        inputs,
        out,
        ...(flags.namesMap !== undefined && { namesMap: flags.namesMap }),
        ...(flags.map !== undefined && { map: flags.map }),
        task: deidTask({
          spec: {
            ...(flags.model !== undefined && { model: flags.model }),
            config,
            ...(flags.bias !== undefined && { bias: flags.bias }),
            replace: {
              mode: flags.mode,
              ...(flags.keepWeekdays !== undefined && { keepWeekdays: flags.keepWeekdays }),
              ...(policy !== undefined && { policy }),
              ...(key !== undefined && { key }),
            },
          },
          ...(flags.keepNames !== undefined && { keepNames: flags.keepNames }),
          ...(keepColumns !== undefined && { keepColumns }),
          ...(flags.withSpans !== undefined && { withSpans: flags.withSpans }),
        }),
      });
      reportJob(summary, { out, json: flags.json });
    });
}

/** A mistake of the user that shows before anything is read. */
function needsKey(): ScrubJayError {
  return new ScrubJayError("no-key", "--names-map and --map need a key", {
    exitCode: EXIT.usage,
    hint: "Make one with `scrubjay keygen` and name it with --key-file.",
  });
}

function noOut(): ScrubJayError {
  return new ScrubJayError("no-output", "--out is missing", {
    exitCode: EXIT.usage,
    hint: "Name a folder, or a file for formats with many notes in a file.",
  });
}

const HELP = `
File names, folder names, ids and every field beside the text are PHI until you say otherwise: names become
pseudonyms under the key, or without one numbers in input order; other fields are dropped. Spans that the input already
carries are taken out too. A note on which anything goes wrong is not written; it is listed and the exit code is 3.
The output does not say what was replaced: whatever reads as a name outside such marks would be known for one that was
missed. --with-spans writes the marks, place and type alone; \`scrubjay attack\` needs them. html and conll are nothing
without and need the flag.
Beside the notes stands manifest.jsonl, which holds no values; \`scrubjay verify\` checks both. docs/guide/job.md has more.

Policies say what may stay; what may not is replaced in the way of --mode:
${POLICIES_HELP}

Examples:
  scrubjay deid notes/ --out clean/
  scrubjay deid notes.jsonl --out clean.jsonl --mode surrogate --key-file our.key
  scrubjay deid notes.jsonl --out clean.jsonl --mode redact --policy safe-harbor
  scrubjay deid notes.jsonl --out clean.jsonl --mode label
  scrubjay deid notes.jsonl --out marked.jsonl --with-spans    with marks, for \`scrubjay attack\`; not to be released
  scrubjay deid notes.jsonl --out clean.jsonl --config scrubjay.config.json
  scrubjay deid export.csv --columns text=NOTE_TEXT --out clean.csv --keep-columns DEPT_CODE
  scrubjay deid notes/ --out clean/ --resume               after Ctrl-C, a crash or a power loss
  scrubjay deid 'notes/**/*.txt' --out clean/ --shard 3/16 the third of sixteen machines
  cat notes.jsonl | scrubjay deid - --from jsonl --to jsonl    line in, line out`;
