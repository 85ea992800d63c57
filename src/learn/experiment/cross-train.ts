import type { Plot, Table } from "../../evaluate/index.js";
import { shareByPatient } from "../folds.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { percentage, sharesOf } from "./learning-curve.js";
import { linesPlot } from "./plots.js";
import { type FoldReading, foldsOf, saysFolds, sharedPart } from "./readings.js";
import { type Row, rowsTable, type ScoredReading, scoreRows } from "./rows.js";
import type { Predictions } from "./run-units.js";

export interface CrossTrainOptions extends ExperimentOptions {
  /** How many shares of the target are added to each source. Default 10; 0 for the table alone. */
  readonly steps?: number;
  /** Adds the target to all sources together, not to each of them. */
  readonly pooled?: boolean;
}

/**
 * Trains on each corpus and reads every other (paper 004, table 6), and reads each with growing shares of its own notes,
 * alone and added to the others (figures 2 to 4).
 */
export function crossTrainCorpora(given: readonly Corpus[], options: CrossTrainOptions): Experiment {
  const corpora = given.map((corpus) => sharedPart(corpus, options));
  const targets = corpora.map((target) => makeTarget(target, corpora, options));
  return {
    units: targets.flatMap(({ alone, curves }) => [
      ...alone.flatMap(({ units }) => units),
      ...curves.flatMap(({ rows }) => rows.flatMap(({ units }) => units)),
    ]),
    report(predictions) {
      const told = targets.map((target) => tell(target, options, predictions));
      return {
        title: `Cross-training of ${options.recipe.name} over ${corpora.length} corpora`,
        lines: [
          `${corpora.map(({ name, notes }) => `${name} (${notes.length} notes)`).join(", ")}.`,
          `${saysFolds(options)}. A training corpus is learnt whole; where it is the one that is read, the other folds.`,
        ],
        tables: told.flatMap(({ tables }) => tables),
        plots: told.flatMap(({ plots }) => plots),
        figures: Object.fromEntries(told.map(({ name, figures }) => [name, figures])),
      };
    },
  };
}

interface Curve {
  readonly line: string;
  readonly rows: readonly Row[];
}

interface Target {
  readonly name: string;
  /** The target's own notes first, then each other corpus. */
  readonly alone: readonly Row[];
  /** The target's own first; then with each source added. */
  readonly curves: readonly Curve[];
  readonly shares: readonly number[];
}

function makeTarget(target: Corpus, corpora: readonly Corpus[], options: CrossTrainOptions): Target {
  const { recipe, seed = 1, steps = 10, pooled = false } = options;
  const folds = foldsOf(target, options);
  const others = corpora.filter((other) => other !== target);
  const sources = pooled && others.length > 1 ? [poolOf(others)] : others;
  const rowOf = (label: string, learnt: (fold: FoldReading) => FoldReading["train"]): Row => ({
    label,
    units: folds.map((fold, at) => ({
      name: `${target.name} read by ${label}, fold ${at + 1}`,
      recipe,
      train: learnt(fold),
      test: fold.test,
    })),
  });
  const shares = sharesOf(steps);
  const own = ({ train }: FoldReading, share: number) => shareByPatient(train, share, seed);
  const curve = (line: string, added: Corpus["notes"]): Curve => ({
    line,
    rows: shares.map((share) =>
      rowOf(`${line}, ${percentage(share)}`, (fold) => [...added, ...own(fold, share)]),
    ),
  });
  return {
    name: target.name,
    alone: [
      rowOf(target.name, ({ train }) => train),
      ...(sources === others ? others : [...others, ...sources]).map(({ name, notes }) =>
        rowOf(name, () => notes),
      ),
    ],
    curves: [
      curve(target.name, []),
      ...sources.map(({ name, notes }) => curve(`${name} + ${target.name}`, notes)),
    ],
    shares,
  };
}

function poolOf(corpora: readonly Corpus[]): Corpus {
  return { name: "all others", notes: corpora.flatMap(({ notes }) => notes) };
}

function tell({ name, alone, curves, shares }: Target, options: CrossTrainOptions, predictions: Predictions) {
  const { seed = 1, shuffles = 9999 } = options;
  const common = { seed, shuffles };
  const scored = scoreRows(alone, predictions, { ...common, rival: (n) => (n === 0 ? undefined : 0) });
  const steps = shares.length;
  const rows = curves.flatMap((one) => one.rows);
  // With a source added, against the same share of the target alone.
  const grown = scoreRows(rows, predictions, {
    ...common,
    rival: (n) => (n < steps ? undefined : n % steps),
  });
  const tables: Table[] = [
    rowsTable(
      {
        name: `cross-train-${name}`,
        title: `${name}, read by a model of each corpus`,
        first: "learnt",
        note: "p against its own notes.",
      },
      scored,
    ),
  ];
  if (steps > 0)
    tables.push(
      rowsTable(
        {
          name: `shares-${name}`,
          title: `${name}, with growing shares of its own notes`,
          first: "learnt",
          note: "p against the same share of its own notes alone.",
        },
        grown,
      ),
    );
  return {
    name,
    tables,
    plots: steps > 0 ? [plotOf(name, curves, shares, grown)] : [],
    figures: { scored, grown },
  };
}

function plotOf(
  name: string,
  curves: readonly Curve[],
  shares: readonly number[],
  grown: readonly ScoredReading[],
): Plot {
  const points = curves.flatMap(({ line }, c) =>
    shares.map((share, n) => ({
      ...(grown[c * shares.length + n] as ScoredReading),
      line,
      x: Math.round(100 * share),
    })),
  );
  return linesPlot(`${name}, by share of its own notes`, `Per cent of ${name}'s notes`, points);
}
