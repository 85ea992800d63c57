/** Pieces of expressions that the families of places and names share. All are meant for the `u` flag. */

/** A match may begin only here: not inside a word or number. */
export const BORDER = "(?<![\\p{L}\\p{M}\\p{N}_])";
/** A word or number ends here. */
export const WORD_ENDS = "(?![\\p{L}\\p{M}\\p{N}_])";
/** Blanks inside a line. */
export const GAP = "[ \\t\\u00a0]{1,3}";
/** The same, or none. */
export const MAYBE_GAP = "[ \\t\\u00a0]{0,3}";
/** Start of a line, or of a cell in a line laid out as a table. */
export const FIELD_START =
  "(?<=^[\\ufeff\\s\\u200b\\u200e]{0,3}|[\\n\\r|;\\t\\f\\v\\u200b]|[ \\u00a0]{2}|[\\n\\r|;\\t][ \\u00a0]|(?:^|[\\n\\r])[ \\t]{0,4}(?:[-*>#•]|\\d{1,2}[.)]) |\\*\\*)";
/** The colon after a label, and the blanks around it. */
export const COLON = "[ \\t]{0,3}:[ \\t\\u00a0]{0,12}";

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** One of the words, the longest that fits. */
export function anyOf(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `(?:${sorted.map((word) => word.replace(SPECIAL, "\\$&").replace(/ /g, GAP)).join("|")})`;
}

/** Every word as "word", "Word", "Two Words", "Two words" and "WORD": the `i` flag would make names of all words. */
export function inAnyCase(words: Iterable<string>): string[] {
  return [...words].flatMap((word) => [
    word.toLowerCase(),
    titleCase(word),
    word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    word.toUpperCase(),
  ]);
}

/** "Word" and "WORD" only. */
export function inCapitals(words: Iterable<string>): string[] {
  return [...words].flatMap((word) => [titleCase(word), word.toUpperCase()]);
}

/** "two words" as "Two Words". */
export function titleCase(word: string): string {
  return word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
