import { APOSTROPHE, anyOf, DAY_SUFFIX, fullNames, shortNames } from "./patterns.js";
import { WEEKDAYS } from "./vocabulary.js";

/**
 * The shapes a date surface can have. Named groups are fields; `a`, `b`, `c` are numbers whose field depends
 * on their values and on the order that is asked for. What lies between groups is literal. Words are any
 * letters: the vocabulary decides when the fields are read, and the next form gets its turn; but a weekday
 * must be one, or "three kings day" would begin with a Thursday.
 */
export interface DateForm {
  readonly pattern: RegExp;
  /** How to read `a`, `b`, `c`; absent where every group already has its field. */
  readonly numbers?: "three" | "year-first" | "month-and-day-or-year" | "month-year" | "year-month" | "alone";
  readonly order?: "mdy" | "dmy" | "ymd";
  /** Fixed width: numbers are padded and "May" is a three-letter month. */
  readonly compact?: true;
}

const WORD = "(?<![a-z]{3})[a-z]{3,11}(?![a-z])";
const WEEKDAY = `(?:${anyOf(fullNames(WEEKDAYS), ["lower"])}s?|${anyOf(shortNames(WEEKDAYS), ["lower"])}\\.?)(?![a-z])`;
const BEFORE = `(?:(?<weekday>${WEEKDAY})[\\s,.]{1,3}(?:the\\s+)?)?`;
const AFTER = `(?:[\\s,]{1,2}\\(?(?<weekdayAfter>${WEEKDAY})\\)?)?`;
const DAY_WORD = `${WORD}(?:[- ]${WORD})?`;
const SEP = "\\s?[-/.–]\\s?";
const GAP = "[\\s,./–-]{0,3}";
/** After a day the year must not touch it: "May 2019" is no 20 May. */
const BREAK = `(?:[\\s,./–-]{1,3}|(?=${APOSTROPHE}))`;
const DAY_FIELD = `(?:(?<day>\\d{1,2}${DAY_SUFFIX}?)|(?<dayWord>${DAY_WORD}))`;
const YEAR_FIELD = `${APOSTROPHE}?(?<year>\\d{4}|\\d{2})`;
const MONTH_FIELD = `(?<month>${WORD}\\.?)`;
/** The "of" and the apostrophe before a year are not the holiday's: "Christmas of 2017", "Christmas '17". */
const HOLIDAY = "[a-z][a-z'’., -]{1,30}(?<![ '’.,-])(?<! of)(?:['’](?!\\d))?";

function form(source: string, rest: Omit<DateForm, "pattern"> = {}): DateForm {
  return { pattern: new RegExp(`^${BEFORE}${source}${AFTER}$`, "di"), ...rest };
}

export const FORMS: readonly DateForm[] = [
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})${SEP}${APOSTROPHE}?(?<c>\\d{4}|\\d{2})`, { numbers: "three" }),
  form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})${SEP}(?<c>\\d{1,2})`, { numbers: "year-first" }),
  form("(?<a>\\d{4})(?<b>\\d\\d)(?<c>\\d\\d)", { numbers: "year-first", compact: true }),
  form("(?<a>\\d\\d)(?<b>\\d\\d)(?<c>\\d{4}|\\d\\d)", { numbers: "three", compact: true }),
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{4})`, { numbers: "month-year" }),
  form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})`, { numbers: "year-month" }),
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})`, { numbers: "month-and-day-or-year" }),
  form(`(?:the\\s+)?${DAY_FIELD}${GAP}(?:of\\s+)?${MONTH_FIELD}(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`, {
    order: "dmy",
  }),
  form(`${MONTH_FIELD}${GAP}(?:the\\s+)?${DAY_FIELD}(?:${BREAK}(?:of\\s+)?${YEAR_FIELD})?`, { order: "mdy" }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}${GAP}${DAY_FIELD}`, { order: "ymd" }),
  form(`${MONTH_FIELD}${GAP}(?:of\\s+)?${YEAR_FIELD}`, { order: "mdy" }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}`, { order: "ymd" }),
  form(MONTH_FIELD),
  form(`(?<season>${WORD})(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`),
  form(`(?<year>\\d{4})${GAP}(?<season>${WORD})`),
  form(`(?<holiday>${HOLIDAY})(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`),
  form(`${APOSTROPHE}?(?<decade>(?:1[89]|20)\\d0|\\d0)['’]?s`),
  form(`(?<decadeWord>${WORD})`),
  form(`(?:the\\s+)?${DAY_FIELD}${BREAK}(?:of\\s+)?${APOSTROPHE}?(?<year>\\d{4})`, { order: "mdy" }),
  form(`(?:the\\s+)?(?:(?<day>\\d{1,2}${DAY_SUFFIX})|(?<dayWord>${DAY_WORD}))`),
  form(`${APOSTROPHE}(?<year>\\d{2})`),
  form("(?<a>\\d{1,2}|\\d{4})", { numbers: "alone" }),
];

/** A weekday on its own needs no other form. */
export const WEEKDAY_ALONE: DateForm = { pattern: new RegExp(`^(?<weekday>${WEEKDAY})$`, "di") };
