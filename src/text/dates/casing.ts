import { isPlainWord } from "../letter-case.js";

/** How a word is written; "mixed" is anything that is none of the others ("sEPT"). */
export type Casing = "lower" | "capital" | "upper" | "mixed";

export function casingOf(word: string): Casing {
  const lower = word.toLowerCase();
  if (word === lower) return "lower";
  if (word === word.toUpperCase()) return "upper";
  return word === capitalise(lower) ? "capital" : "mixed";
}

/** Writes `word` in a casing; a mixed casing has no pattern to follow and becomes a capitalised word. */
export function inCasing(word: string, casing: Casing): string {
  const lower = word.toLowerCase();
  if (casing === "lower") return lower;
  if (casing === "upper") return lower.toUpperCase();
  return capitalise(lower);
}

const WORD_AFTER_GAP = /(^| )(\p{L}+)/gu;

/** Small words inside a name stay small: "Cinco de Mayo", "twenty-first". */
function capitalise(lower: string): string {
  if (isPlainWord(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1);
  return lower.replace(WORD_AFTER_GAP, (whole, gap: string, word: string) =>
    gap !== "" && SMALL.has(word) ? whole : gap + word.charAt(0).toUpperCase() + word.slice(1),
  );
}

const SMALL = new Set(["of", "de", "the", "los", "al", "ul"]);
