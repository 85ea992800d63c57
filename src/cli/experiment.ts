import { join } from "node:path";
import type { Command } from "commander";
import { lookUp } from "../errors.js";
import { renderPlot, textTable } from "../evaluate/index.js";
import { writeFileWhole } from "../formats/index.js";
import {
  codeDigest,
  type ExperimentReport,
  folderStore,
  runUnits,
  withBias,
  withTraining,
} from "../learn/index.js";
import { inLabelSet, type Recipe } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { readCorpora } from "./experiment-corpora.js";
import { EXPERIMENTS, type KindFlags, refuseOtherNumber } from "./experiment-kinds.js";
import {
  countFromZero,
  finiteNumber,
  wholeNumber,
  withInputOptions,
  withLabelsOption,
} from "./io-options.js";
import type { CorpusFlags } from "./resynth-corpus.js";
import { numberBetween, writeReport } from "./score-options.js";

interface ExperimentFlags extends CorpusFlags, KindFlags {
  readonly out: string;
  readonly recipe?: string;
  readonly labels?: string;
  readonly folds: number;
  readonly foldsRead?: number;
  readonly share: number;
  readonly seed: number;
  readonly bias?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly json?: boolean;
}

export function experimentCommand(command: Command): void {
  const inputs = withInputOptions(
    command
      .argument("<experiment>", Object.keys(EXPERIMENTS).join(", "))
      .argument("<corpora...>", "annotated notes, a file or folder for each corpus"),
  );
  withLabelsOption(inputs, "learn and score in these labels (default of cross-train and boost: seven-class)")
    .requiredOption("--out <folder>", "tables, plots, figures and finished units; run again to go on")
    .option(
      "--recipe <name>",
      "the system; `scrubjay recipes` lists them (default: scrubjay; self-train: mlhsla)",
    )
    .option("--folds <n>", "patients apart", wholeNumber, 5)
    .option("--folds-read <n>", "read the first so many of the folds alone: faster, less sure", wholeNumber)
    .option(
      "--share <s>",
      "of the patients of every corpus, the others are left out",
      numberBetween(0.01, 1),
      1,
    )
    .option(
      "--steps <n>",
      "learning-curve, cross-train: shares of the training notes (default: 10)",
      countFromZero,
    )
    .option("--pooled", "cross-train: shares are added to all other corpora together, not to each")
    .option(
      "--rounds <n>",
      "boost: lots in which the corpus is annotated (default: 4); self-train: most rounds over free text (default: 5)",
      wholeNumber,
    )
    .option("--labelled <n>", "self-train: about so many notes keep their labels (default: 20)", wholeNumber)
    .option("--without <names...>", "ablation: templates or groups of them (default: every template)")
    .option(
      "--biases <numbers>",
      "bias-curve: with commas, such as -2,-1,0 (default: -3 to 1)",
      (value: string) => value.split(",").map(finiteNumber),
    )
    .option(
      "--patient-from <how>",
      "whose note it is: folder, file:REGEX, column:NAME or map:FILE.csv; index.json is read anyway",
    )
    .option("--bias <number>", 'bias on "outside": below 0 finds more', finiteNumber)
    .option("--iterations <n>", "most iterations of training", wholeNumber)
    .option("--threads <n>", "threads; the result is the same with any number", wholeNumber, 2)
    .option("--seed <n>", "for folds, shares, training and significance", wholeNumber, 1)
    .option("--json", "the figures for machines")
    .addHelpText("after", help())
    .action(experiment);
}

async function experiment(name: string, paths: string[], flags: ExperimentFlags): Promise<void> {
  const kind = lookUp("experiment", EXPERIMENTS, name);
  refuseOtherNumber(name, kind, paths.length);
  const set = flags.labels ?? (flags.schema === "open" ? undefined : kind.labels);
  const labels = set === undefined ? {} : { labels: set };
  const recipe = chosenRecipe({ recipe: kind.recipe ?? "scrubjay", ...flags, ...labels });
  const corpora = await readCorpora(paths, { ...flags, ...labels });
  const { folds, foldsRead, share, seed, threads } = flags;
  const options = { recipe, folds, share, seed, ...(foldsRead !== undefined && { foldsRead }) };
  const { units, report } = kind.plan(corpora, options, flags);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  let done = 0;
  let all = 0;
  const predictions = await runUnits(units, {
    store: folderStore(join(flags.out, "units")),
    code: codeDigest(),
    seed,
    threads,
    onStart(trainings) {
      all = trainings.all;
      done = trainings.kept;
      say(`${all} trainings, ${done} kept from before`);
    },
    onTraining: (training) => say(`[${++done}/${all}] ${training}`),
  });
  const told = report(predictions);
  const lines = set === undefined ? told.lines : [...told.lines, `Labels: ${set}.`];
  await writeResults(name, { ...told, lines }, flags.out);
  if (flags.json) console.log(JSON.stringify(told.figures, null, 2));
  else for (const table of told.tables) console.log(`${textTable(table)}\n`);
  say(`written: ${join(flags.out, name)}.html, .md, .json and .svg`);
}

function chosenRecipe(flags: ExperimentFlags & { readonly recipe: string }): Recipe {
  let recipe = lookUp("recipe", RECIPES, flags.recipe);
  if (flags.labels !== undefined) recipe = inLabelSet(recipe, flags.labels);
  if (flags.bias !== undefined) recipe = withBias(recipe, flags.bias);
  return flags.iterations === undefined ? recipe : withTraining(recipe, { maxIterations: flags.iterations });
}

/** The same folder again replaces what an earlier run told; that is what to go on means. */
async function writeResults(name: string, report: ExperimentReport, out: string): Promise<void> {
  const { title, lines, tables, plots, figures } = report;
  const parts = { title, lines, tables, plots };
  for (const ending of ["html", "md"]) await writeReport(join(out, `${name}.${ending}`), parts, true);
  const write = (ending: string, text: string) =>
    writeFileWhole(join(out, `${name}${ending}`), Buffer.from(text), true);
  await write(".json", `${JSON.stringify(figures, null, 2)}\n`);
  for (const [at, { spec }] of plots.entries())
    await write(`${plots.length > 1 ? `-${at + 1}` : ""}.svg`, await renderPlot(spec));
}

function help(): string {
  const list = Object.entries(EXPERIMENTS).map(([name, { about }]) => `  ${name.padEnd(15)} ${about}`);
  return `
Experiments:
${list.join("\n")}

Every unit, one training and what it reads, is kept in the output folder as soon as it is done: stop with Ctrl-C and give the
same command again. Kept are places and types of what was found, no text. Figures are strict, p is by approximate
randomisation, patients are never on both sides. docs/guide/experiments.md shows each experiment.

Examples:
  scrubjay experiment learning-curve ours/ --recipe carafe --bias -1.75 --out curve/
  scrubjay experiment bias-curve ours/ --recipe carafe --biases -2,-1,0,1 --out bias/
  scrubjay experiment ablation ours/ --recipe uthealth --without gloveBits attributeName shapeNgrams --out ablation/
  scrubjay experiment components ours/ --recipe uthealth --folds 10 --out components/
  scrubjay experiment adapt ours/ public/ --recipe uthealth --out adapt/
  scrubjay experiment cross-train ours/ theirs/ public.jsonl --recipe cchmc --folds 10 --out cross/
  scrubjay experiment cross-train ours/ theirs/ --labels cchmc --share 0.33 --steps 0 --out table-6/
  scrubjay experiment self-train ours/ --labelled 20 --rounds 2 --folds-read 1 --out self-train/
  scrubjay experiment boost ours/ public/ --recipe cchmc --rounds 5 --out boost/`;
}
