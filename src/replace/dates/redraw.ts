import { casingOf, inCasing, MONTHS, ordinalSuffix, spellings, WEEKDAYS } from "../../text/dates/index.js";
import type { Draws } from "../draws.js";
import { COMMON_FEASTS, feastName } from "./feasts.js";
import { LINK_WORDS } from "./read.js";
import { hasRomanMonth, ROMAN_MONTHS } from "./roman-months.js";

/**
 * What takes the place of a date that cannot be read: every number is drawn afresh in its class (a month, a day,
 * a number that is neither, a year close by), every word becomes a month, weekday or holiday. Numbers that could
 * be a date still can, others still cannot. Never the original; nothing of it stays but its shape.
 */
export function redrawDate(text: string, draws: Draws): string {
  if (!/\d/.test(text)) return redrawWords(text, draws);
  const isRoman = hasRomanMonth(text);
  return text.replace(
    /(\d+)(st|nd|rd|th)?(?![a-z])|(\d+)|(\p{L}+)/giu,
    (_, counted, suffix, digits, word) => {
      if (isRoman && ROMAN_MONTHS.includes(word))
        return draws.pick(ROMAN_MONTHS.filter((month) => month !== word));
      if (word !== undefined) return redrawWord(word, draws);
      const number = redrawNumber(counted ?? digits, draws);
      return suffix === undefined
        ? number
        : number + inCasing(ordinalSuffix(Number(number)), casingOf(suffix));
    },
  );
}

/** In a text without figures weekdays, months and seasons become others; what has none is a holiday, and becomes one. */
function redrawWords(text: string, draws: Draws): string {
  let found = false;
  const redrawn = text.replace(/\p{L}+/gu, (word) => {
    const other = redrawCalendarWord(word, draws);
    found ||= other !== undefined;
    return other ?? word;
  });
  if (found) return redrawn;
  const others = COMMON_FEASTS.map(feastName).filter((name) => name !== text.toLowerCase());
  return inCasing(draws.pick(others), casingOf(text));
}

const SEASONS = ["spring", "summer", "fall", "winter"];
const SEASON_SPELLINGS = new Set([...SEASONS, "autumn"]);

function redrawCalendarWord(word: string, draws: Draws): string | undefined {
  const lower = word.toLowerCase();
  const one = lower.length > 3 && !WEEKDAY_SPELLINGS.has(lower) ? lower.replace(/s$/, "") : lower;
  const many = one === lower ? "" : inCasing("s", casingOf(word.slice(-1)));
  if (SEASON_SPELLINGS.has(one)) {
    const others = SEASONS.filter((season) => season !== one && !(season === "fall" && one === "autumn"));
    return inCasing(draws.pick(others), casingOf(word)) + many;
  }
  if (!WEEKDAY_SPELLINGS.has(one) && !MONTH_SPELLINGS.has(one)) return undefined;
  return redrawWord(word.slice(0, one.length), draws) + many;
}

function redrawWord(word: string, draws: Draws): string {
  const lower = word.toLowerCase();
  // A "T" between date and time, a "Z" after it.
  if (LINK_WORDS.has(lower) || lower.length === 1) return word;
  const names = WEEKDAY_SPELLINGS.has(lower) ? WEEKDAYS : MONTHS;
  const length = lower.length === 3 ? "three" : "full";
  const others = names.map((name) => name[length]).filter((name) => name.slice(0, 3) !== lower.slice(0, 3));
  return inCasing(draws.pick(others), casingOf(word));
}

const WEEKDAY_SPELLINGS = spellings(WEEKDAYS);
const MONTH_SPELLINGS = spellings(MONTHS);

/** Number classes that people tell apart, by value. */
const CLASSES: readonly (readonly [number, number])[] = [
  [1, 9],
  [10, 12],
  [13, 31],
  [32, 99],
  [1800, 2199],
];

function redrawNumber(digits: string, draws: Draws): string {
  const value = Number(digits);
  const bounds = CLASSES.find(([from, to]) => value >= from && value <= to);
  if (bounds !== undefined && (digits.length <= 2 || digits.length === 4) && value > 0) {
    const [from, to] = value >= 1800 ? [value - 3, value + 3] : bounds;
    const drawn = from + draws.below(to - from);
    return String(drawn >= value ? drawn + 1 : drawn).padStart(digits.length, "0");
  }
  return redrawDigits(digits, draws);
}

/** Digit for digit; a zero at the head stays one, and none is put there. */
function redrawDigits(digits: string, draws: Draws): string {
  const drawn = [...digits].map((digit, i) => {
    if (i > 0) return String(draws.below(10));
    return digit === "0" && digits.length > 1 ? "0" : String(1 + draws.below(9));
  });
  const last = drawn.length - 1;
  if (drawn.join("") === digits) drawn[last] = String((Number(drawn[last]) % 9) + 1);
  return drawn.join("");
}
