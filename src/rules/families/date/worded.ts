import {
  ANY_APOSTROPHE,
  anyInCases,
  BLANK,
  DASH,
  DAY,
  DAY_SUFFIX,
  DAY_WORD,
  fullNames,
  MONTH,
  MONTHS,
  monthSource,
  parseDate,
  shortNames,
  WEEKDAY,
  WEEKDAYS,
  WRAP,
  YEAR4,
} from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { calendarWord, MEASURE_UNIT_AFTER, WORD_START, YEAR4_ALONE } from "./borders.js";
import { HYPHENED, SLASHED, YEAR_FIRST } from "./numeric.js";

/** Verbs and the medication record, unless capitalised. */
const VERBS = ["may", "march", "mar"];
const SAFE_MONTH = `(?:${monthSource(["capital"])}|${monthSource(["lower", "upper"], VERBS)})`;
const RISKY_MONTH = anyInCases(VERBS, ["lower", "upper"]);

/** A month word ends; its point belongs to it only where the sentence goes on. */
const MONTH_END = "(?<=\\.(?=,|[ \\t]+[a-z0-9])|[a-zA-Z])(?![a-z])";

const ORDINAL = `${DAY}${DAY_SUFFIX}`;
const DAY_END = `(?!\\d|[:.]\\d|${BLANK}?%|[A-Za-z](?<=[a-z]))`;
/** "Feb 14", "Feb. 14th", "Feb-14", "FEB14", "June the 3rd", "June fourteenth". */
const DAY_AFTER = `(?:${BLANK}{0,2}|[-/,]${BLANK}?)(?:the${BLANK}|THE${BLANK})?(?:${DAY}${DAY_SUFFIX}?|${DAY_WORD})`;
/** What a day brings with it: ", 2019", " 2019", " of 2019", "-2019", ", '19", and ", 19" before a stop. */
const YEAR_TAIL =
  `(?:(?:,?${WRAP}|,|[-/.]|,?${WRAP}(?:of|OF)${WRAP})${ANY_APOSTROPHE}?${YEAR4_ALONE}|,?${BLANK}?${ANY_APOSTROPHE}\\d\\d(?![\\d'’])|` +
  `,${BLANK}?\\d\\d(?=${BLANK}{0,3}(?:[.;,)]|\\r?\\n|$)))`;

const MONTH_DAY_YEAR = `(?:${MONTH}(?:${WRAP})?${DAY_AFTER}${YEAR_TAIL}|${MONTH}-${DAY}-\\d\\d(?!\\d)|${MONTH}/${DAY}/\\d\\d(?!\\d))`;
const MONTH_DAY = `${SAFE_MONTH}${DAY_AFTER}${DAY_END}`;
/** "14FEB2019", "14-Feb-19", "14 Feb 2019", "14th of February, 2019", "14 FEB 19". */
const DAY_MONTH_YEAR =
  `(?:${DAY}${DAY_SUFFIX}?|${DAY_WORD})(?:${WRAP}(?:of|OF)${WRAP}|${BLANK}{0,2}|[-/.,])${MONTH}` +
  `(?:(?:,?${WRAP}|,|[-/.]|${WRAP}(?:of|OF)${WRAP})?(?:${ANY_APOSTROPHE}?${YEAR4_ALONE}|${ANY_APOSTROPHE}\\d\\d(?!\\d))|[-/]\\d\\d(?!\\d)|(?<!\\.)\\d\\d(?=@|\\d{4}(?!\\d)|(?!\\d)))`;
const DAY_MONTH =
  `(?:(?:${ORDINAL}|${DAY_WORD})(?:${WRAP}(?:of|OF)${WRAP}|${BLANK}{0,2}|-)${MONTH}${MONTH_END}|${DAY}(?:${BLANK}{0,2}|[-/]|${BLANK}(?:of|OF)${BLANK})${SAFE_MONTH}` +
  `(?:${BLANK}\\d\\d(?=${BLANK}{0,3}(?:[.;,)@]|\\r?\\n|$)|${BLANK}(?:[01]\\d|2[0-3]):?[0-5]\\d(?!\\d))|${MONTH_END}))`;
const DAY_START = "(?<![\\d/.:$#])(?<![A-Za-z](?<![a-z]{3}))";

const WEEKDAY_BEFORE = `${WORD_START}${WEEKDAY}(?:[,.]{0,2}${BLANK}{1,2}|,|,?${BLANK}?\\r?\\n)`;
const NUMBERS_AFTER_WEEKDAY = `(?:${SLASHED}|${HYPHENED}|${YEAR_FIRST}|(?:0?[1-9]|1[0-2])/${DAY}(?![\\d/]|${BLANK}?%)|(?:the|THE)${BLANK}${ORDINAL})`;

const TIME_AFTER =
  /^(?:\s?[ap]\.?m\b|:\d\d|\s?(?:o'clock|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|minutes?)\b)/i;
const NOT_A_DAY = new RegExp(`${MEASURE_UNIT_AFTER.source}|${TIME_AFTER.source}`, "i");
const DAY_PREPOSITION =
  /\b(?:on|since|until|till?|from|by|through|thru|dated?|last|next|of|to|before|after|between|started|due)\s{1,2}$|[:(]\s?$/i;

/** The month and weekday sources take more words than there are. */
const isDate = (value: string): boolean => parseDate(value) !== undefined;

function weekdayAnd(what: string, source: string): Rule {
  return {
    name: `weekday-and-${what}`,
    type: "DATE",
    pattern: sourcePattern(WEEKDAY_BEFORE + source, "g"),
    notAfter: NOT_A_DAY,
    accept: isDate,
    confidence: 0.97,
  };
}

export const wordedRules: readonly Rule[] = [
  weekdayAnd("numbers", NUMBERS_AFTER_WEEKDAY),
  weekdayAnd("month-day-year", MONTH_DAY_YEAR),
  weekdayAnd("month-day", MONTH_DAY),
  weekdayAnd("day-month-year", DAY_MONTH_YEAR),
  weekdayAnd("day-month", DAY_MONTH),
  {
    name: "date-and-weekday",
    type: "DATE",
    pattern: sourcePattern(
      `(?:(?<![\\d/.$#])(?:${SLASHED}|${YEAR_FIRST})|${WORD_START}${MONTH_DAY_YEAR}),?${BLANK}${anyInCases(fullNames(WEEKDAYS))}(?![a-z])`,
      "g",
    ),
    accept: isDate,
    confidence: 0.93,
  },
  {
    name: "month-day-year",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${MONTH_DAY_YEAR}`, "g"),
    accept: isDate,
    confidence: 0.98,
  },
  {
    name: "day-month-year",
    type: "DATE",
    pattern: sourcePattern(`${DAY_START}${DAY_MONTH_YEAR}`, "g"),
    notAfter: MEASURE_UNIT_AFTER,
    accept: isDate,
    confidence: 0.98,
  },
  {
    name: "year-month-day",
    type: "DATE",
    pattern: sourcePattern(`(?<!\\d)${YEAR4}[-/ ]?${SAFE_MONTH}[-/ ]?${DAY}(?!\\d|:\\d)`, "g"),
    notAfter: MEASURE_UNIT_AFTER,
    accept: isDate,
    confidence: 0.93,
  },
  {
    name: "month-day",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${MONTH_DAY}`, "g"),
    notAfter: NOT_A_DAY,
    accept: isDate,
    confidence: 0.96,
  },
  {
    // "may 3", "MARCH 5": verbs unless a preposition stands before them or the day is an ordinal.
    name: "verb-month-day",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${RISKY_MONTH}\\.?${DAY_AFTER}${DAY_END}`, "g"),
    before: DAY_PREPOSITION,
    notAfter: NOT_A_DAY,
    accept: isDate,
    confidence: 0.9,
  },
  {
    name: "verb-month-ordinal",
    type: "DATE",
    pattern: sourcePattern(`${WORD_START}${RISKY_MONTH}${BLANK}{1,2}${ORDINAL}(?![a-z])`, "g"),
    notAfter: /^\s(?:dose|attempt|visit|time|week|day|toe|digit|finger)/i,
    accept: isDate,
    confidence: 0.85,
  },
  {
    name: "day-month",
    type: "DATE",
    pattern: sourcePattern(`${DAY_START}${DAY_MONTH}`, "g"),
    notBefore: /\b(?:age|q|x|times|dose|day|week|grade|stage|type|bed|room|rm)\s$/i,
    accept: isDate,
    confidence: 0.95,
  },
  {
    // "May 3-5, 2019": the second end of a range or list has only its day.
    name: "range-ends-with-day",
    type: "DATE",
    pattern: sourcePattern(
      `${WORD_START}${SAFE_MONTH}${BLANK}{0,2}${DAY}${DAY_SUFFIX}?(?:,${BLANK}${DAY}${DAY_SUFFIX}?){0,3}(?:${BLANK}?(?:${DASH}|/|&)${BLANK}?|,?${BLANK}(?:to|thru|through|and|or|until|TO|AND|THROUGH)${BLANK}(?:the${BLANK})?)(?<value>${DAY}${DAY_SUFFIX}?${YEAR_TAIL}?)(?!\\d|[:/.-]\\d|${BLANK}?%|[A-Za-z])`,
      "dg",
    ),
    notAfter: NOT_A_DAY,
    accept: isDate,
    confidence: 0.85,
  },
  {
    name: "list-goes-on-with-day",
    type: "DATE",
    pattern: sourcePattern(
      `${WORD_START}${SAFE_MONTH}${BLANK}{0,2}${DAY}${DAY_SUFFIX}?,${BLANK}(?<value>${DAY}${DAY_SUFFIX}?)(?=,?${BLANK}(?:and|&|AND)${BLANK}${DAY}${DAY_SUFFIX}?(?!\\d|[:/.]\\d))`,
      "dg",
    ),
    accept: isDate,
    confidence: 0.8,
  },
  {
    // "3-5 May 2012", "3rd and 5th of June": the first end has only its day.
    name: "range-starts-with-day",
    type: "DATE",
    pattern: sourcePattern(
      `${DAY_START}(?<value>${DAY}${DAY_SUFFIX}?)(?=(?:${BLANK}?(?:${DASH}|&)${BLANK}?|${BLANK}(?:to|and|through|thru|TO|AND)${BLANK}(?:the${BLANK})?)${DAY}${DAY_SUFFIX}?(?:${BLANK}(?:of|OF))?${BLANK}?${SAFE_MONTH}(?![a-z]))`,
      "dg",
    ),
    notBefore: /\b(?:age|ages|q|x|times|dose)\s$/i,
    accept: isDate,
    confidence: 0.85,
  },
  {
    name: "month-year",
    type: "DATE",
    pattern: sourcePattern(
      `${WORD_START}${MONTH}(?:(?:,?${WRAP}|[-/,]|${WRAP}(?:of|OF)${WRAP})?${ANY_APOSTROPHE}?${YEAR4_ALONE}|${BLANK}?(?:of${BLANK})?${ANY_APOSTROPHE}\\d\\d(?![\\d'’])|[-/]\\d\\d(?!\\d))`,
      "g",
    ),
    accept: isDate,
    confidence: 0.97,
  },
  {
    name: "month-and-bare-short-year",
    type: "DATE",
    pattern: sourcePattern(
      `${calendarWord([...fullNames(MONTHS), ...shortNames(MONTHS)], ["capital"])}\\.?${BLANK}(?:3[2-9]|[4-9]\\d)(?!\\d|[.:/]\\d|${BLANK}?%)`,
      "g",
    ),
    notAfter: NOT_A_DAY,
    accept: isDate,
    confidence: 0.85,
  },
  {
    name: "year-month",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\d/.$#-])${YEAR4}[-/]${SAFE_MONTH}(?![a-z]|[-/ ]?\\d)`, "g"),
    accept: isDate,
    confidence: 0.9,
  },
];
