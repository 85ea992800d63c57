import type { Layout } from "../../crf/index.js";
import type { FeatureList } from "./feature-list.js";

/** The probability of every label, given the numbers of a span's features. What it returns is used again. */
export type SpanScorer = (features: Pick<FeatureList<number>, "at" | "count">) => Float64Array;

const MOST_ROWS = 64;

/** A CRF over a sequence of one has no transitions: what is left of it is a sum of weights for each label. */
export function spanScorer(
  { labels, padded, attributeOffset, parameterLabel }: Layout,
  weights: Float64Array,
): SpanScorer {
  const scores = new Float64Array(padded);
  const probability = scores.subarray(0, labels);
  /** Where dense rows begin, which have a weight for every label in their order, as far as they follow one another. */
  const rows = new Int32Array(MOST_ROWS);
  const startOf = (attribute: number): number => attributeOffset[attribute] as number;
  /** Adds the first rows, eight labels at a time: their sums stay in registers from the first row to the last. */
  function addRows(count: number): void {
    let k = 0;
    for (; k + 7 < padded; k += 8) {
      let a = scores[k] as number;
      let b = scores[k + 1] as number;
      let c = scores[k + 2] as number;
      let d = scores[k + 3] as number;
      let e = scores[k + 4] as number;
      let f = scores[k + 5] as number;
      let g = scores[k + 6] as number;
      let h = scores[k + 7] as number;
      for (let n = 0; n < count; n++) {
        const at = (rows[n] as number) + k;
        a += weights[at] as number;
        b += weights[at + 1] as number;
        c += weights[at + 2] as number;
        d += weights[at + 3] as number;
        e += weights[at + 4] as number;
        f += weights[at + 5] as number;
        g += weights[at + 6] as number;
        h += weights[at + 7] as number;
      }
      scores[k] = a;
      scores[k + 1] = b;
      scores[k + 2] = c;
      scores[k + 3] = d;
      scores[k + 4] = e;
      scores[k + 5] = f;
      scores[k + 6] = g;
      scores[k + 7] = h;
    }
    for (; k < padded; k++)
      for (let n = 0; n < count; n++) scores[k]! += weights[(rows[n] as number) + k] as number;
  }

  return (features) => {
    scores.fill(0);
    // Weights are added in the order of the features, so that sums are the same to the last bit.
    const { count: all } = features;
    for (let n = 0; n < all; ) {
      let count = 0;
      for (; n < all && count < MOST_ROWS; n++) {
        const from = startOf(features.at(n));
        if (startOf(features.at(n) + 1) - from !== padded) break;
        rows[count++] = from;
      }
      if (count > 0) addRows(count);
      for (; n < all; n++) {
        const from = startOf(features.at(n));
        const end = startOf(features.at(n) + 1);
        if (end - from === padded) break;
        for (let at = from; at < end; at++) scores[parameterLabel[at] as number]! += weights[at] as number;
      }
    }
    let most = -Infinity;
    for (let k = 0; k < labels; k++) if ((scores[k] as number) > most) most = scores[k] as number;
    let sum = 0;
    for (let k = 0; k < labels; k++) {
      const share = Math.exp((scores[k] as number) - most);
      scores[k] = share;
      sum += share;
    }
    for (let k = 0; k < labels; k++) scores[k]! /= sum;
    return probability;
  };
}
