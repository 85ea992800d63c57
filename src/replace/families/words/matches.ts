import { isPlainWord } from "../../../text/index.js";

export interface TextMatch {
  readonly text: string;
  readonly at: number;
}

/** All matches of a pattern (flag g) that never matches nothing. Unlike `matchAll`, it makes no copy of the pattern. */
export function allMatches(pattern: RegExp, text: string): TextMatch[] {
  const matches: TextMatch[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    matches.push({ text: match[0], at: match.index });
  return matches;
}

/** The same for a pattern of words: nothing but ASCII letters are one. */
export function wordMatches(pattern: RegExp, text: string): TextMatch[] {
  return isPlainWord(text) ? [{ text, at: 0 }] : allMatches(pattern, text);
}
