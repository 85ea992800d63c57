import type { HipaaReading } from "../schema/index.js";
import { type Alignment, align } from "./align.js";
import { type Counts, fBeta, harmonic, precision, recall } from "./counts.js";
import { countMatcher, countMode, MATCH_MODES } from "./modes.js";
import { type MucCounts, mucCounts, mucScores } from "./muc.js";
import { labelCodes, paint } from "./paint.js";
import type { Pair } from "./pair.js";
import { RISK_COLUMNS, type RiskCounts, riskCounts } from "./risk.js";
import { weightedToken, weightedTokenColumns } from "./weighted-token.js";

/** One note, with what several measures share. */
export interface MeasuredNote {
  readonly pair: Pair;
  readonly alignment: Alignment;
  /** Label of every UTF-16 unit; 0 is outside. */
  readonly gold: Int32Array;
  readonly pred: Int32Array;
}

/** A measure turns a note into columns that add over notes; its metrics turn summed columns into figures. */
export interface Measure {
  readonly name: string;
  readonly width: number;
  count(scene: MeasuredNote): ArrayLike<number>;
  readonly metrics: readonly Metric[];
}

export interface Metric {
  /** "strict.f1", "risk.leaked-notes". */
  readonly name: string;
  readonly title: string;
  readonly better: "higher" | "lower";
  /** From the measure's own columns, summed over notes. */
  value(columns: ArrayLike<number>): number;
}

export interface MeasureOptions {
  readonly hipaa?: HipaaReading;
  /** For the F-beta metric. Default 2. */
  readonly beta?: number;
  /** Adds strict scores for every type: "strict@DATE.f1". */
  readonly perType?: boolean;
  /** Names of the measures to count; default all. */
  readonly only?: ReadonlySet<string>;
}

/** Every measure we have. `types` are all types that occur on either side. */
export function measuresFor(types: readonly string[], options: MeasureOptions = {}): Measure[] {
  const all = [
    ...modeMeasures(options),
    mucMeasure(),
    weightedMeasure(types),
    riskMeasure(),
    ...(options.perType ? types.map(typeMeasure) : []),
  ];
  return all.filter(({ name }) => options.only?.has(name) ?? true);
}

const countsIn = (c: ArrayLike<number>): Counts => ({
  tp: c[0] as number,
  fp: c[1] as number,
  fn: c[2] as number,
});

/** Columns: tp, fp, fn, and for macro means the note's precision, recall and 1. */
function modeMeasures({ hipaa = "guideline", beta = 2 }: MeasureOptions): Measure[] {
  return MATCH_MODES.map((mode) => {
    const metric = (name: string, title: string, value: Metric["value"]): Metric => ({
      name: `${mode.name}.${name}`,
      title: `${mode.title} ${title}`,
      better: "higher",
      value,
    });
    const meanOf = (c: ArrayLike<number>, at: number): number => (c[at] as number) / (c[5] as number);
    return {
      name: mode.name,
      width: 6,
      count: ({ pair }) => {
        const counts = countMode(mode, pair, hipaa);
        return [counts.tp, counts.fp, counts.fn, precision(counts) || 0, recall(counts) || 0, 1];
      },
      metrics: [
        metric("precision", "precision", (c) => precision(countsIn(c))),
        metric("recall", "recall", (c) => recall(countsIn(c))),
        metric("f1", "F1", (c) => fBeta(countsIn(c))),
        metric("f-beta", `F${beta}`, (c) => fBeta(countsIn(c), beta)),
        metric("macro-precision", "macro precision", (c) => meanOf(c, 3)),
        metric("macro-recall", "macro recall", (c) => meanOf(c, 4)),
        metric("macro-f1", "macro F1", (c) => harmonic(meanOf(c, 3), meanOf(c, 4))),
      ],
    };
  });
}

function typeMeasure(type: string): Measure {
  const metric = (name: string, title: string, value: (counts: Counts) => number): Metric => ({
    name: `strict@${type}.${name}`,
    title: `${type} ${title}`,
    better: "higher",
    value: (c) => value(countsIn(c)),
  });
  return {
    name: `strict@${type}`,
    width: 3,
    count: ({ pair }) => {
      const { tp, fp, fn } = countMatcher("strict", pair, (span) => span.type === type);
      return [tp, fp, fn];
    },
    metrics: [
      metric("precision", "precision", precision),
      metric("recall", "recall", recall),
      metric("f1", "F1", (counts) => fBeta(counts)),
    ],
  };
}

const MUC_COLUMNS = [
  "cor",
  "inc",
  "incExtentRight",
  "par",
  "mis",
  "spu",
] as const satisfies (keyof MucCounts)[];

export function mucFromColumns(c: ArrayLike<number>): MucCounts {
  return Object.fromEntries(MUC_COLUMNS.map((name, i) => [name, c[i] as number])) as unknown as MucCounts;
}

function mucMeasure(): Measure {
  const metric = (name: "precision" | "recall" | "f1", title: string): Metric => ({
    name: `muc.${name}`,
    title: `MUC phrase ${title}`,
    better: "higher",
    value: (c) => mucScores(mucFromColumns(c))[name],
  });
  return {
    name: "muc",
    width: MUC_COLUMNS.length,
    count: ({ alignment }) => {
      const counts = mucCounts(alignment);
      return MUC_COLUMNS.map((name) => counts[name]);
    },
    metrics: [metric("precision", "precision"), metric("recall", "recall"), metric("f1", "F1")],
  };
}

function weightedMeasure(types: readonly string[]): Measure {
  const metric = (name: "f1" | "accuracy", title: string): Metric => ({
    name: `weighted-token.${name}`,
    title,
    better: "higher",
    value: (c) => weightedToken(c)[name],
  });
  return {
    name: "weighted-token",
    width: 3 * (types.length + 1),
    count: ({ pair, gold, pred }) => weightedTokenColumns(pair.text, gold, pred, types.length),
    metrics: [metric("f1", "2006 weighted token F1"), metric("accuracy", "2006 token accuracy")],
  };
}

export function riskFromColumns(c: ArrayLike<number>): RiskCounts {
  return Object.fromEntries(RISK_COLUMNS.map((name, i) => [name, c[i] as number])) as unknown as RiskCounts;
}

function riskMeasure(): Measure {
  type Column = (typeof RISK_COLUMNS)[number];
  const share = (name: string, title: string, part: Column, whole: Column): Metric => {
    const above = RISK_COLUMNS.indexOf(part);
    const below = RISK_COLUMNS.indexOf(whole);
    const value: Metric["value"] = (c) => (c[above] as number) / (c[below] as number);
    return { name: `risk.${name}`, title, better: "lower", value };
  };
  return {
    name: "risk",
    width: RISK_COLUMNS.length,
    count: ({ pair, gold, pred }) => {
      const counts = riskCounts(pair, gold, pred);
      return RISK_COLUMNS.map((name) => counts[name]);
    },
    metrics: [
      share("leaked-notes", "Notes with a missed identifier", "notesWithMissed", "notes"),
      share("leaking-notes", "Notes with any leak", "notesWithLeak", "notes"),
      share("missed", "Identifiers missed", "missed", "identifiers"),
      share("leaked-characters", "Characters leaked", "leakedCharacters", "characters"),
      share("leaked-information", "Information leaked", "leakedBits", "bits"),
      share("over-redaction", "Plain words redacted", "redactedWords", "plainWords"),
      share("clinical-over-redaction", "Clinical words redacted", "redactedClinicalWords", "clinicalWords"),
    ],
  };
}

/** Every type that occurs, in alphabetical order. */
export function typesIn(pairs: readonly Pair[]): string[] {
  const types = new Set<string>();
  for (const { gold, pred } of pairs) for (const span of [...gold, ...pred]) types.add(span.type);
  return [...types].sort();
}

export function measuredNote(pair: Pair, codes: ReadonlyMap<string, number>): MeasuredNote {
  return {
    pair,
    alignment: align(pair),
    gold: paint(pair.text.length, pair.gold, codes),
    pred: paint(pair.text.length, pair.pred, codes),
  };
}

/** One row per note: the columns of all measures, one after the other. */
export interface CountTable {
  readonly measures: readonly Measure[];
  /** Where each measure's columns begin. */
  readonly offsets: ReadonlyMap<string, number>;
  readonly rows: readonly Float64Array[];
}

export function countTable(
  pairs: readonly Pair[],
  types: readonly string[],
  options: MeasureOptions = {},
  onScene: (scene: MeasuredNote) => void = () => {},
): CountTable {
  const measures = measuresFor(types, options);
  const offsets = new Map<string, number>();
  let width = 0;
  for (const measure of measures) {
    offsets.set(measure.name, width);
    width += measure.width;
  }
  const codes = labelCodes(types);
  const rows = pairs.map((pair) => {
    const scene = measuredNote(pair, codes);
    const row = new Float64Array(width);
    for (const measure of measures) row.set(measure.count(scene), offsets.get(measure.name));
    onScene(scene);
    return row;
  });
  return { measures, offsets, rows };
}

export function sumRows(rows: readonly Float64Array[], width: number): Float64Array {
  const sum = new Float64Array(width);
  for (const row of rows) for (let i = 0; i < width; i++) sum[i] = (sum[i] as number) + (row[i] as number);
  return sum;
}

/** Where the columns of one measure begin and end. */
export function columnRange(table: CountTable, name: string): [start: number, end: number] {
  const start = table.offsets.get(name) as number;
  const measure = table.measures.find((candidate) => candidate.name === name) as Measure;
  return [start, start + measure.width];
}

/** The columns of one measure in a row or a sum. */
export function columnsOf(table: CountTable, name: string, row: Float64Array): Float64Array {
  return row.subarray(...columnRange(table, name));
}
