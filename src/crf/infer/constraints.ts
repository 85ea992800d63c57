import { ScrubJayError } from "../../errors.js";
import type { Layout } from "../layout.js";

/** Indices are tokens of the whole set of sequences, T of them. */
export interface DecodeOptions {
  /** Added to the score of each label at every token: below 0 on "outside" raises recall (Minkov et al. 2006). */
  readonly bias?: ArrayLike<number>; // [L]
  /** Added to the scores of each token, at [t·L + j]: what another model says of it. */
  readonly added?: ArrayLike<number>; // [T][L]
  /** The label a rule or a reviewer gave, or -1 where free. */
  readonly fixed?: ArrayLike<number>; // [T]
  /** 0 where a label is ruled out, at [t·L + j]. */
  readonly allowed?: ArrayLike<number>; // [T][L]
}

/** Writes biases and constraints into the scores of one sequence: -∞ where a label cannot be. */
export function constrain(
  { labels, padded, scheme }: Layout,
  first: number,
  count: number,
  scores: Float64Array, // [count][Lp]
  { bias, added, fixed, allowed }: DecodeOptions,
): void {
  if (added) {
    for (let t = 0; t < count; t++)
      for (let j = 0; j < labels; j++) scores[t * padded + j]! += added[(first + t) * labels + j]!;
  }
  if (bias) {
    if (bias.length !== labels)
      throw new ScrubJayError("bad-bias", `${bias.length} biases for ${labels} labels`, { exitCode: 1 });
    // Most often one label alone, "outside", has a bias.
    for (let j = 0; j < labels; j++) {
      const more = bias[j]!;
      if (more === 0) continue;
      for (let at = j, end = count * padded; at < end; at += padded) scores[at]! += more;
    }
  }
  if (fixed) {
    for (let t = 0; t < count; t++) {
      const label = fixed[first + t] ?? -1;
      if (label < 0) continue;
      for (let j = 0; j < labels; j++) if (j !== label) scores[t * padded + j] = -Infinity;
    }
  }
  if (allowed) {
    for (let t = 0; t < count; t++)
      for (let j = 0; j < labels; j++)
        if (!allowed[(first + t) * labels + j]) scores[t * padded + j] = -Infinity;
  }
  if (scheme.start) closeLabels(scheme.start, scores, 0);
  if (scheme.end) closeLabels(scheme.end, scores, (count - 1) * padded);
}

function closeLabels(mask: Uint8Array, scores: Float64Array, at: number): void {
  for (let j = 0; j < mask.length; j++) if (mask[j] === 0) scores[at + j] = -Infinity;
}
