import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  isCommonWord,
  isEponym,
  isNotName,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  STAFF_LABELS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "../../lexicon/index.js";

/*
 * A word of a name that is found again may stand inside a longer name than the one it comes from: "Stroud" in
 * "W. M. Stroud", "Fifita" in "Mele Fifita, wife", "Reyes" in "Okonjo-Reyes". The whole name is one span.
 */

const NOT_PARTS: ReadonlySet<string> = new Set(
  [
    ...[
      CIVIL_TITLES,
      DOCTOR_TITLES,
      OUTSIDE_TITLES,
      SURE_DEGREES,
      LOOSE_DEGREES,
      STAFF_ROLES,
      STAFF_LABELS,
    ].flat(),
    ..."Drs Asst Ofc Tech Coordinator Examiner Anesthetist Foreman Recipient Doña Don Aunt Uncle".split(" "),
  ].flatMap((words) => words.toLowerCase().split(" ")),
);
const REACH = 40;
const MOST_WORDS = 2;
const HYPHEN_BEFORE = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}+[-‐])+$/u;
const HYPHEN_AFTER = /^(?:[-‐]\p{Lu}\p{L}+)+(?![\p{L}\p{N}])/u;
const INITIALS_BEFORE = /(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ \t]?){1,3}$/u;
const PARTICLES_BEFORE =
  /(?<![\p{L}\p{N}])(?:(?:van|von|de|del|della|di|da|dos|du|la|der|den|bin|ibn|al|el|st\.)[ \t]){1,2}$/iu;
const WORD_BEFORE = /(?<![\p{L}\p{N}.'’-])(\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?)[ \t]$/u;
const INITIAL_AND_WORD_BEFORE = /(?<![\p{L}\p{N}.'’-])(\p{Lu}[\p{L}'’]+)[ \t]\p{Lu}\.?[ \t]$/u;
const WORD_AFTER = /^[ \t](?:\p{Lu}\.?[ \t])?(\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?)(?![\p{L}\p{N}])/u;
const FIRST_NAME_AFTER =
  /^,[ \t]?(\p{Lu}[\p{L}'’-]+)(?:[ \t]\p{Lu}(?:\.|(?![\p{L}\p{N}.'’])))?(?![\p{L}\p{N}])/u;
const SUFFIX_AFTER = /^,?[ \t](?:[JS][Rr]\.?|III?)(?![\p{L}\p{N}])/u;
const FIELD_START = /(?:^|[\n\r\t:|]|[ ]{2})[ ]?$/u;

/** The extent of the whole name around a word or words of it. */
export function growName(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  const capitals = text.slice(from, to) === text.slice(from, to).toUpperCase();
  const isPart = (word: string | undefined): boolean =>
    word !== undefined && (word === word.toUpperCase()) === capitals && mayBeName(word);
  const before = (): string => text.slice(Math.max(0, start - REACH), start);
  const after = (): string => text.slice(end, end + REACH);

  start -= HYPHEN_BEFORE.exec(before())?.[0].length ?? 0;
  end += HYPHEN_AFTER.exec(after())?.[0].length ?? 0;
  start -= PARTICLES_BEFORE.exec(before())?.[0].length ?? 0;
  for (let n = 0; n < MOST_WORDS; n++) {
    const initials = INITIALS_BEFORE.exec(before());
    if (initials) start -= initials[0].trimStart().length;
    const word = WORD_BEFORE.exec(before()) ?? INITIAL_AND_WORD_BEFORE.exec(before());
    if (!isPart(word?.[1])) break;
    start -= word?.[0].length ?? 0;
  }
  // In capitals the word after a name is most often the sentence going on: "HANSEN HELD".
  for (let n = 0; n < MOST_WORDS && !capitals; n++) {
    const word = WORD_AFTER.exec(after());
    if (!isPart(word?.[1]) || isLabel(text, end + (word?.[0].length ?? 0))) break;
    end += word?.[0].length ?? 0;
  }
  if (start === from && FIELD_START.test(before())) {
    const first = FIRST_NAME_AFTER.exec(after());
    if (isPart(first?.[1])) end += first?.[0].length ?? 0;
  }
  end += SUFFIX_AFTER.exec(after())?.[0].length ?? 0;
  return { start, end };
}

/** A word that no other use in a note explains. */
function mayBeName(word: string): boolean {
  if (word.length < 3 || isCommonWord(word) || isEponym(word) || isNotName(word, true)) return false;
  return !NOT_PARTS.has(word.toLowerCase());
}

function isLabel(text: string, end: number): boolean {
  return /^[ \t]?[:#=]/u.test(text.slice(end, end + 2));
}
