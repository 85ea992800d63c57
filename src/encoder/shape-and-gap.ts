/** How many shapes and gaps there are room for: rows of the tables in a file. */
export const SHAPES = 16;
export const GAPS = 8;

const SMALL = /^\p{Ll}+$/u;
const CAPITALS = /^\p{Lu}+$/u;
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const LETTERS = /^\p{L}+$/u;
const DIGITS = /^\d+$/;

/** What small letters and digits one by one no longer tell of a word. 0 is for none. */
export function wordShape(word: string): number {
  if (DIGITS.test(word)) return 1 + Math.min(word.length, 6);
  if (LETTERS.test(word)) {
    if (SMALL.test(word)) return 8;
    if ([...word].length === 1) return 9;
    if (CAPITALISED.test(word)) return 10;
    return CAPITALS.test(word) ? 11 : 12;
  }
  if (!/\d/.test(word)) return 13;
  return /\p{L}/u.test(word) ? 14 : 15;
}

/** Of every piece of a word but its first. */
export const INSIDE_WORD = 5;

/** What stands in front of a word: nothing, a blank, a line end, an empty line, other blanks. */
export function gapOf(between: string): number {
  if (between === "") return 0;
  if (between === " ") return 1;
  const line = between.indexOf("\n");
  if (line === -1) return 4;
  return between.indexOf("\n", line + 1) === -1 ? 2 : 3;
}
