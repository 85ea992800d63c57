import type { DecodedSequence } from "../../crf/index.js";
import { type Analysis, recordParts } from "../../text/index.js";
import type { DoubtedOutside } from "../recipe.js";

/** The labels of a decoded sequence after the rule; undefined where it changes none. */
export type Rescue = (
  decoded: Pick<DecodedSequence, "labels" | "logProbability" | "marginals">,
  analysis: Analysis,
  first: number,
) => Uint16Array | undefined;

/**
 * Rule 1 of paper 003 for free text: a token outside whose probability of being so is below the threshold gets its
 * likeliest other label. Forms are left alone.
 */
export function rescuer({ below: own, cut }: DoubtedOutside, asked?: number): Rescue | undefined {
  const below = asked ?? own;
  if (below <= 0) return undefined;
  const isFree = freeTokens(cut);
  return (decoded, analysis, first) => {
    // The labelling is one of those in which a token is outside, so none of its tokens is less probable than it.
    if (Math.exp(decoded.logProbability()) >= below) return undefined;
    const { probability, labels } = decoded.marginals();
    return withoutDoubted(decoded.labels, probability, labels, below, (t) => isFree(analysis, first + t));
  };
}

/** The labels with those outside replaced that are below the threshold. */
export function withoutDoubted(
  path: Uint16Array, // [T]
  probability: ArrayLike<number>, // [T][L]
  labels: number,
  below: number,
  isFree: (t: number) => boolean,
): Uint16Array | undefined {
  let changed: Uint16Array | undefined;
  for (let t = 0; t < path.length; t++) {
    const at = t * labels;
    if (path[t] !== 0 || (probability[at] as number) >= below || !isFree(t)) continue;
    let best = 1;
    for (let j = 2; j < labels; j++)
      if ((probability[at + j] as number) > (probability[at + best] as number)) best = j;
    changed ??= path.slice();
    changed[t] = best;
  }
  return changed;
}

/** Whether a token stands in free text; the parts of the last note are kept. */
function freeTokens(cut: DoubtedOutside["cut"]): (analysis: Analysis, t: number) => boolean {
  let known: Analysis | undefined;
  let forms: readonly { readonly start: number; readonly end: number }[] = [];
  return (analysis, t) => {
    if (known !== analysis) {
      known = analysis;
      forms = recordParts(analysis, cut).filter(({ structured }) => structured);
    }
    const at = analysis.start(t);
    return !forms.some(({ start, end }) => start <= at && at < end);
  };
}
