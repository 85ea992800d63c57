import { isAsciiLetter } from "../character-class.js";
import { ANY_APOSTROPHE, anyInCases, DAY_SUFFIX, fullNames, shortNames } from "./patterns.js";
import { spellings, WEEKDAYS } from "./vocabulary.js";

/**
 * The shapes a date surface can have. Named groups are fields; `a`, `b`, `c` are numbers whose field depends
 * on their values and on the order that is asked for. Words are any letters: the vocabulary decides when the fields are
 * read, and the next form gets its turn; but a weekday must be one, or "three kings day" would begin with a Thursday.
 */
export interface DateForm {
  /** Its groups stand side by side and cover the surface, so that their texts tell where they are. */
  readonly pattern: RegExp;
  /** What the groups are, in their order: fields, or `literal` what stands between them. */
  readonly groups: readonly string[];
  /** Which surfaces can have it: those with or without figures, with or without letters; absent where both can. */
  readonly figures?: boolean;
  /** Those of a weekday are the only ones that go with figures alone. */
  readonly letters?: boolean | "of-weekday";
  /** How to read `a`, `b`, `c`; absent where every group already has its field. */
  readonly numbers?: "three" | "year-first" | "month-and-day-or-year" | "month-year" | "year-month" | "alone";
  readonly order?: "mdy" | "dmy" | "ymd";
  /** Fixed width: numbers are padded and "May" is a three-letter month. */
  readonly compact?: true;
}

const WORD = "(?<![a-z]{3})[a-z]{3,11}(?![a-z])";
const WEEKDAY = `(?:${anyInCases(fullNames(WEEKDAYS), ["lower"])}s?|${anyInCases(shortNames(WEEKDAYS), ["lower"])}\\.?)(?![a-z])`;
const BEFORE = `(?:(?<weekday>${WEEKDAY})${literal("[\\s,.]{1,3}(?:the\\s+)?")})?`;
const AFTER = `(?:${literal("[\\s,]{1,2}\\(?")}(?<weekdayAfter>${WEEKDAY})${literal("\\)?")})?`;
const DAY_WORD = `${WORD}(?:[- ]${WORD})?`;
const SEP = literal("\\s?[-/.–]\\s?");
const QUOTE = literal(`${ANY_APOSTROPHE}?`);
const MARKS = "[\\s,./–-]{0,3}";
const GAP = literal(MARKS);
const GAP_OF = literal(`${MARKS}(?:of\\s+)?`);
/** After a day the year must not touch it: "May 2019" is no 20 May. */
const BREAK_OF = literal(`(?:[\\s,./–-]{1,3}|(?=${ANY_APOSTROPHE}))(?:of\\s+)?`);
const THE = literal("(?:the\\s+)?");
const DAY_FIELD = `(?:(?<day>\\d{1,2}${DAY_SUFFIX}?)|(?<dayWord>${DAY_WORD}))`;
const YEAR_FIELD = `${QUOTE}(?<year>\\d{4}|\\d{2})`;
const MONTH_FIELD = `(?<month>${WORD}\\.?)`;
/** The "of" and the apostrophe before a year are not the holiday's: "Christmas of 2017", "Christmas '17". */
const HOLIDAY = "[a-z][a-z'’., -]{1,30}(?<![ '’.,-])(?<! of)(?:['’](?!\\d))?";

function literal(source: string): string {
  return `(?<literal>${source})`;
}

type Rest = Omit<DateForm, "pattern" | "groups">;

function form(source: string, rest: Rest = {}): DateForm {
  return wholeForm(`${BEFORE}${source}${AFTER}`, rest);
}

const GROUP = /\(\?<(\w+)>/g;

/** The names are kept beside the pattern: one may stand there several times, and an engine makes an object of its own. */
function wholeForm(source: string, rest: Rest): DateForm {
  const groups = Array.from(source.matchAll(GROUP), ([, name = ""]) => name);
  return { pattern: new RegExp(`^${source.replace(GROUP, "(")}$`, "i"), groups, ...rest };
}

/** Shapes of figures with at most a weekday, of figures, of figures and words, of words alone. */
const ONLY_FIGURES = { figures: true, letters: "of-weekday" } as const;
const FIGURES = { figures: true } as const;
const BOTH = { figures: true, letters: true } as const;
const WORDS = { letters: true } as const;
const ONLY_WORDS = { figures: false, letters: true } as const;

/** A weekday on its own needs no other form, and comes first. */
const WEEKDAY_ALONE = wholeForm(`(?<weekday>${WEEKDAY})`, ONLY_WORDS);

/** Of figures and single marks, as most dates are; see `plainFigures`. */
export const FIGURE_FORMS = {
  three: form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})${SEP}${QUOTE}(?<c>\\d{4}|\\d{2})`, {
    numbers: "three",
    ...ONLY_FIGURES,
  }),
  yearFirst: form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})${SEP}(?<c>\\d{1,2})`, {
    numbers: "year-first",
    ...ONLY_FIGURES,
  }),
  monthYear: form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{4})`, { numbers: "month-year", ...ONLY_FIGURES }),
  yearMonth: form(`(?<a>\\d{4})${SEP}(?<b>\\d{1,2})`, { numbers: "year-month", ...ONLY_FIGURES }),
  monthAndDay: form(`(?<a>\\d{1,2})${SEP}(?<b>\\d{1,2})`, {
    numbers: "month-and-day-or-year",
    ...ONLY_FIGURES,
  }),
  alone: form("(?<a>\\d{1,2}|\\d{4})", { numbers: "alone", ...ONLY_FIGURES }),
} as const;

const FORMS: readonly DateForm[] = [
  WEEKDAY_ALONE,
  FIGURE_FORMS.three,
  FIGURE_FORMS.yearFirst,
  form("(?<a>\\d{4})(?<b>\\d\\d)(?<c>\\d\\d)", { numbers: "year-first", compact: true, ...ONLY_FIGURES }),
  form("(?<a>\\d\\d)(?<b>\\d\\d)(?<c>\\d{4}|\\d\\d)", { numbers: "three", compact: true, ...ONLY_FIGURES }),
  FIGURE_FORMS.monthYear,
  FIGURE_FORMS.yearMonth,
  FIGURE_FORMS.monthAndDay,
  form(`${THE}${DAY_FIELD}${GAP_OF}${MONTH_FIELD}(?:${GAP_OF}${YEAR_FIELD})?`, { order: "dmy", ...WORDS }),
  form(`${MONTH_FIELD}${literal(`${MARKS}(?:the\\s+)?`)}${DAY_FIELD}(?:${BREAK_OF}${YEAR_FIELD})?`, {
    order: "mdy",
    ...WORDS,
  }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}${GAP}${DAY_FIELD}`, { order: "ymd", ...BOTH }),
  form(`${MONTH_FIELD}${GAP_OF}${YEAR_FIELD}`, { order: "mdy", ...BOTH }),
  form(`(?<year>\\d{4})${GAP}${MONTH_FIELD}`, { order: "ymd", ...BOTH }),
  form(MONTH_FIELD, ONLY_WORDS),
  form(`(?<season>${WORD})(?:${GAP_OF}${YEAR_FIELD})?`, WORDS),
  form(`(?<year>\\d{4})${GAP}(?<season>${WORD})`, BOTH),
  form(`(?<holiday>${HOLIDAY})(?:${GAP_OF}${YEAR_FIELD})?`, WORDS),
  form(`${QUOTE}(?<decade>(?:1[89]|20)\\d0|\\d0)${literal("['’]?s")}`, BOTH),
  form(`(?<decadeWord>${WORD})`, ONLY_WORDS),
  form(`${THE}${DAY_FIELD}${BREAK_OF}${QUOTE}(?<year>\\d{4})`, { order: "mdy", ...FIGURES }),
  form(`${THE}(?:(?<day>\\d{1,2}${DAY_SUFFIX})|(?<dayWord>${DAY_WORD}))`, WORDS),
  form(`${literal(ANY_APOSTROPHE)}(?<year>\\d{2})`, ONLY_FIGURES),
  FIGURE_FORMS.alone,
];

const [FIGURE, LETTER] = [/\d/, /[a-z]/i];
const [NO_LETTERS, LETTERS, MAYBE_WEEKDAY] = [0, 1, 2];

/** Forms by whether the surface has figures and what letters it has. */
const BY_SHAPE = [false, true].map((figures) =>
  [NO_LETTERS, LETTERS, MAYBE_WEEKDAY].map((letters) =>
    FORMS.filter(
      (one) =>
        (one.figures === undefined || one.figures === figures) &&
        (one.letters === "of-weekday"
          ? letters !== LETTERS
          : one.letters === undefined || one.letters === (letters !== NO_LETTERS)),
    ),
  ),
);

/** The forms that a surface can have, in the order to try them. */
export function formsFor(surface: string): readonly DateForm[] {
  const letters = !LETTER.test(surface) ? NO_LETTERS : mayHaveWeekday(surface) ? MAYBE_WEEKDAY : LETTERS;
  return BY_SHAPE[FIGURE.test(surface) ? 1 : 0]?.[letters] as readonly DateForm[];
}

const WEEKDAY_STARTS: ReadonlySet<string> = new Set(
  [...spellings(WEEKDAYS).keys()].map((spelling) => spelling.slice(0, 3)),
);

/** A weekday is the first word or the last, and no shorter than three letters. */
function mayHaveWeekday(surface: string): boolean {
  if (WEEKDAY_STARTS.has(surface.slice(0, 3).toLowerCase())) return true;
  let end = surface.length;
  while (end > 0 && !isAsciiLetter(surface.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && isAsciiLetter(surface.charCodeAt(start - 1))) start--;
  return WEEKDAY_STARTS.has(surface.slice(start, start + 3).toLowerCase());
}
