import type { Random } from "../random.js";

/** A figure computed from summed columns. */
export type Statistic = (sum: Float64Array) => number;

export interface RandomisationOptions {
  readonly random: Random;
  /** Number of shuffles; the papers use 9999. */
  readonly shuffles?: number;
}

export interface Difference {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  /** Two-sided: how often chance alone gives a difference at least as large. */
  readonly p: number;
}

/**
 * Approximate randomisation (Chinchor 1992): in each shuffle every note's two outputs change sides with
 * probability one half. p = (times the difference is at least the one seen + 1) / (shuffles + 1).
 * `a[i]` and `b[i]` are the columns of note i for the two systems. All statistics share the shuffles.
 */
export function approximateRandomisation(
  a: readonly Float64Array[],
  b: readonly Float64Array[],
  statistics: readonly Statistic[],
  { random, shuffles = 9999 }: RandomisationOptions,
): Difference[] {
  const width = a[0]?.length ?? 0;
  const sumA = total(a, width);
  const sumB = total(b, width);
  const observed = statistics.map((statistic) => ({ a: statistic(sumA), b: statistic(sumB) }));
  const atLeast = statistics.map(() => 0);
  const changes = sparseChanges(a, b, width);
  const shuffledA = new Float64Array(width);
  const shuffledB = new Float64Array(width);
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    shuffledA.set(sumA);
    let bits = 0;
    let left = 0;
    for (const { columns, amounts } of changes) {
      if (left === 0) {
        bits = Math.floor(random() * 4294967296);
        left = 32;
      }
      const swap = bits & 1;
      bits >>>= 1;
      left--;
      if (swap === 0) continue;
      for (let k = 0; k < columns.length; k++) {
        const column = columns[k] as number;
        shuffledA[column] = (shuffledA[column] as number) + (amounts[k] as number);
      }
    }
    for (let i = 0; i < width; i++) {
      shuffledB[i] = (sumA[i] as number) + (sumB[i] as number) - (shuffledA[i] as number);
    }
    for (const [s, statistic] of statistics.entries()) {
      const seen = observed[s] as { a: number; b: number };
      const chance = gap(statistic(shuffledA), statistic(shuffledB));
      if (chance >= gap(seen.a, seen.b) - 1e-12) atLeast[s] = (atLeast[s] as number) + 1;
    }
  }
  return observed.map((seen, s) => ({
    ...seen,
    difference: seen.b - seen.a,
    p: ((atLeast[s] as number) + 1) / (shuffles + 1),
  }));
}

/** A figure without an answer counts as 0, so that a shuffle that empties one side is still compared. */
function gap(a: number, b: number): number {
  return Math.abs((a || 0) - (b || 0));
}

function total(rows: readonly Float64Array[], width: number): Float64Array {
  const sum = new Float64Array(width);
  for (const row of rows) for (let i = 0; i < width; i++) sum[i] = (sum[i] as number) + (row[i] as number);
  return sum;
}

/** What changes in the sum when note i changes sides: only the columns that differ. Equal notes vanish. */
function sparseChanges(a: readonly Float64Array[], b: readonly Float64Array[], width: number) {
  const changes: { columns: Int32Array; amounts: Float64Array }[] = [];
  for (const [i, row] of a.entries()) {
    const other = b[i] as Float64Array;
    const columns: number[] = [];
    for (let k = 0; k < width; k++) if (row[k] !== other[k]) columns.push(k);
    if (columns.length === 0) continue;
    const amounts = Float64Array.from(columns, (k) => (other[k] as number) - (row[k] as number));
    changes.push({ columns: Int32Array.from(columns), amounts });
  }
  return changes;
}
