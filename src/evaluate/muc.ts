import type { Alignment } from "./align.js";
import { harmonic } from "./counts.js";

/**
 * Phrase scoring in the manner of the MUC scorer: type and extent are two slots of each phrase and are
 * penalised apart. A phrase right in one slot earns half.
 */
export interface MucCounts {
  /** Type and extent right. */
  readonly cor: number;
  /** Type wrong; extent right (`incExtentRight` of them) or only overlapping. */
  readonly inc: number;
  readonly incExtentRight: number;
  /** Type right, extent only overlaps. */
  readonly par: number;
  readonly mis: number;
  readonly spu: number;
}

export function mucCounts({ matched, missing, spurious }: Alignment): MucCounts {
  let cor = 0;
  let inc = 0;
  let incExtentRight = 0;
  let par = 0;
  for (const { gold, pred } of matched) {
    const extent = gold.start === pred.start && gold.end === pred.end;
    if (gold.type !== pred.type) {
      inc++;
      if (extent) incExtentRight++;
    } else if (extent) cor++;
    else par++;
  }
  return { cor, inc, incExtentRight, par, mis: missing.length, spu: spurious.length };
}

export interface MucScores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Slots right over slots there: two for each phrase. F1 is NaN when all counts are 0, and 0 when nothing is right. */
export function mucScores({ cor, inc, incExtentRight, par, mis, spu }: MucCounts): MucScores {
  const right = 2 * cor + par + incExtentRight;
  const recall = right / (2 * (cor + inc + par + mis));
  const precision = right / (2 * (cor + inc + par + spu));
  const some = cor + inc + par + mis + spu > 0;
  return { precision, recall, f1: some && right === 0 ? 0 : harmonic(precision, recall) };
}
