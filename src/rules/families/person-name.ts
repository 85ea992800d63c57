import { CAPITALS_WORDS, FIELD_WORDS } from "../../lexicon/index.js";
import { anyOf, GAP, inCapitals, titleCase, WORD_ENDS } from "./word-parts.js";

/*
 * What a person's name looks like, as pieces of expressions. A name keeps to one style: all words with one
 * capital, or all in capitals, so that "Dr. Smith MRI" ends before "MRI". Words of the not-names list end it;
 * its first word is left to `accept` (see name-checks.ts), which keeps the expressions small.
 */

const SMALL = "[\\p{Ll}\\p{M}]";
const LARGE = "[\\p{Lu}\\p{M}]";

/** "Jr." is a suffix, with its point: no word of its own. */
const SUFFIXES = ["jr", "sr"];
const STOP = `(?!${anyOf([...FIELD_WORDS, ...SUFFIXES].map(titleCase))}${WORD_ENDS})`;
/** A participle in capitals is most often the sentence going on. */
const CAPITALS_STOP = `(?!(?:${anyOf(
  [...FIELD_WORDS, ...CAPITALS_WORDS, ...SUFFIXES].map((word) => word.toUpperCase()),
)}|\\p{Lu}{3,20}(?:ED|IES))${WORD_ENDS})`;

/** "Hansen", "O’Brien", "McDonald", "Nguyen-Ito", "al-Sayed". */
export const TITLE_SHAPE =
  `(?:al-|el-|d['’])?(?:\\p{Lu}['’]\\p{L}${SMALL}{2,20}|\\p{Lu}${SMALL}{1,20})` +
  `(?:\\p{Lu}${SMALL}{1,20})?(?:[-‐]\\p{Lu}${SMALL}{1,20}){0,2}${WORD_ENDS}`;

/** "HANSEN", "O'BRIEN", "McDONALD", "NGUYEN-ITO". */
export const CAPITALS_SHAPE =
  `(?:\\p{Lu}['’]|Mc|Mac|De|Di|La|Le|Van)?\\p{Lu}${LARGE}{1,20}` +
  `(?:[-‐]\\p{Lu}${LARGE}{1,20}){0,2}${WORD_ENDS}`;

const TITLE_WORD = `${STOP}${TITLE_SHAPE}`;
const CAPITALS_WORD = `${CAPITALS_STOP}${CAPITALS_SHAPE}`;

const PARTICLES = `(?:(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ter|ten|bin|ibn|al|St\\.|ST\\.)${GAP}){0,2}`;
const INITIALS = `(?:\\p{Lu}\\.[ \\t]?|\\p{Lu}${GAP}){0,3}`;
const SUFFIX = `(?:,?${GAP}(?:[JS]r\\.|JR\\.|SR\\.|(?:[JS]r|JR|SR|II|III)${WORD_ENDS}|IV(?=[ \\t]{0,2}(?:[,.;)\\n\\r]|$))))?`;

function run(first: string, later: string): string {
  return `${INITIALS}${PARTICLES}${first}(?:${GAP}${INITIALS}${PARTICLES}${later}){0,3}`;
}

/** One to four words with one capital: "Okafor", "Mary K. Hansen", "J. R. Okafor", "Ito Jr.". */
export const TITLE_NAME = `${run(TITLE_SHAPE, TITLE_WORD)}${SUFFIX}`;

/** The same in either style. */
export const NAME = `(?:${run(TITLE_SHAPE, TITLE_WORD)}|${run(CAPITALS_SHAPE, CAPITALS_WORD)})${SUFFIX}`;

function runBefore(word: string, joint: string): string {
  return `(?:${INITIALS}${PARTICLES}${word}(?:${GAP}|(?=${joint}|,?${GAP}[JSI]))){1,4}`;
}

/** A name that is read backwards from what follows it (`joint`), so that every word is held against the list. */
export function titleNameBefore(joint: string): string {
  return `${runBefore(TITLE_WORD, joint)}${SUFFIX}(?<![ \\t\\u00a0])(?=${joint})`;
}

export function nameBefore(joint: string): string {
  return `(?:${runBefore(TITLE_WORD, joint)}|${runBefore(CAPITALS_WORD, joint)})${SUFFIX}(?<![ \\t\\u00a0])(?=${joint})`;
}

/** "HANSEN, MARY K", "de la Cruz, Ana". */
function inverted(shape: string, word: string): string {
  return `${PARTICLES}${shape}${SUFFIX},[ \\t]?${word}(?:${GAP}(?:${word}|\\p{Lu}${WORD_ENDS})){0,2}`;
}
export const INVERTED_NAME = `(?:${inverted(TITLE_SHAPE, TITLE_WORD)}|${inverted(CAPITALS_SHAPE, CAPITALS_WORD)})`;
/** The same where `accept` alone looks at the words. */
export const PLAIN_INVERTED_NAME = `(?:${inverted(TITLE_SHAPE, TITLE_SHAPE)}|${inverted(CAPITALS_SHAPE, CAPITALS_SHAPE)})`;

/** The next label on the line is not part of the name. */
const NOT_A_LABEL = "(?![\\p{L}\\p{M}'’-]{1,20}[ \\t]{0,2}[:#=])";
const LAST_INITIAL = `(?:${GAP}\\p{Lu}(?![\\p{L}\\p{M}\\p{N}_'’./:-]))?`;
function labelled(shape: string, word: string): string {
  const later = `${INITIALS}${PARTICLES}${NOT_A_LABEL}${word}`;
  return `${INITIALS}${PARTICLES}${shape}(?:${SUFFIX}(?:,[ \\t]?|${GAP})${later}(?:${GAP}${later}){0,2})?${LAST_INITIAL}`;
}
const FIRST_AND_LAST_IN_CAPITALS = `${TITLE_SHAPE}(?:${GAP}\\p{Lu}\\.?)?${GAP}${NOT_A_LABEL}\\p{Lu}${LARGE}{3,20}${WORD_ENDS}`;

/** A name after "Name:" and the like, in any order of its parts. */
export const LABELLED_NAME =
  `(?:${FIRST_AND_LAST_IN_CAPITALS}|` +
  `(?:${labelled(TITLE_SHAPE, TITLE_WORD)}|${labelled(CAPITALS_SHAPE, CAPITALS_WORD)})${SUFFIX})`;

const PLACE_WORDS =
  "associates avenue center centre clinic health healthcare home hospice hospital imaging laboratory manor medical nursing pediatrics pharmacy rehab rehabilitation road street university";

/** Refuses to begin where the words run up to "… Clinic": that is a place. */
export const NOT_A_PLACE = `(?!(?:(?:\\p{Lu}[\\p{L}\\p{M}.'’-]{0,20}|of|and|&)${GAP}){1,4}${anyOf(inCapitals(PLACE_WORDS.split(" ")))}${WORD_ENDS})`;

/** A title that may stand between a label and the name. */
export const MAYBE_TITLE = `(?:(?:Dr|DR|Mr|MR|Mrs|MRS|Ms|MS|Miss|MISS|Prof)\\.?${GAP})?`;

/** Words in small letters: only for contexts that leave no doubt. */
export const LOWER_WORD = `\\p{Ll}(?:['’]\\p{Ll})?[\\p{Ll}\\p{M}]{1,20}(?:-\\p{Ll}{2,20})?${WORD_ENDS}`;
export const LOWER_NAME = `${LOWER_WORD}(?:${GAP}(?:\\p{Ll}\\.?${GAP})?${LOWER_WORD}){1,2}`;
