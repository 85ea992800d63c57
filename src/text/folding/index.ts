import type { Fold } from "./edits.js";
import { breaks, bytes, entities } from "./escapes.js";
import { type FoldedText, unfolded, withEdits } from "./folded-text.js";
import { blanks, invisibleMarks, joinedMarks, separators, windowsMarks } from "./invisible.js";
import { accents, foreignDigits, numberMarks, raisedDigits, styledForms } from "./letters-and-digits.js";
import {
  afterAreaCode,
  afterHyphen,
  afterJoint,
  dividedNames,
  insideMail,
  insideNumber,
} from "./line-ends.js";
import { alternatingCase, mixedScripts, scannedDigits } from "./look-alikes.js";
import { emphasis, tags } from "./mark-up.js";
import { charactersApart, figuresApart, jointsApart, numbersApart } from "./spacing.js";

export { type FoldedText, inFolded, inOriginal } from "./folded-text.js";

/** For texts with more than what a keyboard writes. */
const CHARACTERS: readonly Fold[] = [
  windowsMarks,
  joinedMarks,
  invisibleMarks,
  separators,
  blanks,
  styledForms,
  foreignDigits,
  raisedDigits,
  accents,
  mixedScripts,
  numberMarks,
];
const NOT_TYPED = /[^\t\n\r -~]/;

/** For all texts. */
const WRITINGS: readonly Fold[] = [
  entities,
  bytes,
  breaks,
  tags,
  emphasis,
  afterJoint,
  afterAreaCode,
  afterHyphen,
  insideNumber,
  insideMail,
  numbersApart,
  jointsApart,
  charactersApart,
  figuresApart,
  alternatingCase,
  scannedDigits,
];

/** One fold may produce what another one changes: at most this many rounds. */
const MOST_ROUNDS = 8;

/**
 * The text as it is read: without what is not seen, with one writing for all that are taken for the same value. Undefined
 * where that is the text itself, as it is for nearly all notes.
 */
export function foldText(text: string): FoldedText | undefined {
  let folded: FoldedText | undefined;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = folded;
    const now = (): string => folded?.text ?? text;
    const apply = (fold: Fold): void => {
      const edits = fold(now());
      if (edits.length > 0) folded = withEdits(folded ?? unfolded(text), edits);
    };
    // A soft hyphen at the end of a line divides a name; elsewhere it is not seen.
    apply(dividedNames);
    if (NOT_TYPED.test(now())) CHARACTERS.forEach(apply);
    WRITINGS.forEach(apply);
    if (folded === before) break;
  }
  return folded;
}
