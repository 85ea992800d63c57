import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import {
  type CorrectionName,
  compareNotes,
  compareVariety,
  comparisonTable,
  P_VALUE_CORRECTIONS,
  textTable,
  variety,
  varietyIssues,
  varietyTable,
} from "../evaluate/index.js";
import type { Note } from "../note.js";
import type { HipaaReading } from "../schema/index.js";
import { withInputOptions } from "./io-options.js";
import {
  issueLines,
  loadNotes,
  numberBetween,
  printIssues,
  type ScoreFlags,
  withScoreOptions,
  writeReport,
} from "./score-options.js";

interface CompareFlags extends ScoreFlags {
  readonly gold?: string;
  readonly variety?: boolean;
  readonly metric?: string[];
  readonly byType?: boolean;
  readonly hipaa: HipaaReading;
  readonly alpha: number;
  readonly shuffles: number;
  readonly samples: number;
  readonly seed: number;
  readonly correction: CorrectionName;
}

export function compareCommand(command: Command): void {
  command
    .argument("<a>", "predictions of the first system")
    .argument("<b>", "predictions of the second system")
    .option("--gold <path>", "annotated notes that are right")
    .option("--variety", "no gold: compare how often two corpora repeat their PHI (chi-square)");
  withScoreOptions(withInputOptions(command))
    .option("--metric <names...>", "figures to test, such as strict.f1, token.recall, risk.leaked-notes")
    .option("--by-type", "test the strict F1 of every type, and of all together")
    .addOption(
      new Option("--hipaa <reading>", "HIPAA figures: guideline counts IDNUM, official-script does not")
        .choices(["guideline", "official-script"])
        .default("guideline"),
    )
    .option(
      "--alpha <number>",
      "chance of a false alarm (0.1 in the 2016 task's paper)",
      numberBetween(0.0001, 0.5),
      0.05,
    )
    .addOption(
      new Option("--correction <name>", "for several tests at once")
        .choices(Object.keys(P_VALUE_CORRECTIONS))
        .default("holm"),
    )
    .option("--shuffles <number>", "of the randomisation test", numberBetween(1, 1e7, true), 9999)
    .option("--samples <number>", "of the bootstrap intervals", numberBetween(1, 1e6, true), 1000)
    .option(
      "--seed <number>",
      "the same seed gives the same p-values",
      numberBetween(0, 2 ** 32 - 1, true),
      1,
    )
    .addHelpText(
      "after",
      `
Examples:
  scrubjay compare old/ new/ --gold gold/
  scrubjay compare old/ new/ --gold gold/ --by-type --correction bonferroni
  scrubjay compare old/ new/ --gold gold/ --metric strict.f1 risk.leaked-notes --alpha 0.1
  scrubjay compare original/ surrogates/ --variety`,
    )
    .action(run);
}

async function run(a: string, b: string, flags: CompareFlags): Promise<void> {
  const notesA = await loadNotes(a, flags);
  const notesB = await loadNotes(b, flags);
  const found = flags.variety ? ofCorpora(notesA, notesB, flags) : await ofSystems(notesA, notesB, flags);
  printIssues(found.data.issues);
  if (flags.report !== undefined) {
    await writeReport(
      flags.report,
      {
        title: "ScrubJay comparison",
        lines: [`A: ${a}`, `B: ${b}`, ...issueLines(found.data.issues)],
        tables: [found.table],
      },
      flags.overwrite,
    );
  }
  console.log(flags.json ? JSON.stringify(found.data, null, 2) : textTable(found.table));
}

function ofCorpora(a: readonly Note[], b: readonly Note[], flags: CompareFlags) {
  const issues = [...varietyIssues(a, "A"), ...varietyIssues(b, "B")];
  const rows = compareVariety(variety(a), variety(b));
  const ps = rows.map(({ p }) => p);
  const correction = P_VALUE_CORRECTIONS[flags.correction](ps, flags.alpha);
  return {
    data: { alpha: flags.alpha, correction, issues, types: rows },
    table: varietyTable(rows, correction, flags.alpha),
  };
}

async function ofSystems(a: readonly Note[], b: readonly Note[], flags: CompareFlags) {
  if (flags.gold === undefined) {
    throw new ScrubJayError("missing-gold", "compare needs --gold, or --variety to compare two corpora", {
      hint: "scrubjay compare A B --gold GOLD",
      exitCode: EXIT.usage,
    });
  }
  const gold = await loadNotes(flags.gold, flags);
  const { metric, schema, ids, byType, hipaa, alpha, shuffles, samples, seed, correction } = flags;
  const comparison = compareNotes(gold, a, b, {
    schema: schema === "open" ? "open" : "phi",
    ...{ ids, hipaa, alpha, shuffles, samples, seed, correction },
    ...(byType !== undefined && { byType }),
    ...(metric && { metrics: metric }),
  });
  return { data: comparison, table: comparisonTable(comparison) };
}
