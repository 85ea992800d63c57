import { type Counts, NO_COUNTS } from "./counts.js";
import type { MeasuredNote } from "./measures.js";

/** Characters with the same type on both sides, in UTF-16 units. Where spans overlap the longer one is seen. */
export function characterCounts({ gold, pred }: Pick<MeasuredNote, "gold" | "pred">): Counts {
  let { tp, fp, fn } = NO_COUNTS;
  for (let i = 0; i < gold.length; i++) {
    const g = gold[i] as number;
    const p = pred[i] as number;
    if (g === p) {
      if (g !== 0) tp++;
      continue;
    }
    if (p !== 0) fp++;
    if (g !== 0) fn++;
  }
  return { tp, fp, fn };
}
