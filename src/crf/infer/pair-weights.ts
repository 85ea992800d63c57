import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";

/** Weight of the step from label i at t-1 to label j at t, t ≥ 1 within the sequence; -∞ if not in the lattice. */
export type PairWeight = (t: number, i: number, j: number) => number;

/** Weights of steps between labels, and what they multiply a probability by. */
export interface Pairs {
  readonly weight: PairWeight;
  /** exp of the weight. */
  readonly factor: PairWeight;
}

/**
 * For sequence after sequence, until the weights change. Without edge attributes a step weighs the same at every token:
 * each factor is then worked out once.
 */
export function pairsOf(layout: Layout, weights: Float64Array): (data: Sequences, first: number) => Pairs {
  const { labels } = layout;
  const factors = new Float64Array(labels * labels).fill(NaN);
  const weight = pairWeights(layout, weights, undefined, 0);
  const plain: Pairs = {
    weight,
    factor(t, i, j) {
      const at = i * labels + j;
      if (Number.isNaN(factors[at]!)) factors[at] = Math.exp(weight(t, i, j));
      return factors[at]!;
    },
  };
  return ({ edges }, first) => {
    if (!edges) return plain;
    const weight = pairWeights(layout, weights, edges, first);
    return { weight, factor: (t, i, j) => Math.exp(weight(t, i, j)) };
  };
}

function pairWeights(
  layout: Layout,
  weights: Float64Array,
  edges: Sequences["edges"],
  first: number,
): PairWeight {
  const { labels, transitions, transitionBase, edgeBase, edgeOffset, edgeSlot } = layout;
  const { slotAt, open } = transitions;
  // With edge attributes the sums of one token are kept until another token is asked for.
  const extra = new Float64Array(edges ? transitions.slotTo.length : 0);
  let filledFor = -1;
  const fill = (t: number): void => {
    if (!edges || filledFor === t) return;
    filledFor = t;
    extra.fill(0);
    for (let at = edges.tokenOffset[first + t]!; at < edges.tokenOffset[first + t + 1]!; at++) {
      const e = edges.attributes[at]!;
      for (let f = edgeOffset[e]!; f < edgeOffset[e + 1]!; f++)
        extra[edgeSlot[f]!]! += weights[edgeBase + f]!;
    }
  };
  return (t, i, j) => {
    const slot = slotAt[i * labels + j]!;
    if (slot < 0) return open[j] === 1 ? 0 : -Infinity;
    if (!edges) return weights[transitionBase + slot]!;
    fill(t);
    return weights[transitionBase + slot]! + extra[slot]!;
  };
}
