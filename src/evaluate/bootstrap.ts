import type { Random } from "../random.js";
import type { Statistic } from "./randomisation.js";

export interface BootstrapOptions {
  readonly random: Random;
  /** Default 1000. */
  readonly samples?: number;
  /** Chance that the interval misses: 0.05 (default) gives 95 % intervals. */
  readonly alpha?: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Percentile bootstrap over notes: as many notes are drawn with replacement as there are. NaN draws are left out. */
export function bootstrapIntervals(
  rows: readonly Float64Array[],
  statistics: readonly Statistic[],
  { random, samples = 1000, alpha = 0.05 }: BootstrapOptions,
): Interval[] {
  const width = rows[0]?.length ?? 0;
  const drawn = statistics.map((): number[] => []);
  const sparse = rows.map((row) => {
    const columns = Int32Array.from([...row.keys()].filter((k) => row[k] !== 0));
    return { columns, amounts: Float64Array.from(columns, (k) => row[k] as number) };
  });
  const sum = new Float64Array(width);
  for (let sample = 0; sample < samples; sample++) {
    sum.fill(0);
    for (let n = 0; n < rows.length; n++) {
      const { columns, amounts } = sparse[Math.floor(random() * rows.length)] as (typeof sparse)[number];
      for (let k = 0; k < columns.length; k++) {
        const column = columns[k] as number;
        sum[column] = (sum[column] as number) + (amounts[k] as number);
      }
    }
    for (const [s, statistic] of statistics.entries()) {
      const value = statistic(sum);
      if (!Number.isNaN(value)) (drawn[s] as number[]).push(value);
    }
  }
  return drawn.map((values) => {
    values.sort((x, y) => x - y);
    return { low: quantile(values, alpha / 2), high: quantile(values, 1 - alpha / 2) };
  });
}

/** Linear interpolation between the two nearest of the sorted values. */
function quantile(sorted: readonly number[], q: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = q * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}
