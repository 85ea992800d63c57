import { inCasing } from "./casing.js";
import { HOLIDAYS } from "./holidays.js";
import { type CalendarWord, DECADE_WORDS, MONTHS, ORDINAL_WORDS, WEEKDAYS } from "./vocabulary.js";

/**
 * Regular-expression sources without groups, to be put together. Every repeat is bounded and no source can
 * match in two ways at one place, so that an expression made of them takes linear time. Words are written
 * out in lower, capital and upper case because case tells "May" from "may" and "winterHx" from "winters".
 */

export type WordCase = "lower" | "capital" | "upper";
const ALL_CASES: readonly WordCase[] = ["lower", "capital", "upper"];

/** `(?:january|January|JANUARY|…)`, longest first. Blanks, points and apostrophes match their variants. */
export function anyInCases(words: readonly string[], cases: readonly WordCase[] = ALL_CASES): string {
  const written = words.flatMap((word) => cases.map((wordCase) => writtenAs(word, wordCase)));
  return `(?:${[...new Set(written)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|")})`;
}

function writtenAs(word: string, wordCase: WordCase): string {
  return inCasing(word, wordCase)
    .replaceAll(".", "\\.?")
    .replaceAll("'", "['’]?")
    .replace(/([ -])([a-z])/gi, (_, gap: string, letter: string) => {
      const initial = wordCase === "capital" ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter;
      return (gap === " " ? "[ \\t]{1,2}" : gap) + initial;
    });
}

export function fullNames(words: readonly CalendarWord[]): string[] {
  return words.flatMap((w) => [w.full, ...w.misspelled]);
}

export function shortNames(words: readonly CalendarWord[]): string[] {
  return [...new Set(words.flatMap((w) => [w.three, w.customary, ...w.abbreviations]))].filter(
    (s) => s !== "may",
  );
}

/**
 * Words that begin as calendar words do: small enough to stand many times in one expression, but wider than
 * the vocabulary ("Marked 3"), so that `parseDate` has to confirm what an expression with them finds.
 */
function stemmed(words: readonly string[], cases: readonly WordCase[] = ALL_CASES): string {
  const stems = [...new Set(words.map((w) => w.slice(0, 3)))];
  const ways = cases.map((c) => `${anyInCases(stems, [c])}${c === "upper" ? "[A-Z]" : "[a-z]"}{0,8}`);
  return `(?:${ways.join("|")})`;
}

/** A month word in any spelling, with or without its point; see `stemmed`. */
export function monthSource(cases?: readonly WordCase[], but: readonly string[] = []): string {
  const words = [...fullNames(MONTHS), ...shortNames(MONTHS)].filter((w) => !but.includes(w));
  return `${stemmed(words, cases)}\\.?`;
}

export const BLANK = "[ \\t\\u00a0]";
/** Blanks, or one line break of a hard-wrapped note. */
export const WRAP = `(?:${BLANK}{1,3}|${BLANK}?\\r?\\n${BLANK}{0,3})`;

export const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
export const DAY_SUFFIX = "(?:st|nd|rd|th|ST|ND|RD|TH|St|Nd|Rd|Th)";
export const MONTH_NUMBER = "(?:0?[1-9]|1[0-2])";
export const YEAR4 = "(?:18|19|20)\\d\\d";
export const ANY_APOSTROPHE = "['’‘`]";
export const DASH = "[-–—]";

export const MONTH = monthSource();
/** A weekday in any spelling, with or without its point; see `stemmed`. */
export const WEEKDAY = `${stemmed([...fullNames(WEEKDAYS), ...shortNames(WEEKDAYS)])}\\.?`;
export const HOLIDAY = anyInCases(Object.values(HOLIDAYS).flat());
/** Hyphen or blank inside: "twenty-first", "twenty first". */
export const DAY_WORD = spaced(anyInCases(ORDINAL_WORDS.slice(1)));
export const DECADE_WORD = anyInCases([...DECADE_WORDS.keys()]);

function spaced(source: string): string {
  return source.replaceAll("y-", "y[- ]").replaceAll("Y-", "Y[- ]");
}

/** A day of the month as number, ordinal or ordinal word. */
