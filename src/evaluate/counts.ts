/** Counts add; ratios are computed last, from the sums. */
export interface Counts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

export const NO_COUNTS: Counts = { tp: 0, fp: 0, fn: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { tp: a.tp + b.tp, fp: a.fp + b.fp, fn: a.fn + b.fn };
}

export function sumCounts(all: Iterable<Counts>): Counts {
  let sum = NO_COUNTS;
  for (const counts of all) sum = addCounts(sum, counts);
  return sum;
}

/** NaN where nothing was predicted: the question has no answer. */
export function precision({ tp, fp }: Counts): number {
  return tp / (tp + fp);
}

/** NaN where there was nothing to find. */
export function recall({ tp, fn }: Counts): number {
  return tp / (tp + fn);
}

/** Weighted harmonic mean; beta 2 counts recall four times as heavily as precision. NaN when all counts are 0. */
export function fBeta({ tp, fp, fn }: Counts, beta = 1): number {
  const weight = beta * beta;
  return ((1 + weight) * tp) / ((1 + weight) * tp + weight * fn + fp);
}

/** The same from two ratios, as the shared tasks compute macro F1; NaN when both are 0. */
export function harmonic(p: number, r: number, beta = 1): number {
  const weight = beta * beta;
  return ((1 + weight) * p * r) / (weight * p + r);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Population standard deviation. */
function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

export interface Macro {
  readonly precision: number;
  readonly precisionSd: number;
  readonly recall: number;
  readonly recallSd: number;
  readonly f1: number;
}

/** Mean over notes; a note where a ratio has no answer scores 0 there, as in the shared tasks. */
export function macro(perNote: readonly Counts[]): Macro {
  const precisions = perNote.map((counts) => precision(counts) || 0);
  const recalls = perNote.map((counts) => recall(counts) || 0);
  const p = mean(precisions);
  const r = mean(recalls);
  return {
    precision: p,
    precisionSd: deviation(precisions),
    recall: r,
    recallSd: deviation(recalls),
    f1: harmonic(p, r),
  };
}
