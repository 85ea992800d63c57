/** How several tests at once keep their joint chance of a false alarm below alpha. */
export interface Correction {
  readonly name: "bonferroni" | "holm" | "none";
  /** The threshold each p-value was held against, in the order given. */
  readonly thresholds: readonly number[];
  readonly significant: readonly boolean[];
}

/** No correction: every p-value against alpha. */
function uncorrected(ps: readonly number[], alpha: number): Correction {
  return { name: "none", thresholds: ps.map(() => alpha), significant: ps.map((p) => p < alpha) };
}

/** Every p-value against alpha / number of tests: 0.05 / 13 = 0.0038 in the CCHMC paper. */
export function bonferroni(ps: readonly number[], alpha: number): Correction {
  const threshold = alpha / ps.length;
  return {
    name: "bonferroni",
    thresholds: ps.map(() => threshold),
    significant: ps.map((p) => p < threshold),
  };
}

/** Smallest p against alpha / m, the next against alpha / (m - 1), … until one fails; the rest fail with it. */
export function holm(ps: readonly number[], alpha: number): Correction {
  const order = ps.map((_, i) => i).sort((i, j) => (ps[i] as number) - (ps[j] as number) || i - j);
  const thresholds = new Array<number>(ps.length).fill(alpha);
  const significant = new Array<boolean>(ps.length).fill(false);
  let standing = true;
  for (const [rank, i] of order.entries()) {
    thresholds[i] = alpha / (ps.length - rank);
    standing &&= (ps[i] as number) < (thresholds[i] as number);
    significant[i] = standing;
  }
  return { name: "holm", thresholds, significant };
}

export const P_VALUE_CORRECTIONS = { none: uncorrected, bonferroni, holm } as const;

export type CorrectionName = keyof typeof P_VALUE_CORRECTIONS;
