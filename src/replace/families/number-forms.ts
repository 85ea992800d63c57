import { wordClasses } from "../../lexicon/index.js";
import { isAsciiDigit, unitAt } from "../../text/character-class.js";
import { digitsIn } from "../../text/digits.js";
import type { Draws } from "../draws.js";
import { compact } from "../folding.js";
import type { Scope } from "../scope.js";
import { matchesOf, memoryOf } from "./family.js";
import { bitsIn } from "./word-looks.js";

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

function formsOf(scope: Scope): Map<string, string> {
  return memoryOf(scope, "forms of numbers", () => new Map());
}

/** Remembers how a number is written; of several writings the first in order, whichever note comes first. */
export function noteForm(value: string, text: string, scope: Scope): void {
  const known = formsOf(scope).get(value);
  if (known === undefined || text < known) formsOf(scope).set(value, text);
}

/** A device's number, "(01)00844588003288(17)260531": labels in brackets say what follows them, and stay. */
const LABELLED = /^\(0[01]\)/;
const GROUP = /\p{L}+|\d+/gu;
/** With fewer digits beside it, a number would have too few like it. */
const LEAST_OTHERS = 4;
const LAST_OF_MONTH = 31;
const LONGEST_PREFIX = 4;

/**
 * A number of the same form: the same letters become the same letters, seen as the original's are ("CT-" may become
 * "MR-"), and a group that could be a month, a day or a short year becomes another such.
 */
export function drawNumber(value: string, draws: Draws, scope: Scope): string {
  const form = formsOf(scope).get(value);
  if (form === undefined || scope.options.byOrder) return drawCharacters(value, draws);
  const digits = digitsIn(value).length;
  const text = form.normalize("NFKC");
  const isLabelled = LABELLED.test(text);
  let drawn = "";
  for (const { text: group, at } of matchesOf(GROUP, text)) {
    const folded = compact(group);
    const isDigits = isAsciiDigit(unitAt(folded, 0));
    if (isLabelled && isDigits && text.charAt(at - 1) === "(") drawn += folded;
    else if (!isDigits && folded.length <= LONGEST_PREFIX) drawn += lettersLike(folded, scope);
    else if (isDigits && isDay(folded) && digits - folded.length >= LEAST_OTHERS)
      drawn += drawDay(folded, draws);
    // Only the first digit of all may not become a zero.
    else drawn += drawn === "" ? drawCharacters(folded, draws) : drawCharacters(`a${folded}`, draws).slice(1);
  }
  return drawn.length === value.length ? drawn : drawCharacters(value, draws);
}

function isDay(digits: string): boolean {
  return digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= LAST_OF_MONTH;
}

function drawDay(digits: string, draws: Draws): string {
  if (digits.length === 1) return draws.pick(NOT_ZERO);
  if (digits.startsWith("0")) return `0${draws.pick(NOT_ZERO)}`;
  return String(10 + draws.below(LAST_OF_MONTH - 9));
}

/** So many draws find letters of the same lexicon classes, or nearly. */
const DRAWS = 24;

function lettersLike(letters: string, scope: Scope): string {
  const known = memoryOf(scope, "letters of numbers", () => new Map<string, string>());
  const given = known.get(letters);
  if (given !== undefined) return given;
  const draws = scope.options.draws("letters of numbers", letters);
  const wanted = wordClasses(letters);
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < DRAWS && least > 0; tries++) {
    const drawn = drawCharacters(letters, draws);
    const off = bitsIn(wordClasses(drawn) ^ wanted);
    if (off < least && drawn !== letters) [best, least] = [drawn, off];
  }
  known.set(letters, best);
  return best;
}
