import {
  classAt,
  isAsciiDigit,
  isAsciiLetter,
  isLetterClass,
  isSpaceAt,
  LOWER,
  UPPER,
  unitAt,
} from "./character-class.js";
import {
  ABBREVIATIONS,
  BEFORE_NUMBERS,
  LETTERED,
  STARTERS,
  TITLES,
  UNITS,
} from "./sentence-abbreviations.js";

const LONGEST_WORD = 16;

/**
 * Does the point at `point` end a sentence, when the next thing written is at `next`? `sentenceStart` is where
 * the sentence began. Looks at a few characters only, so it costs the same in any text.
 */
export function pointEnds(text: string, point: number, next: number, sentenceStart: number): boolean {
  const wordStart = dottedWordStart(text, point, sentenceStart);
  const before = text.slice(wordStart, point);
  if (before === "" || isAsciiDigit(before.charCodeAt(before.length - 1))) return true;
  const follow = followingWord(text, next);
  const word = before.toLowerCase();
  if (TITLES.has(word)) return false;
  if (before.length === 1 && isLetterClass(classAt(text, wordStart))) {
    return letterEnds(text, wordStart, sentenceStart, follow);
  }
  if (BEFORE_NUMBERS.has(word)) return !/^\S{0,8}\d/.test(text.slice(next, next + 9));
  if (UNITS.has(word)) return !follow.lower;
  if (ABBREVIATIONS.has(word) || isDotted(before)) return follow.capital && STARTERS.has(follow.word);
  // "no fever. no chills": a long word is hardly an unknown abbreviation, and some write all in lower case.
  if (follow.lower) return before.length >= 5 || followingWord(text, sentenceStart).lower;
  return true;
}

/** Is the word before the point at `point` an abbreviation that we know, or an initial? */
export function isAbbreviated(text: string, point: number, sentenceStart: number): boolean {
  const before = text.slice(dottedWordStart(text, point, sentenceStart), point);
  const word = before.toLowerCase();
  const known = TITLES.has(word) || ABBREVIATIONS.has(word) || UNITS.has(word);
  return known || isDotted(before) || /^[A-Z]$/.test(before);
}

/** "Seen by J. Smith" goes on; "hepatitis C. He" and "seen by Mary K. The" do not. */
function letterEnds(text: string, letterAt: number, sentenceStart: number, follow: Following): boolean {
  let end = letterAt;
  while (end > sentenceStart && isSpaceAt(text, end - 1) && letterAt - end < 2) end--;
  const previous = text.slice(dottedWordStart(text, end, sentenceStart), end).toLowerCase();
  if (LETTERED.has(previous)) return true;
  return follow.capital && follow.word !== "he" && STARTERS.has(follow.word);
}

const ONE_OR_TWO_DIGITS = /^\d{1,2}$/;
const BLANK_OR_BRACKET = /[\s(]/;

/**
 * The number before `point` when it numbers an item and so belongs to what follows: "1. ASA" at the head of a
 * sentence or after a colon, "2." where `last` was 1. Otherwise 0.
 */
export function listNumber(text: string, point: number, sentenceStart: number, last: number): number {
  if (!isAsciiDigit(unitAt(text, point - 1))) return 0;
  const wordStart = dottedWordStart(text, point, sentenceStart);
  const digits = text.slice(wordStart, point);
  if (!ONE_OR_TWO_DIGITS.test(digits)) return 0;
  const value = Number(digits);
  if (last > 0 && value === last + 1) return value;
  let before = wordStart - 1;
  while (before >= sentenceStart && wordStart - before < 4 && BLANK_OR_BRACKET.test(text.charAt(before)))
    before--;
  return before < sentenceStart || /[:;]/.test(text.charAt(before)) ? value : 0;
}

interface Following {
  /** In lower case, up to its first mark. */
  readonly word: string;
  readonly capital: boolean;
  readonly lower: boolean;
}

/** The word at `next`, behind opening quotes and brackets. */
export function followingWord(text: string, next: number): Following {
  let start = next;
  while (start < next + 3 && "\"'([“‘".includes(text.charAt(start))) start++;
  let end = start;
  while (end < start + LONGEST_WORD && isAsciiLetter(unitAt(text, end))) end++;
  const kind = classAt(text, start);
  return { word: text.slice(start, end).toLowerCase(), capital: kind === UPPER, lower: kind === LOWER };
}

/** Where the word before `point` begins, points inside it included ("p.o", "e.g"). */
function dottedWordStart(text: string, point: number, sentenceStart: number): number {
  const least = Math.max(sentenceStart, point - LONGEST_WORD);
  let start = point;
  while (start > least) {
    const unit = text.charCodeAt(start - 1);
    const inside = isAsciiLetter(unit) || isAsciiDigit(unit) || unit === 46 || unit > 127;
    if (!inside || isSpaceAt(text, start - 1)) break;
    start--;
  }
  return start;
}

const DOTTED = /^(?:[A-Za-z]{1,2}\.)+[A-Za-z]{1,2}$/;

function isDotted(word: string): boolean {
  return word.includes(".") && DOTTED.test(word);
}
