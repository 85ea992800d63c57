import type { Layout } from "../layout.js";
import type { PairWeight } from "./pair-weights.js";

/** log Σ exp(x), from a running maximum. */
export function logSumExp(values: Float64Array): number {
  let most = -Infinity;
  for (const v of values) if (v > most) most = v;
  if (most === -Infinity) return -Infinity;
  let sum = 0;
  for (const v of values) sum += Math.exp(v - most);
  return most + Math.log(sum);
}

/** Forward-backward on logarithms over all pairs of labels: slow, but no difference of scores is too large for it. */
export function logForwardBackward(
  { labels, padded }: Layout,
  pair: PairWeight,
  node: Float64Array, // [T][Lp]
  count: number,
): { logZ: number; logAlpha: Float64Array; logBeta: Float64Array } {
  const logAlpha = new Float64Array(count * padded).fill(-Infinity); // [T][Lp]
  const logBeta = new Float64Array(count * padded).fill(-Infinity); // [T][Lp]
  const terms = new Float64Array(labels);
  for (let t = 0; t < count; t++) {
    for (let j = 0; j < labels; j++) {
      for (let i = 0; t > 0 && i < labels; i++) terms[i] = logAlpha[(t - 1) * padded + i]! + pair(t, i, j);
      logAlpha[t * padded + j] = node[t * padded + j]! + (t > 0 ? logSumExp(terms) : 0);
    }
  }
  for (let t = count - 1; t >= 0; t--) {
    for (let i = 0; i < labels; i++) {
      for (let j = 0; t + 1 < count && j < labels; j++)
        terms[j] = pair(t + 1, i, j) + node[(t + 1) * padded + j]! + logBeta[(t + 1) * padded + j]!;
      logBeta[t * padded + i] = t + 1 < count ? logSumExp(terms) : 0;
    }
  }
  const last = (count - 1) * padded;
  return { logZ: logSumExp(logAlpha.subarray(last, last + labels)), logAlpha, logBeta };
}
