import {
  approximateRandomisation,
  fBeta,
  MATCHERS,
  P_VALUE_CORRECTIONS,
  precision,
  recall,
  type Table,
} from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import { seededRandom } from "../../random.js";
import type { Predictions } from "./run-units.js";
import type { Unit } from "./unit.js";

/** One line of a table: units whose notes are scored together, such as the folds of a corpus. */
export interface Row {
  readonly label: string;
  readonly units: readonly Unit[];
}

export interface ScoredReading {
  readonly label: string;
  /** Notes and annotations that were learnt, on average over the units. */
  readonly notes: number;
  readonly spans: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Chance of such a difference in F1 to the row that it is held against; absent where there is none. */
  readonly p?: number;
  /** p below 0.05 after Bonferroni over the rows. */
  readonly significant?: boolean;
}

const ALPHA = 0.05;

export interface ScoreOptions {
  /** Which row the n-th is held against; undefined for none. */
  readonly rival: (n: number) => number | undefined;
  readonly seed: number;
  readonly shuffles: number;
}

/** Strict figures of every row, with p by approximate randomisation over the notes that both rows read. */
export function scoreRows(
  rows: readonly Row[],
  predictions: Predictions,
  { rival, seed, shuffles }: ScoreOptions,
): ScoredReading[] {
  const counts = rows.map(({ units }) => units.map((unit) => countsOf(unit, predictions(unit))));
  const ps = rows.map((_, n) => {
    const against = rival(n);
    if (against === undefined) return undefined;
    const [a, b] = common(counts[against] as Counted[], counts[n] as Counted[]);
    const [tested] = approximateRandomisation(a, b, [f1Of], { random: seededRandom(seed), shuffles });
    return tested?.p;
  });
  const tested = ps.filter((p) => p !== undefined);
  const { significant } = P_VALUE_CORRECTIONS.bonferroni(tested, ALPHA);
  let test = 0;
  return rows.map(({ label, units }, n) => {
    const sum = sumOf((counts[n] as Counted[]).flatMap(({ byNote }) => [...byNote.values()]));
    const [tp = 0, fp = 0, fn = 0] = sum;
    const p = ps[n];
    return {
      label,
      notes: mean(units.map(({ train, source = [] }) => train.length + source.length)),
      spans: mean(units.map(({ train, source = [] }) => spansIn(train) + spansIn(source))),
      precision: precision({ tp, fp, fn }),
      recall: recall({ tp, fp, fn }),
      f1: fBeta({ tp, fp, fn }),
      ...(p !== undefined && { p, significant: significant[test++] === true }),
    };
  });
}

/** The columns of a note: right, spurious, missed. */
interface Counted {
  readonly byNote: ReadonlyMap<string, Float64Array>;
}

function countsOf({ test }: Unit, found: readonly Note[]): Counted {
  return {
    byNote: new Map(
      test.map(({ id, text, spans }, at) => {
        const { tp, fp, fn } = MATCHERS.strict.count(text, spans, found[at]?.spans ?? []);
        return [id, Float64Array.of(tp, fp, fn)];
      }),
    ),
  };
}

function common(a: readonly Counted[], b: readonly Counted[]): [Float64Array[], Float64Array[]] {
  const others = new Map(b.flatMap(({ byNote }) => [...byNote]));
  const both = a.flatMap(({ byNote }) => [...byNote]).filter(([id]) => others.has(id));
  return [both.map(([, one]) => one), both.map(([id]) => others.get(id) as Float64Array)];
}

function f1Of([tp = 0, fp = 0, fn = 0]: Float64Array): number {
  return fBeta({ tp, fp, fn });
}

function sumOf(rows: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(3);
  for (const row of rows) for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (row[k] as number);
  return sum;
}

const spansIn = (notes: readonly Note[]): number => notes.reduce((sum, { spans }) => sum + spans.length, 0);
const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const percent = (value: number): string => (Number.isNaN(value) ? "–" : (100 * value).toFixed(2));

const HEAD = ["notes learnt", "annotations", "precision", "recall", "F1", "p", ""];

/** The usual table: a line each, what it learnt, strict figures in per cent, p. */
export function rowsTable(
  table: Pick<Table, "name" | "title"> & { readonly note?: string; readonly first: string },
  scored: readonly ScoredReading[],
): Table {
  const { name, title, note, first } = table;
  return {
    name,
    title,
    note: `${note === undefined ? "" : `${note} `}Strict, in per cent; p by approximate randomisation; * is significant at 0.05 after Bonferroni.`,
    columns: [first, ...HEAD],
    rows: scored.map((row) => [
      row.label,
      `${row.notes}`,
      `${row.spans}`,
      percent(row.precision),
      percent(row.recall),
      percent(row.f1),
      row.p === undefined ? "" : row.p < 0.0001 ? "<0.0001" : row.p.toFixed(4),
      row.significant ? "*" : "",
    ]),
  };
}
