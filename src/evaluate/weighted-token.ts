import { type Counts, fBeta } from "./counts.js";
import { forEachLabelledToken } from "./token-labels.js";

/**
 * The token score of the 2006 task: every word of the note counts, "not PHI" is a class like the others, so
 * that true negatives enter. Columns: tp, fp, fn for class 0 (outside), then for each label.
 */
export function weightedTokenColumns(
  text: string,
  gold: Int32Array,
  pred: Int32Array,
  labels: number,
): Float64Array {
  const columns = new Float64Array(3 * (labels + 1));
  const bump = (at: number): void => {
    columns[at] = (columns[at] as number) + 1;
  };
  forEachLabelledToken(text, gold, pred, (g, p) => {
    if (g === p) bump(3 * g);
    else {
      bump(3 * p + 1);
      bump(3 * g + 2);
    }
  });
  return columns;
}

export interface WeightedToken {
  /** Mean of the classes' F1, each weighted by how many gold tokens the class has. */
  readonly f1: number;
  /** Share of all tokens with the right class; equals micro precision, recall and F1 over all classes. */
  readonly accuracy: number;
  /** Micro F1 without the class "not PHI". */
  readonly phiF1: number;
  readonly tokens: number;
}

export function weightedToken(columns: ArrayLike<number>): WeightedToken {
  let tokens = 0;
  let right = 0;
  let weighted = 0;
  let phi: Counts = { tp: 0, fp: 0, fn: 0 };
  for (let at = 0; at < columns.length; at += 3) {
    const counts = {
      tp: columns[at] as number,
      fp: columns[at + 1] as number,
      fn: columns[at + 2] as number,
    };
    const support = counts.tp + counts.fn;
    tokens += support;
    right += counts.tp;
    if (support > 0) weighted += support * fBeta(counts);
    if (at > 0) phi = { tp: phi.tp + counts.tp, fp: phi.fp + counts.fp, fn: phi.fn + counts.fn };
  }
  return { f1: weighted / tokens, accuracy: right / tokens, phiF1: fBeta(phi), tokens };
}
