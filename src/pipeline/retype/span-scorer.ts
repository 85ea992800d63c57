import type { Layout } from "../../crf/index.js";

/** The probability of every label, given the numbers of a span's features. What it returns is used again. */
export type SpanScorer = (features: readonly number[]) => Float64Array;

/** A CRF over a sequence of one has no transitions: what is left of it is a sum of weights for each label. */
export function spanScorer(
  { labels, padded, attributeOffset, parameterLabel }: Layout,
  weights: Float64Array,
): SpanScorer {
  const scores = new Float64Array(padded);
  const probability = scores.subarray(0, labels);
  return (features) => {
    scores.fill(0);
    for (let n = 0; n < features.length; n++) {
      const attribute = features[n] as number;
      const from = attributeOffset[attribute] as number;
      const end = attributeOffset[attribute + 1] as number;
      // A dense row has a weight for every label, in their order.
      if (end - from === padded) {
        let k = 0;
        for (; k + 3 < padded; k += 4) {
          scores[k]! += weights[from + k] as number;
          scores[k + 1]! += weights[from + k + 1] as number;
          scores[k + 2]! += weights[from + k + 2] as number;
          scores[k + 3]! += weights[from + k + 3] as number;
        }
        for (; k < padded; k++) scores[k]! += weights[from + k] as number;
      } else
        for (let at = from; at < end; at++) scores[parameterLabel[at] as number]! += weights[at] as number;
    }
    let most = -Infinity;
    for (let k = 0; k < labels; k++) most = Math.max(most, probability[k] as number);
    let sum = 0;
    for (let k = 0; k < labels; k++) {
      probability[k] = Math.exp((probability[k] as number) - most);
      sum += probability[k] as number;
    }
    for (let k = 0; k < labels; k++) probability[k]! /= sum;
    return probability;
  };
}
