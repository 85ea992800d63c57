import type { Note } from "../note.js";
import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { seededRandom } from "../random.js";
import type { HipaaReading } from "../schema/index.js";
import type { Alignment } from "./align.js";
import { bootstrapIntervals, type Interval } from "./bootstrap.js";
import { BREAKDOWNS, type BreakdownName, breakDown, type CorpusPart } from "./breakdown.js";
import { type Confusion, confusion, mucTypeScores, type TypeScore } from "./confusion.js";
import { type Counts, fBeta, type Macro, macro, precision, recall } from "./counts.js";
import { precisionRecallCurve, type ThresholdPoint } from "./curve.js";
import { countErrors, type ErrorClass, listErrors, type SpanError } from "./error-classes.js";
import { columnsOf, countTable, mucFromColumns, riskFromColumns, sumRows, typesIn } from "./measures.js";
import { MATCH_MODES, type Mode } from "./modes.js";
import { type MucCounts, type MucScores, mucScores } from "./muc.js";
import { type NoteRanks, noteRanks } from "./note-ranks.js";
import { type OfficialRow, officialI2b2 } from "./official-i2b2-2014.js";
import { type MeddocanRow, officialMeddocan } from "./official-meddocan.js";
import { type Issue, PAIR_OPTIONS, type PairOptions, pairNotes } from "./pair.js";
import type { RiskCounts } from "./risk.js";
import { type WeightedToken, weightedToken } from "./weighted-token.js";

export interface EvaluateOptions extends PairOptions {
  /** Reading of the HIPAA subset in our own modes. The official table always takes the script's. */
  readonly hipaa?: HipaaReading;
  /** For F-beta. Default 2: recall counts four times as heavily. */
  readonly beta?: number;
  /** Breakdowns beside type and category. */
  readonly by?: readonly BreakdownName[];
  /** Bootstrap samples for the intervals of the modes' F1; 0 (default) leaves them out. */
  readonly samples?: number;
  /** Chance that an interval misses. Default 0.05. */
  readonly alpha?: number;
  readonly seed?: number;
}

const OPTIONS: OptionNames<EvaluateOptions> = {
  ...PAIR_OPTIONS,
  hipaa: true,
  beta: true,
  by: true,
  samples: true,
  alpha: true,
  seed: true,
};

export interface ModeResult extends Pick<Mode, "name" | "title" | "description"> {
  readonly counts: Counts;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly fBeta: number;
  readonly macro: Macro;
  readonly interval?: Interval;
}

/** Where an error is; never what it says. */
export interface ListedError extends SpanError {
  readonly note: string;
}

export interface Evaluation {
  readonly notes: number;
  readonly goldSpans: number;
  readonly predictedSpans: number;
  readonly schema: "phi" | "open";
  readonly hipaa: HipaaReading;
  readonly beta: number;
  readonly issues: readonly Issue[];
  readonly modes: readonly ModeResult[];
  readonly muc: MucCounts & MucScores;
  readonly weightedToken: WeightedToken;
  readonly risk: RiskCounts;
  /** How far confidence and length rank the notes as their strict F1 does, where that can be told. */
  readonly noteRanks?: NoteRanks;
  /** Strict counts per type and category, and whatever else `by` asked for. */
  readonly by: Readonly<Partial<Record<BreakdownName, readonly CorpusPart[]>>>;
  readonly confusion: { readonly strict: Confusion; readonly overlap: Confusion };
  /** MUC scores per type, from the overlap confusion. */
  readonly mucTypes: readonly TypeScore[];
  readonly errorCounts: Readonly<Record<ErrorClass, Readonly<Record<string, number>>>>;
  readonly errors: readonly ListedError[];
  readonly curve: readonly ThresholdPoint[];
  /** As the official scripts print them; the i2b2 table only where types are ours. */
  readonly official: {
    readonly "i2b2-2014"?: readonly OfficialRow[];
    readonly meddocan: readonly MeddocanRow[];
  };
}

/** Scores predictions against gold in every mode at once. */
export function evaluateNotes(
  gold: readonly Note[],
  pred: readonly Note[],
  options: EvaluateOptions = {},
): Evaluation {
  checkOptions("evaluateNotes", options, OPTIONS);
  checkChoice("hipaa", options.hipaa, ["guideline", "official-script"]);
  for (const part of options.by ?? []) checkChoice("by", part, Object.keys(BREAKDOWNS));
  const { schema = "phi", hipaa = "guideline", beta = 2, seed = 1, samples = 0, alpha = 0.05 } = options;
  const { pairs, issues } = pairNotes(gold, pred, options);
  const types = typesIn(pairs);
  const alignments: Alignment[] = [];
  const errors: ListedError[] = [];
  const table = countTable(pairs, types, { hipaa, beta }, ({ pair, alignment }) => {
    alignments.push(alignment);
    for (const error of listErrors(alignment)) errors.push({ note: pair.id, ...error });
  });
  const sum = sumRows(table.rows, table.rows[0]?.length ?? 0);
  const muc = mucFromColumns(columnsOf(table, "muc", sum));
  const intervals =
    samples === 0
      ? undefined
      : bootstrapIntervals(
          table.rows,
          MATCH_MODES.map((mode) => (row: Float64Array) => fBeta(countsAt(columnsOf(table, mode.name, row)))),
          { random: seededRandom(seed), samples, alpha },
        );
  const modes = MATCH_MODES.map(({ name, title, description }, i): ModeResult => {
    const counts = countsAt(columnsOf(table, name, sum));
    const perNote = table.rows.map((row) => countsAt(columnsOf(table, name, row)));
    return {
      name,
      title,
      description,
      counts,
      precision: precision(counts),
      recall: recall(counts),
      f1: fBeta(counts),
      fBeta: fBeta(counts, beta),
      macro: macro(perNote),
      ...(intervals && { interval: intervals[i] as Interval }),
    };
  });
  const overlap = confusion(alignments, types, "overlap");
  const ranks = noteRanks(
    pairs,
    table.rows.map((row) => countsAt(columnsOf(table, "strict", row))),
  );
  const breakdowns = new Set<BreakdownName>(["type", "category", ...(options.by ?? [])]);
  return {
    notes: pairs.length,
    goldSpans: pairs.reduce((n, pair) => n + pair.gold.length, 0),
    predictedSpans: pairs.reduce((n, pair) => n + pair.pred.length, 0),
    schema,
    hipaa,
    beta,
    issues,
    modes,
    muc: { ...muc, ...mucScores(muc) },
    weightedToken: weightedToken(columnsOf(table, "weighted-token", sum)),
    risk: riskFromColumns(columnsOf(table, "risk", sum)),
    ...(ranks && { noteRanks: ranks }),
    by: Object.fromEntries([...breakdowns].map((by) => [by, breakDown(pairs, by)])),
    confusion: { strict: confusion(alignments, types, "strict"), overlap },
    mucTypes: mucTypeScores(overlap),
    errorCounts: countErrors(errors),
    errors,
    curve: precisionRecallCurve(pairs),
    official: {
      ...(schema === "phi" && { "i2b2-2014": officialI2b2(pairs) }),
      meddocan: officialMeddocan(pairs),
    },
  };
}

function countsAt(columns: Float64Array): Counts {
  return { tp: columns[0] as number, fp: columns[1] as number, fn: columns[2] as number };
}
