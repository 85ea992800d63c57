import { surfaceOf } from "../span-step.js";
import type { NoteView } from "../step.js";
import type { TracedSpan } from "../traced-span.js";
import { joinStep } from "./join.js";

/** One blank, or an initial between blanks: "Mary Hansen", "Mary K. Hansen". Commas part the names of a list. */
const BETWEEN = /^[ \t](?:\p{Lu}\.?[ \t])?$/u;
/** The patient's own line writes the family name first: "HANSEN, MARY K". */
const FAMILY_NAME_FIRST =
  /(?:^|[\n\r])[ \t]*(?:\W*(?:patient|pt|name|patient(?:'s)? name|pt name)[ \t]{0,2}[:#][ \t]{0,4})$/iu;

export const joinNames = joinStep("correct:join-names", "the parts make one name", belongTogether);

/** True for parts of one person's name. */
export function belongTogether(note: NoteView, left: TracedSpan, right: TracedSpan): boolean {
  if (left.type !== right.type || (left.type !== "PATIENT" && left.type !== "DOCTOR")) return false;
  const between = note.text.slice(left.end, right.start);
  // Initials of two clinicians beside each other ("JH mk") are two people.
  if (BETWEEN.test(between)) return isWord(note, left) || isWord(note, right);
  if (!/^,[ \t]?$/u.test(between) || left.type !== "PATIENT") return false;
  return FAMILY_NAME_FIRST.test(note.text.slice(Math.max(0, left.start - 40), left.start));
}

/** More than initials. */
function isWord(note: NoteView, span: TracedSpan): boolean {
  return /\p{L}\p{Ll}{2}|\p{Lu}{4}/u.test(surfaceOf(note, span));
}
