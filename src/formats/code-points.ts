import { partitionPoint } from "../partition-point.js";
/** Offsets of one text both ways. Offsets outside the text stay outside, so that the span check finds them. */
export interface CodePointMap {
  /** An offset in UTF-16 units as an offset in code points. */
  toCodePoint(offset: number): number;
  /** An offset in code points as an offset in UTF-16 units. */
  fromCodePoint(offset: number): number;
}

const SAME: CodePointMap = { toCodePoint: (offset) => offset, fromCodePoint: (offset) => offset };

/**
 * One pass over the text, then a binary search among its surrogate pairs per offset. A text without astral
 * characters costs one scan and no memory. A lone surrogate counts as one code point, as in Python.
 */
export function codePointMap(text: string): CodePointMap {
  const pairs: number[] = []; // where each surrogate pair begins, in UTF-16 units
  const pair = /[\ud800-\udbff][\udc00-\udfff]/g;
  for (let match = pair.exec(text); match; match = pair.exec(text)) pairs.push(match.index);
  if (pairs.length === 0) return SAME;
  return {
    // Every pair that ends at or before the offset is one unit too many.
    toCodePoint: (offset) => offset - partitionPoint(pairs.length, (i) => (pairs[i] as number) + 2 <= offset),
    // Pair number i begins at code point `start - i`.
    fromCodePoint: (offset) =>
      offset + partitionPoint(pairs.length, (i) => (pairs[i] as number) - i < offset),
  };
}

/** Offsets in UTF-16 units (in any order) as offsets in code points. */
export function toCodePoints(text: string, offsets: readonly number[]): number[] {
  return offsets.map(codePointMap(text).toCodePoint);
}

/** Offsets in code points (in any order) as offsets in UTF-16 units. */
export function fromCodePoints(text: string, offsets: readonly number[]): number[] {
  return offsets.map(codePointMap(text).fromCodePoint);
}
