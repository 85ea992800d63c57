import { normaliseWord } from "../../features/clusters/normalise-word.js";
import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";

/** A span by its tokens, `last` exclusive. */
export interface Place {
  readonly first: number;
  readonly last: number;
}

export function placeOf(analysis: Analysis, { start, end }: Pick<Span, "start" | "end">): Place {
  const first = analysis.firstTokenAt(start);
  let last = first + 1;
  while (last < analysis.count && analysis.start(last) < end) last++;
  return { first, last };
}

/** Tokens from `from` on. Full stops are stepped over, so that "Dr. Lee" has "Dr" before it. */
function tokensBeside({ words, count }: Analysis, from: number, step: 1 | -1, most: number): number[] {
  const found: number[] = [];
  for (let t = from; t >= 0 && t < count && found.length < most; t += step)
    if (words[t] !== ".") found.push(t);
  return found;
}

/** Nearest first. */
export function tokensBefore(analysis: Analysis, { first }: Place, most: number): number[] {
  return tokensBeside(analysis, first - 1, -1, most);
}

export function tokensAfter(analysis: Analysis, { last }: Place, most: number): number[] {
  return tokensBeside(analysis, last, 1, most);
}

export function wordsBefore(analysis: Analysis, place: Place, most: number): string[] {
  return tokensBefore(analysis, place, most).map((t) => normaliseWord(analysis.words[t] as string));
}

export function wordsAfter(analysis: Analysis, place: Place, most: number): string[] {
  return tokensAfter(analysis, place, most).map((t) => normaliseWord(analysis.words[t] as string));
}
