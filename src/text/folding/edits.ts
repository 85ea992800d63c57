import type { Edit } from "./folded-text.js";

/** What one fold changes in a text. */
export type Fold = (text: string) => readonly Edit[];

/** One character each; empty at the ends of the text. */
export interface AdjacentCharacters {
  readonly before: string;
  readonly after: string;
}

/**
 * Everything that a pattern (flag g) matches and that reads otherwise; undefined leaves it as it is. Most texts lack even
 * the `sign`, which is faster to look for.
 */
export function replacing(
  pattern: RegExp,
  read: (match: string, around: AdjacentCharacters) => string | undefined,
  sign?: RegExp,
): Fold {
  return folding(pattern, sign, (match, text) => {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const to = read(found, { before: lastOf(text, start), after: firstOf(text, end) });
    return to === undefined || to === found ? [] : [{ start, end, to }];
  });
}

/** The same of the groups (flag d) of every match. */
export function replacingGroups(
  pattern: RegExp,
  read: (whole: string) => string | undefined,
  sign?: RegExp,
): Fold {
  return folding(pattern, sign, (match) => {
    const to = read(match[0]);
    if (to === undefined) return [];
    const places = (match.indices ?? []).slice(1).filter((place) => place !== undefined);
    return places.map(([start, end]) => ({ start, end, to }));
  });
}

function folding(
  pattern: RegExp,
  sign: RegExp | undefined,
  editsOf: (match: RegExpExecArray, text: string) => readonly Edit[],
): Fold {
  return (text) => {
    if (sign !== undefined && !sign.test(text)) return NONE;
    const edits: Edit[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
      edits.push(...editsOf(match, text));
    return edits;
  };
}

const NONE: readonly Edit[] = [];

function firstOf(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? "" : String.fromCodePoint(point);
}

function lastOf(text: string, end: number): string {
  const pair = firstOf(text, end - 2);
  return pair.length === 2 ? pair : text.charAt(end - 1);
}
