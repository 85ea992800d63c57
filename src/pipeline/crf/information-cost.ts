import type { FeatureTable, FixedFeature } from "../../crf/index.js";
import type { NoteFeatures } from "../../features/index.js";
import { informationBits } from "../../lexicon/index.js";

const OUTSIDE = 0;
/** A word of more bits costs as much. */
const MOST_BITS = 64;

/**
 * What it costs in training to take words of identifiers for "outside" (paper 001's discussion): a feature for each
 * number of bits, with a fixed weight. The words themselves are no part of it.
 */
export function informationCosts(attributes: FeatureTable, costPerBit: number) {
  const byBits = new Map<number, number>();
  return {
    /** The number of the token's cost, or -1 where outside is right. */
    further({ analysis }: NoteFeatures, t: number, label: number): number {
      if (label === OUTSIDE) return -1;
      const bits = Math.min(MOST_BITS, Math.round(informationBits(analysis.words[t] as string)));
      let id = byBits.get(bits);
      if (id === undefined) {
        id = attributes.intern(`cost=${bits}`);
        byBits.set(bits, id);
      }
      return id;
    },
    fixed: (): FixedFeature[] =>
      [...byBits].map(([bits, attribute]) => ({ attribute, label: OUTSIDE, weight: costPerBit * bits })),
  };
}
