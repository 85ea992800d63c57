import { type Command, Option } from "commander";
import { lookUp } from "../errors.js";
import {
  BREAKDOWNS,
  type BreakdownName,
  type Evaluation,
  errorListTable,
  evaluateNotes,
  evaluationPlots,
  everyEvaluationTable,
  type Table,
  textTable,
} from "../evaluate/index.js";
import type { HipaaReading } from "../schema/index.js";
import { inLabels, schemaOf, withInputOptions, withLabelsOption } from "./io-options.js";
import {
  issueLines,
  loadNotes,
  numberBetween,
  printIssues,
  type ScoreFlags,
  withScoreOptions,
  writeReport,
} from "./score-options.js";

interface EvaluateFlags extends ScoreFlags {
  readonly gold: string;
  readonly pred: string;
  readonly by?: BreakdownName[];
  readonly table?: string[];
  readonly hipaa: HipaaReading;
  readonly beta: number;
  readonly samples: number;
  readonly alpha: number;
  readonly seed: number;
  readonly labels?: string;
}

const SUMMARY = ["modes", "risk", "note-ranks", "by-category", "by-type", "official-i2b2-2014"];
const SUMMARY_OPEN = ["modes", "risk", "note-ranks", "by-type", "official-meddocan"];

export function evaluateCommand(command: Command): void {
  command
    .requiredOption("--gold <path>", "annotated notes that are right")
    .requiredOption("--pred <path>", "the same notes with predictions");
  withLabelsOption(withScoreOptions(withInputOptions(command)), "score in these labels; what has them stays")
    .addOption(new Option("--by <parts...>", "further breakdowns").choices(Object.keys(BREAKDOWNS)))
    .option(
      "--table <names...>",
      `which tables to print; "all" for every one (default: ${SUMMARY.join(", ")})`,
    )
    .addOption(
      new Option("--hipaa <reading>", "HIPAA rows: guideline counts IDNUM, official-script does not")
        .choices(["guideline", "official-script"])
        .default("guideline"),
    )
    .option("--beta <number>", "weight of recall in F-beta", numberBetween(0.01, 100), 2)
    .option(
      "--samples <number>",
      "bootstrap samples for intervals of F1; 0 for none",
      numberBetween(0, 1e6, true),
      0,
    )
    .option("--alpha <number>", "chance that an interval misses", numberBetween(0.0001, 0.5), 0.05)
    .option("--seed <number>", "seed of the bootstrap", numberBetween(0, 2 ** 32 - 1, true), 1)
    .addHelpText(
      "after",
      `
Examples:
  scrubjay evaluate --gold gold/ --pred tagged/
  scrubjay evaluate --gold gold/ --pred tagged/ --json > scores.json
  scrubjay evaluate --gold gold/ --pred tagged/ --by note-type structure --table all
  scrubjay evaluate --gold gold/ --pred tagged/ --samples 1000 --report report.html
  scrubjay evaluate --gold gold/ --pred tagged/ --labels i2b2-2006
  scrubjay evaluate --gold gold/ --pred harmonised/ --schema open --labels seven-class   # predictions have them already
  scrubjay evaluate --gold brat-gold/ --pred brat-sys/ --schema open`,
    )
    .action(run);
}

async function run(flags: EvaluateFlags): Promise<void> {
  const labelled = async (path: string) =>
    (await loadNotes(path, flags)).map((note) => inLabels(note, flags.labels));
  const gold = await labelled(flags.gold);
  const pred = await labelled(flags.pred);
  const schema = schemaOf(flags);
  const { ids, hipaa, beta, by, samples, alpha, seed } = flags;
  const options = { schema, ids, hipaa, beta, samples, alpha, seed, ...(by && { by }) } as const;
  const evaluation = evaluateNotes(gold, pred, options);
  printIssues(evaluation.issues);
  const every = everyEvaluationTable(evaluation);
  const tables = every.filter(({ rows }) => rows.length > 0);
  if (flags.report !== undefined) {
    const list = errorListTable(
      "Errors, one by one",
      ["Gold", "Predicted"],
      evaluation.errors,
      flags.withText ? gold : undefined,
    );
    await writeReport(
      flags.report,
      {
        title: "ScrubJay evaluation",
        lines: [summary(evaluation), ...issueLines(evaluation.issues)],
        tables: [...tables, ...(list.rows.length > 0 ? [list] : [])],
        plots: evaluationPlots(evaluation),
      },
      flags.overwrite,
    );
  }
  if (flags.json) console.log(JSON.stringify(evaluation, null, 2));
  else console.log([summary(evaluation), ...chosen(every, flags, schema).map(shown)].join("\n\n"));
}

function summary({ notes, goldSpans, predictedSpans }: Evaluation): string {
  return `${notes} notes, ${goldSpans} gold spans, ${predictedSpans} predicted spans`;
}

function shown(table: Table): string {
  return table.rows.length > 0 ? textTable(table) : `${table.title}\n(empty: there is nothing to list)`;
}

/** A table asked for by name is shown even when it is empty; of the others, those with rows. */
function chosen(every: readonly Table[], flags: EvaluateFlags, schema: "phi" | "open"): Table[] {
  const byName = Object.fromEntries(every.map((table) => [table.name, table]));
  const tables = every.filter(({ rows }) => rows.length > 0);
  if (flags.table?.includes("all")) return tables;
  if (flags.table) return flags.table.map((name) => lookUp("table", byName, name));
  const wanted = [
    ...(schema === "phi" ? SUMMARY : SUMMARY_OPEN),
    ...(flags.by ?? []).map((name) => `by-${name}`),
  ];
  return tables.filter(({ name }) => wanted.includes(name));
}
