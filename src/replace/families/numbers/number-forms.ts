import { isAsciiDigit, unitAt } from "../../../text/index.js";
import type { Draws } from "../../draws.js";
import { compact } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { memoryOf } from "../family.js";
import { allMatches } from "../words/matches.js";
import { couldBeDay, type DigitsOf } from "./digit-groups.js";
import { digitsLike } from "./digits-like.js";
import { type LettersPlace, lettersLike } from "./letters-like.js";

const DIGITS = [..."0123456789"];
const NOT_ZERO = DIGITS.slice(1);
/** Without those that are read as digits. */
const LETTERS = [..."abcdefghjkmnpqrstuvwxyz"];

/** A character of the same sort for each; no zero at the front where there was none. */
export function drawCharacters(value: string, draws: Draws): string {
  let drawn = "";
  for (const one of value) {
    const isFirst = drawn === "";
    if (one < "0" || one > "9") drawn += draws.pick(LETTERS);
    else drawn += isFirst && one === "0" ? "0" : draws.pick(isFirst ? NOT_ZERO : DIGITS);
  }
  return drawn;
}

/** How a number is written, and of which type it is. */
interface Form {
  readonly text: string;
  readonly type: string;
}

function formsOf(kind: string, scope: Scope): Map<string, Form> {
  return memoryOf(scope, `forms of ${kind}`, () => new Map());
}

/** Remembers how a number is written; of several writings the first in order, whichever note comes first. */
export function noteForm(kind: string, value: string, { text, type }: Form, scope: Scope): void {
  const forms = formsOf(kind, scope);
  const known = forms.get(value);
  if (known === undefined || text < known.text || (text === known.text && type < known.type))
    forms.set(value, { text, type });
}

/** A device's number, "(01)00844588003288(17)260531": labels in brackets say what follows them, and stay. */
const LABELLED = /^\(0[01]\)/;
const GROUP = /\p{L}+|\d+/gu;
/** Beside a group of this many digits a short one may be a year, a month or a day. */
const LEAST_SERIAL = 4;
const LONGEST_PREFIX = 4;

/**
 * A number of the same form and habits; a group that could be a month, a day or a short year becomes another such. In
 * identifiers the same letters become the same letters.
 */
export function drawNumber(of: DigitsOf, value: string, draws: Draws, scope: Scope): string {
  if (scope.options.byOrder) return drawCharacters(value, draws);
  const { text, type } = formsOf(of, scope).get(value) ?? { text: value, type: "" };
  const plain = text.normalize("NFKC");
  const isLabelled = LABELLED.test(plain);
  const parts = allMatches(GROUP, plain).map(({ text: part, at }) => {
    const isDigits = isAsciiDigit(unitAt(part, 0));
    return { part, isDigits, isLabel: isDigits && isLabelled && plain.charAt(at - 1) === "(" };
  });
  const groups = parts.filter(({ isDigits, isLabel }) => isDigits && !isLabel).map(({ part }) => part);
  const isDated = groups.some(({ length }) => length >= LEAST_SERIAL);
  const isDay = (group: string): boolean => isDated && couldBeDay(group);
  const given = digitsLike(groups, draws, of, isDay);
  let next = 0;
  let drawn = "";
  for (const { part, isDigits, isLabel } of parts) {
    if (isLabel) drawn += part;
    else if (isDigits) drawn += given[next++];
    else {
      const letters = compact(part);
      const place = groups.length === 0 ? "alone" : next === 0 ? "front" : "behind";
      if (letters.length > LONGEST_PREFIX) drawn += drawCharacters(letters, draws);
      else
        drawn +=
          of === "id" ? sameLetters(letters, type, place, scope) : lettersLike(letters, type, place, draws);
    }
  }
  return drawn.length === value.length ? drawn : drawCharacters(value, draws);
}

/** Those in front of a number and those behind are not the same letters. */
function sameLetters(letters: string, type: string, place: LettersPlace, scope: Scope): string {
  const known = memoryOf(scope, "letters of numbers", () => new Map<string, string>());
  const key = `${place} ${letters}`;
  const given =
    known.get(key) ?? lettersLike(letters, type, place, scope.options.draws("letters of numbers", key));
  known.set(key, given);
  return given;
}
