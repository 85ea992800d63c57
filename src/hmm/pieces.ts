import type { Tokenized } from "./counts.js";

/** A stretch of tokens, `last` exclusive. */
export interface Piece {
  readonly first: number;
  readonly last: number;
}

/** Up to so many tokens a text is one sequence. */
export const LONGEST_SEQUENCE = 8192;

/**
 * A text as sequences of at most `most` tokens: whole if it can be, else cut at the last blank line that fits, at the
 * last line end where there is none, and anywhere where there is neither.
 */
export function pieces({ text, offsets }: Tokenized, most = LONGEST_SEQUENCE): Piece[] {
  const count = offsets.length >> 1;
  const found: Piece[] = [];
  for (let first = 0; first < count; ) {
    const last = count - first <= most ? count : cutAfter(text, offsets, first, first + most);
    found.push({ first, last });
    first = last;
  }
  return found;
}

function cutAfter(text: string, offsets: Int32Array, first: number, latest: number): number {
  let line = latest;
  for (let t = latest; t > first; t--) {
    const gap = text.slice(offsets[2 * t - 1], offsets[2 * t]);
    if (/\n\s*\n|\r\s*\r/.test(gap)) return t;
    if (line === latest && /[\r\n]/.test(gap)) line = t;
  }
  return line;
}
