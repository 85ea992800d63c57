/*
 * How a word is written, for words of nothing but ASCII letters: as most words are, in one pass. Any other word is
 * NOT_PLAIN, whatever it is, and a regular expression decides on its case.
 */
export const NOT_PLAIN = 0;
/** "word", "a" */
export const SMALL = 1;
/** "Word", "Mr" */
export const CAPITALISED = 2;
/** "MRI", "OK" */
export const CAPITALS = 3;
/** "A" */
export const ONE_CAPITAL = 4;
/** "McKay", "MRIs", "eGFR" */
export const MIXED = 5;

export function letterCase(word: string): number {
  let capitals = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit >= 0x41 && unit <= 0x5a) capitals++;
    else if (unit < 0x61 || unit > 0x7a) return NOT_PLAIN;
  }
  if (capitals === 0) return word === "" ? NOT_PLAIN : SMALL;
  if (capitals === word.length) return capitals === 1 ? ONE_CAPITAL : CAPITALS;
  return capitals === 1 && word.charCodeAt(0) <= 0x5a ? CAPITALISED : MIXED;
}

/** One ASCII letter or more, and nothing else. */
export function isPlainWord(word: string): boolean {
  return letterCase(word) !== NOT_PLAIN;
}
