import { lookUp, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { seededRandom } from "../random.js";
import type { HipaaReading } from "../schema/index.js";
import { bootstrapIntervals, type Interval } from "./bootstrap.js";
import { columnRange, countTable, type Metric, measuresFor, typesIn } from "./measures.js";
import { type CorrectionName, P_VALUE_CORRECTIONS } from "./multiple-tests.js";
import { type Issue, PAIR_OPTIONS, type Pair, type PairOptions, pairNotes } from "./pair.js";
import { approximateRandomisation } from "./randomisation.js";

export interface CompareOptions extends PairOptions {
  /** Names such as "strict.f1"; default: F1, precision and recall of the main modes, and the leaks. */
  readonly metrics?: readonly string[];
  /** Compares the strict F1 of every type, and of all together, instead. */
  readonly byType?: boolean;
  /** Default 0.05. */
  readonly alpha?: number;
  /** Default 9999, as in the papers. */
  readonly shuffles?: number;
  /** Bootstrap samples for the interval of each system's figure. Default 1000. */
  readonly samples?: number;
  readonly seed?: number;
  /** Default holm: several figures are tested at once. */
  readonly correction?: CorrectionName;
  readonly hipaa?: HipaaReading;
  readonly beta?: number;
}

const OPTIONS: OptionNames<CompareOptions> = {
  ...PAIR_OPTIONS,
  metrics: true,
  byType: true,
  alpha: true,
  shuffles: true,
  samples: true,
  seed: true,
  correction: true,
  hipaa: true,
  beta: true,
};

export interface ComparedMetric {
  readonly name: string;
  readonly title: string;
  readonly better: "higher" | "lower";
  readonly a: number;
  readonly b: number;
  readonly intervalA: Interval;
  readonly intervalB: Interval;
  readonly difference: number;
  readonly p: number;
  /** What p had to stay below, after the correction. */
  readonly threshold: number;
  readonly significant: boolean;
}

export interface Comparison {
  readonly notes: number;
  readonly alpha: number;
  readonly shuffles: number;
  readonly seed: number;
  readonly correction: CorrectionName;
  readonly issues: readonly Issue[];
  readonly metrics: readonly ComparedMetric[];
}

export const DEFAULT_METRICS = [
  "strict.precision",
  "strict.recall",
  "strict.f1",
  "relaxed.f1",
  "token.f1",
  "binary-token.recall",
  "binary-token.f1",
  "strict-hipaa.f1",
  "muc.f1",
  "risk.leaked-notes",
  "risk.leaked-characters",
  "risk.leaked-information",
  "risk.over-redaction",
] as const;

/** Two systems on the same gold notes: each figure, its interval, and how likely chance explains the difference. */
export function compareNotes(
  gold: readonly Note[],
  a: readonly Note[],
  b: readonly Note[],
  options: CompareOptions = {},
): Comparison {
  checkOptions("compareNotes", options, OPTIONS);
  checkChoice("correction", options.correction, Object.keys(P_VALUE_CORRECTIONS));
  checkChoice("hipaa", options.hipaa, ["guideline", "official-script"]);
  const { alpha = 0.05, shuffles = 9999, samples = 1000, seed = 1, correction = "holm" } = options;
  const sides = { a: pairNotes(gold, a, options), b: pairNotes(gold, b, options) };
  const { pairsA, pairsB, dropped } = commonPairs(sides.a.pairs, sides.b.pairs);
  const types = [...new Set([...typesIn(pairsA), ...typesIn(pairsB)])].sort();
  const byType = [...types.map((type) => `strict@${type}.f1`), "strict.f1"];
  const names = options.metrics ?? (options.byType ? byType : DEFAULT_METRICS);
  const wanted = chooseMetrics(types, names);
  const measured = { ...options, perType: true, only: new Set(wanted.map(({ measure }) => measure)) };
  const tableA = countTable(pairsA, types, measured);
  const tableB = countTable(pairsB, types, measured);
  const chosen = wanted.map(({ metric, measure }) => {
    const [start, end] = columnRange(tableA, measure);
    return { metric, statistic: (sum: Float64Array) => metric.value(sum.subarray(start, end)) };
  });
  const statistics = chosen.map(({ statistic }) => statistic);
  const tested = approximateRandomisation(tableA.rows, tableB.rows, statistics, {
    random: seededRandom(seed),
    shuffles,
  });
  const intervalsA = bootstrapIntervals(tableA.rows, statistics, {
    random: seededRandom(seed),
    samples,
    alpha,
  });
  const intervalsB = bootstrapIntervals(tableB.rows, statistics, {
    random: seededRandom(seed),
    samples,
    alpha,
  });
  const { thresholds, significant } = P_VALUE_CORRECTIONS[correction](
    tested.map(({ p }) => p),
    alpha,
  );
  return {
    notes: pairsA.length,
    alpha,
    shuffles,
    seed,
    correction,
    issues: [...named(sides.a.issues, "A"), ...named(sides.b.issues, "B"), ...dropped],
    metrics: chosen.map(({ metric }, i) => ({
      name: metric.name,
      title: metric.title,
      better: metric.better,
      ...(tested[i] as (typeof tested)[number]),
      intervalA: intervalsA[i] as Interval,
      intervalB: intervalsB[i] as Interval,
      threshold: thresholds[i] as number,
      significant: significant[i] as boolean,
    })),
  };
}

/** The names of all metrics that do not depend on the types at hand, for help. */
export function metricNames(): string[] {
  return measuresFor([]).flatMap((measure) => measure.metrics.map(({ name }) => name));
}

function chooseMetrics(
  types: readonly string[],
  names: readonly string[],
): { metric: Metric; measure: string }[] {
  const known: Record<string, { metric: Metric; measure: string }> = {};
  for (const measure of measuresFor(types, { perType: true })) {
    for (const metric of measure.metrics) known[metric.name] = { metric, measure: measure.name };
  }
  return names.map((name) => lookUp("metric", known, name));
}

/** With `ids: "common"` the two systems may lack different notes: only those that both have are compared. */
function commonPairs(a: readonly Pair[], b: readonly Pair[]) {
  const inA = new Set(a.map(({ id }) => id));
  const inB = new Set(b.map(({ id }) => id));
  const pairsA = a.filter(({ id }) => inB.has(id));
  const pairsB = b.filter(({ id }) => inA.has(id));
  const onlyA = a.length - pairsA.length;
  const onlyB = b.length - pairsB.length;
  const message = `${onlyA} notes only in A, ${onlyB} only in B, ${pairsA.length} in both and in gold`;
  if (pairsA.length === 0) {
    throw new ScrubJayError("mismatched-ids", message, {
      hint: "The two systems must share notes: check that both name them as gold does.",
    });
  }
  const dropped: Issue[] =
    onlyA + onlyB === 0 ? [] : [{ code: "mismatched-ids", count: onlyA + onlyB, message }];
  return { pairsA, pairsB, dropped };
}

function named(issues: readonly Issue[], system: string): Issue[] {
  return issues.map((issue) => ({ ...issue, message: `${system}: ${issue.message}` }));
}
