import { type Command, Option } from "commander";
import { EXIT, lookUp } from "../errors.js";
import { renderReport, textTable } from "../evaluate/index.js";
import type { JobSummary } from "../job/index.js";
import {
  RESYNTHESES,
  RESYNTHESIS_SCOPES,
  type Resynthesis,
  type ResynthesisScope,
  resynthesise,
} from "../learn/index.js";
import { RECIPES } from "../recipes/index.js";
import {
  noKey,
  POLICY_NAMES,
  type PolicyName,
  policyNamed,
  STRATEGIES,
  type Strategy,
} from "../replace/index.js";
import {
  countFromZero,
  wholeNumber,
  withInputOptions,
  withLabelsOption,
  withOutputOptions,
} from "./io-options.js";
import { POLICIES_HELP } from "./replace-options.js";
import { plainSummary, reportJob, sortedObject } from "./report-job.js";
import { type OutputFlags, writeCopy } from "./resynth-copy.js";
import { type CorpusFlags, readCorpus } from "./resynth-corpus.js";
import { type FigureFlags, measure } from "./resynth-figures.js";
import { readIndexes } from "./resynth-index.js";
import { numberBetween, writeReport } from "./score-options.js";
import { userKey } from "./user-key.js";

interface ResynthFlags extends CorpusFlags, OutputFlags, FigureFlags {
  readonly keyFile?: string;
  readonly as?: keyof typeof RESYNTHESES;
  readonly strategy: Strategy;
  readonly scope: ResynthesisScope;
  readonly policy: PolicyName;
  readonly mask?: boolean;
  readonly both?: boolean;
  readonly recipe: string;
  readonly report?: string;
  readonly json?: boolean;
}

const { policy: _, evenly: __, masks: mask, ...AS_PAPER } = RESYNTHESES.cchmc;
const AS_CCHMC = { ...AS_PAPER, mask, policy: "cchmc-irb", labels: "cchmc", recipe: "cchmc" };

export function resynthCommand(command: Command): void {
  command.argument("<corpus>", "annotated notes: a folder or a file");
  withLabelsOption(withOutputOptions(withInputOptions(command)), "measure in these labels")
    .addOption(
      new Option(
        "--as <paper>",
        "cchmc: as paper 004 did it; sets --strategy, --scope, --policy, --mask, and --labels and --recipe of the figures",
      )
        .choices(Object.keys(RESYNTHESES))
        .implies(AS_CCHMC),
    )
    .option("--key-file <file>", "secret key (see scrubjay keygen); or put it into SCRUBJAY_KEY")
    .addOption(
      new Option(
        "--strategy <name>",
        "generate: all surrogates are made; shuffle: places, jobs and dates come from other patients' notes",
      )
        .choices(STRATEGIES)
        .default("generate"),
    )
    .addOption(
      new Option(
        "--scope <name>",
        "over what the same name or place has the same surrogate; a model learns more from a copy by patient",
      )
        .choices(RESYNTHESIS_SCOPES)
        .default("patient"),
    )
    .addOption(new Option("--policy <name>", "what may stay").choices(POLICY_NAMES).default("full"))
    .option(
      "--mask",
      "mask what the policy masks (cchmc-irb: SSNs); without it, invented numbers that are never given out",
    )
    .option("--no-mask", "surrogates for what the policy masks, with --as too")
    .option(
      "--patient-from <how>",
      "whose note it is: folder, file:REGEX, column:NAME or map:FILE.csv; index.json is read anyway",
    )
    .option("--stats", "counts of both by type: total, unique, length; chi-square")
    .option(
      "--evaluate",
      "train on the original and on the copy, read the original, fold after fold; takes long",
    )
    .option("--both", "--stats and --evaluate for both strategies; the copy that is written has --strategy")
    .option("--recipe <name>", "what --evaluate trains; `scrubjay recipes` lists them", "scrubjay")
    .option(
      "--vary <n>",
      "--evaluate learns from so many variations of each note as well, as `scrubjay train --vary` does",
      countFromZero,
      0,
    )
    .option("--folds <n>", "folds of --evaluate, patients apart", wholeNumber, 10)
    .option("--share <s>", "of the patients, for --evaluate alone", numberBetween(0.01, 1), 1)
    .option(
      "--keep <folder>",
      "keeps what --evaluate has trained, so that the same command goes on where it was stopped",
    )
    .option("--threads <n>", "threads of --evaluate; the result is the same", wholeNumber, 2)
    .option("--seed <n>", "for the folds and the significance", wholeNumber, 1)
    .option("--report <file>", "write the tables as well: .html or .md")
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(resynth);
}

async function resynth(corpus: string, flags: ResynthFlags): Promise<void> {
  const key = userKey(flags.keyFile);
  if (key === undefined) throw noKey();
  const recipe = lookUp("recipe", RECIPES, flags.recipe);
  // A report that could not be written shows before the work.
  if (flags.report !== undefined) await renderReport(flags.report, { title: "", lines: [], tables: [] });
  const indexes = await readIndexes(corpus);
  const read = await readCorpus(corpus, flags, indexes);
  const policy = policyNamed(flags.policy);
  const originals = read.map(({ note }) => note);
  const make = (strategy: Strategy): Resynthesis =>
    resynthesise(originals, {
      key,
      policy,
      strategy,
      scope: flags.scope,
      masks: flags.mask === true,
      evenly: flags.as !== undefined,
    });
  const made = make(flags.strategy);
  const bare = originals.filter(({ spans }) => spans.length === 0).length;
  const { summary, written } = await writeCopy({ corpus, read, indexes }, made, flags);
  const job = finish(summary, made, bare, flags);
  const strategies = flags.both ? STRATEGIES : [flags.strategy];
  const sets = new Map(
    strategies.map((strategy) => [strategy, (strategy === flags.strategy ? made : make(strategy)).copies]),
  );
  const figures = await measure(written, originals, sets, recipe, flags);
  const say = flags.out === "-" ? console.error : console.log;
  if (flags.json) say(JSON.stringify({ ...job, ...figures.json }, null, 2));
  else for (const table of figures.tables) say(`\n${textTable(table)}`);
  if (flags.report !== undefined) {
    const lines = [`Policy ${flags.policy}${flags.mask ? ", masks kept" : ""}.`];
    const parts = { title: "Resynthesis", lines, tables: figures.tables };
    await writeReport(flags.report, parts, flags.overwrite);
  }
}

/** Says what became of the copy, or gives it for machines. */
function finish(
  summary: JobSummary,
  { reused, united }: Resynthesis,
  bare: number,
  flags: ResynthFlags,
): object {
  if (flags.json) {
    if (summary.withheld > 0) process.exitCode = EXIT.withheld;
    return { ...plainSummary(summary), reused: sortedObject(reused), united, bare };
  }
  reportJob(summary, flags);
  const say = flags.out === "-" ? console.error : console.log;
  if (bare > 0) say(`  ${bare} notes have no annotation: copied as they are`);
  if (united > 0) say(`  ${united} annotations overlapped others and became one with them`);
  const types = Object.entries(sortedObject(reused)).map(([type, count]) => `${type} ${count}`);
  if (types.length > 0)
    say(`  surrogates that are originals elsewhere, of kinds with few values: ${types.join(", ")}`);
  return {};
}

const HELP = `
All notes are read before the first is changed: the same original has the same surrogate throughout its scope, and no
surrogate is an original of the corpus, but for what many people share (first names, large cities, states) or few values
exist of (ages, rooms), which are counted. Annotations stand on the surrogates. Text outside annotations, ids and file names stay as they are, patients
get new names; index.json is rewritten, all other files and fields stay behind. A note on which anything goes wrong, or
that shows a name or number of the corpus outside its annotations, is not written; the exit code is then 3.

Policies:
${POLICIES_HELP}

Examples:
  scrubjay resynth ours/ --out shared/ --key-file our.key
  scrubjay resynth ours/ --out shared/ --key-file our.key --policy cchmc-irb --strategy shuffle --stats
  scrubjay resynth ours/ --out shared/ --key-file our.key --as cchmc --stats --evaluate --share 0.33
  scrubjay resynth ours.jsonl --out shared.jsonl --key-file our.key --patient-from column:PAT_ID
  scrubjay resynth ours/ --out brat/ --to brat --key-file our.key --evaluate --recipe carafe --folds 10 --both`;
