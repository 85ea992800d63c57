import { CAPITALS, isAsciiDigit, letterCase, NOT_PLAIN, SMALL } from "../text/index.js";

/** One writing for all writings of a value: no case, accents, apostrophes; any white space is a blank. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\p{M}’‘]/gu, "")
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/\s+/g, " ");
}

/** Whether a text folds to this, told by the first letters of most: what is plain folds letter by letter. */
export function foldsTo(text: string, folded: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < CAPITAL_A || unit > SMALL_Z || unit === BACKTICK) return fold(text) === folded;
    const small = unit <= CAPITAL_Z ? unit + SMALL_A - CAPITAL_A : unit;
    if (small !== folded.charCodeAt(at)) return false;
  }
  return text.length === folded.length;
}

const SHORTEST_WORD = 3;

/** The text and its words of three letters and more, all folded; some more than once. */
export function foldedWithWords(text: string): string[] {
  const plain = isPlain(text);
  const folded = plain ? text.toLowerCase() : fold(text);
  const all = [folded];
  if (!plain) {
    for (const word of text.match(/\p{L}{3,}/gu) ?? []) all.push(fold(word));
    return all;
  }
  // Plain text is as long folded as before.
  let start = 0;
  for (let at = 0; at <= folded.length; at++) {
    const unit = folded.charCodeAt(at);
    if (unit >= SMALL_A && unit <= SMALL_Z) continue;
    if (at - start >= SHORTEST_WORD && at - start < folded.length) all.push(folded.slice(start, at));
    start = at + 1;
  }
  return all;
}

const [CAPITAL_A, CAPITAL_Z, SMALL_A, SMALL_Z] = [0x41, 0x5a, 0x61, 0x7a];
const [BLANK, APOSTROPHE, BACKTICK] = [0x20, 0x27, 0x60];

/**
 * Nothing but ASCII without apostrophes and with single blanks. Most values are, and are folded several times: a loop
 * is faster than a pattern here.
 */
function isPlain(text: string): boolean {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127 || unit === APOSTROPHE || unit === BACKTICK) return false;
    if (unit < BLANK || (unit === BLANK && before === BLANK)) return false;
    before = unit;
  }
  return true;
}

const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/** Only letters and digits, folded: "A-0077 5512" and "a00775512" are one value. */
export function compact(text: string): string {
  const folded = fold(text);
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    if ((unit < SMALL_A || unit > SMALL_Z) && !isAsciiDigit(unit))
      return folded.replace(NEITHER_LETTER_NOR_DIGIT, "");
  }
  return folded;
}

const NO_LETTER = /[^\p{L}]/gu;

/** `word` in the case of `like`: all capitals, all small, or as it is. One capital alone says nothing. */
export function inCaseOf(like: string, word: string): string {
  switch (letterCase(like)) {
    case SMALL:
      return word.toLowerCase();
    case CAPITALS:
      return word.toUpperCase();
    case NOT_PLAIN:
      break;
    default:
      return word;
  }
  const letters = like.replace(NO_LETTER, "");
  if (letters === "") return word;
  if (letters === letters.toLowerCase() && letters !== letters.toUpperCase()) return word.toLowerCase();
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase();
  return word;
}

/** `phrase` with capitals where `like` has them: nowhere, everywhere, on every word, or on the first. */
export function phraseInCaseOf(like: string, phrase: string): string {
  const cased = inCaseOf(like, phrase);
  if (cased !== phrase || !/^\p{Lu}/u.test(like)) return cased;
  const words = like.match(/\p{L}{4,}/gu) ?? [];
  const every = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return every
    ? phrase.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : capitalised(phrase);
}

/** Puts the line break of `like` at a blank of `text` near the same place, if `text` has lost it. */
export function withBreakOf(like: string, text: string): string {
  if (!like.includes("\n") && !like.includes("\r")) return text;
  const lost = /[^\S\r\n]*(?:\r\n|[\r\n])\s*/.exec(like);
  if (lost === null || /[\r\n]/.test(text)) return text;
  const share = lost.index / like.length;
  let best = -1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
    if (best < 0 || Math.abs(at / text.length - share) < Math.abs(best / text.length - share)) best = at;
  }
  return best < 0 ? text : text.slice(0, best) + lost[0] + text.slice(best + 1);
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const VOWEL_FIRST = /^[aeiouàáâäéèêëíìîïóòôöúùûü]/i;

/** A word that "an" would stand before. Spelling only: enough to choose among words of the same kind. */
export function startsWithVowel(word: string): boolean {
  return VOWEL_FIRST.test(word);
}
