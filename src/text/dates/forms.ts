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
  /** The groups of the pattern, none of which has no name, in their order. */
  readonly groups: readonly string[];
  /** Which surfaces can have it: those with or without figures, with or without letters; absent where both can. */
  readonly figures?: boolean;
  readonly letters?: boolean;
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

type Rest = Omit<DateForm, "pattern" | "groups">;

function form(source: string, rest: Rest = {}): DateForm {
  return wholeForm(`${BEFORE}${source}${AFTER}`, rest);
}

function wholeForm(source: string, rest: Rest): DateForm {
  const groups = Array.from(source.matchAll(/\(\?<(\w+)>/g), ([, name = ""]) => name);
  return { pattern: new RegExp(`^${source}$`, "di"), groups, ...rest };
}

/** Shapes of figures alone, of figures and words, of words alone. */
const FIGURES = { figures: true } as const;
const BOTH = { figures: true, letters: true } as const;
const WORDS = { letters: true } as const;
const ONLY_WORDS = { figures: false, letters: true } as const;

/** A weekday on its own needs no other form, and comes first. */
const WEEKDAY_ALONE = wholeForm(`(?<weekday>${WEEKDAY})`, ONLY_WORDS);

const FORMS: readonly DateForm[] = [
  WEEKDAY_ALONE,
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})${SEP}${APOSTROPHE}?(?<c>\\d{4}|\\d{2})`, {
    numbers: "three",
    ...FIGURES,
  }),
  form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})${SEP}(?<c>\\d{1,2})`, { numbers: "year-first", ...FIGURES }),
  form("(?<a>\\d{4})(?<b>\\d\\d)(?<c>\\d\\d)", { numbers: "year-first", compact: true, ...FIGURES }),
  form("(?<a>\\d\\d)(?<b>\\d\\d)(?<c>\\d{4}|\\d\\d)", { numbers: "three", compact: true, ...FIGURES }),
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{4})`, { numbers: "month-year", ...FIGURES }),
  form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})`, { numbers: "year-month", ...FIGURES }),
  form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})`, { numbers: "month-and-day-or-year", ...FIGURES }),
  form(`(?:the\\s+)?${DAY_FIELD}${GAP}(?:of\\s+)?${MONTH_FIELD}(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`, {
    order: "dmy",
    ...WORDS,
  }),
  form(`${MONTH_FIELD}${GAP}(?:the\\s+)?${DAY_FIELD}(?:${BREAK}(?:of\\s+)?${YEAR_FIELD})?`, {
    order: "mdy",
    ...WORDS,
  }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}${GAP}${DAY_FIELD}`, { order: "ymd", ...BOTH }),
  form(`${MONTH_FIELD}${GAP}(?:of\\s+)?${YEAR_FIELD}`, { order: "mdy", ...BOTH }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}`, { order: "ymd", ...BOTH }),
  form(MONTH_FIELD, ONLY_WORDS),
  form(`(?<season>${WORD})(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`, WORDS),
  form(`(?<year>\\d{4})${GAP}(?<season>${WORD})`, BOTH),
  form(`(?<holiday>${HOLIDAY})(?:${GAP}(?:of\\s+)?${YEAR_FIELD})?`, WORDS),
  form(`${APOSTROPHE}?(?<decade>(?:1[89]|20)\\d0|\\d0)['’]?s`, BOTH),
  form(`(?<decadeWord>${WORD})`, ONLY_WORDS),
  form(`(?:the\\s+)?${DAY_FIELD}${BREAK}(?:of\\s+)?${APOSTROPHE}?(?<year>\\d{4})`, {
    order: "mdy",
    ...FIGURES,
  }),
  form(`(?:the\\s+)?(?:(?<day>\\d{1,2}${DAY_SUFFIX})|(?<dayWord>${DAY_WORD}))`, WORDS),
  form(`${APOSTROPHE}(?<year>\\d{2})`, FIGURES),
  form("(?<a>\\d{1,2}|\\d{4})", { numbers: "alone", ...FIGURES }),
];

const [FIGURE, LETTER] = [/\d/, /[a-z]/i];

/** Forms by whether the surface has figures and whether it has letters. */
const BY_SHAPE = [false, true].map((figures) =>
  [false, true].map((letters) =>
    FORMS.filter(
      (one) =>
        (one.figures === undefined || one.figures === figures) &&
        (one.letters === undefined || one.letters === letters),
    ),
  ),
);

/** The forms that a surface can have, in the order to try them. */
export function formsFor(surface: string): readonly DateForm[] {
  return BY_SHAPE[FIGURE.test(surface) ? 1 : 0]?.[LETTER.test(surface) ? 1 : 0] as readonly DateForm[];
}
