export interface ChiSquare {
  readonly statistic: number;
  /** Probability of a statistic at least as large with one degree of freedom. */
  readonly p: number;
}

/** Pearson's chi-square on the 2×2 table [[a, b], [c, d]], without correction. A table without spread gives p = 1. */
export function chiSquare(a: number, b: number, c: number, d: number): ChiSquare {
  const n = a + b + c + d;
  const margins = (a + b) * (c + d) * (a + c) * (b + d);
  const statistic = margins === 0 ? 0 : (n * (a * d - b * c) ** 2) / margins;
  return { statistic, p: complementaryError(Math.sqrt(statistic / 2)) };
}

/**
 * erfc(x) for x ≥ 0. Below 2 the series erf(x) = 2/√π · e^(-x²) · Σ 2^n x^(2n+1) / (1·3·…·(2n+1)), above it
 * the continued fraction erfc(x) = e^(-x²)/√π · 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + …)))).
 */
function complementaryError(x: number): number {
  const bell = Math.exp(-x * x) / Math.sqrt(Math.PI);
  if (x < 2) {
    let term = x;
    let sum = x;
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - 2 * bell * sum;
  }
  let tail = x;
  for (let n = 60; n >= 1; n--) tail = x + n / 2 / tail;
  return bell / tail;
}
