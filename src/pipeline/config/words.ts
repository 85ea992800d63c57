/** A run of letters or of digits, and where it stands. "O'Brien" is one run, "Ann's" is two, "5th" is two. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const WORD = /\p{L}['’]\p{L}[\p{L}\p{M}]+|[\p{L}\p{M}]+|\p{N}+/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}

/** There is nothing to level. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** Blanks, dashes and quotes in one form each. */
export function levelled(text: string): string {
  if (PLAIN_WORDS.test(text)) return text;
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(/[‘’`]/g, "'").replace(/[‐-―]/g, "-");
}

/** Nearly every word of a note: there is nothing to level but its case. */
const PLAIN_WORD = /^[A-Za-z0-9]+$/;

/** Level and in small letters. */
export function folded(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return levelled(text).toLowerCase();
}

/** Letters that no decomposition brings back to ASCII. */
const STROKED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Small letters without accents. */
export function plain(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return folded(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðłþı]/g, (letter) => STROKED[letter] as string);
}

/** `plain` letters and digits of a text, nothing between them: "O'Brien" is "obrien". */
export function letters(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return plain(text).replace(/[^\p{L}\p{N}]/gu, "");
}
