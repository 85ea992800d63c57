import { type Counts, fBeta } from "./counts.js";
import type { Pair } from "./pair.js";
import { spearman } from "./rank-correlation.js";

/** Does a note's confidence, or its length, tell how well it was tagged? Paper 001, figure 4. */
export interface NoteRanks {
  /** Spearman's rho of the field `confidence` of predicted notes with a note's strict F1; absent unless every note has one. */
  readonly confidence?: number;
  /** The same of the length in characters. */
  readonly length: number;
}

/**
 * A note with nothing to find and nothing found has F1 1. `strict` holds the counts of every pair's note. Undefined below
 * three notes, and where all notes score the same: nothing is ranked.
 */
export function noteRanks(pairs: readonly Pair[], strict: readonly Counts[]): NoteRanks | undefined {
  const scores = pairs.map(({ gold, pred }, at) =>
    gold.length + pred.length === 0 ? 1 : fBeta(strict[at] as Counts) || 0,
  );
  if (pairs.length < 3 || new Set(scores).size < 2) return undefined;
  const length = spearman(
    pairs.map(({ text }) => text.length),
    scores,
  );
  const confidences = pairs.map(({ confidence }) => confidence);
  if (!confidences.every((value) => value !== undefined)) return { length };
  return { confidence: spearman(confidences, scores), length };
}
