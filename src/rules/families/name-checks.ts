import { isFieldWord, isNotName } from "../../lexicon/index.js";

/* What `accept` asks of a value that has the shape of a name. */

const WORD = /[\p{L}\p{M}'’-]+/gu;
const SMALL_LETTER = /\p{Ll}/u;

/** Looks for the words, not for what parts them: to split tries the expression at every character. */
function wordsOf(value: string): string[] {
  return (value.match(WORD) ?? []).filter((word) => word.length > 1);
}

function isShouted(value: string): boolean {
  return !SMALL_LETTER.test(value);
}

/** The first word is no label, verb or sentence opener. After "Dr." or "Mr." that is enough. */
export function beginsAsName(value: string): boolean {
  const first = wordsOf(value)[0];
  return first !== undefined && !isFieldWord(first, isShouted(value)) && !isParticiple(first);
}

function isParticiple(word: string): boolean {
  return /^\p{Lu}{4,}ED$/u.test(word);
}

/** No word of it is a word of the ward. */
export function readsAsName(value: string): boolean {
  const shouted = isShouted(value);
  return wordsOf(value).every((word) => !isNotName(word, shouted));
}

/** The same, and it is more than one bare word. */
export function readsAsFullName(value: string): boolean {
  return /[ .,]\p{L}/u.test(value) && readsAsName(value);
}

/** For words in small letters, where the endings of verbs and adverbs give a sentence away too. */
export function readsAsLowerName(value: string): boolean {
  return wordsOf(value).every(
    (word) => !isNotName(word, true) && !/^.{3,}(?:ed|ing|ly|tion|ment|ness)$/.test(word),
  );
}
