import { type Misspelling, misspellingBetween } from "../words/misspelling.js";

/** A writing that is a misspelling of another name of the scope. */
export interface Variant {
  readonly of: string;
  readonly misspelling: Misspelling;
}

const LEAST_LETTERS = 5;

/** Writings in no list that are one edit away from a name met at least as often. */
export function variants(
  words: ReadonlyMap<string, number>,
  isUsual: (word: string) => boolean,
): Map<string, Variant> {
  const found = new Map<string, Variant>();
  const suspected = new Set<string>();
  for (const word of words.keys()) if (word.length >= LEAST_LETTERS && !isUsual(word)) suspected.add(word);
  if (suspected.size === 0 || words.size === 1) return found;
  const byLetter = new Map<string, string[]>();
  const ranked = [...words].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  for (const [word] of ranked) {
    const letter = word.charAt(0);
    const same = byLetter.get(letter) ?? [];
    byLetter.set(letter, same);
    same.push(word);
  }
  const rank = new Map(ranked.map(([word], at) => [word, at]));
  for (const [word] of ranked) {
    if (!suspected.has(word)) continue;
    for (const other of byLetter.get(word.charAt(0)) ?? []) {
      if (other === word || other.length < LEAST_LETTERS - 1 || found.has(other)) continue;
      if (!isUsual(other) && (rank.get(other) as number) > (rank.get(word) as number)) continue;
      const misspelling = misspellingBetween(other, word);
      if (misspelling === undefined) continue;
      found.set(word, { of: other, misspelling });
      break;
    }
  }
  return found;
}
