import { remembered } from "../../remembered.js";
import { DASH } from "../../text/dates/index.js";
import type { DateItem } from "./date-item.js";
import { type ItemOptions, readBareYear, readItem, readShortWeekday } from "./item-forms.js";

/** A DATE span as one or more dates; what stands between them (dashes, "to", times of day) is kept as it is. */
export interface ReadDate {
  readonly text: string;
  readonly items: readonly DateItem[];
}

/** Longer spans are not dates; the limit bounds the cost of the search below. */
const LONGEST = 80;

/**
 * Reads a whole DATE span; undefined when part of it is neither a date nor a word or time that goes with one.
 * Two-digit years are the hundred years up to `options.pivot` (2035 where nothing is said).
 */
export function readDate(text: string, options: ItemOptions = {}): ReadDate | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = isRangeOfDays(text) ? undefined : readItem(text, 0, options);
  const items = whole ? [whole] : (readPair(text, options) ?? readRun(text, options));
  return items && { text, items };
}

type Reader = (text: string) => ReadDate | undefined;

/** Readers by options, of which few differ from note to note. */
const readers = new Map<string, Reader>();
const MOST_READERS = 8;
const MOST_DATES = 6000;

/** `readDate` under these options, with what it read last: notes of one time name the same days again and again. */
export function rememberedReader({ order, pivot, style = {} }: ItemOptions): Reader {
  const key = `${order} ${pivot} ${style.padded} ${style.shortMonths}`;
  const known = readers.get(key);
  if (known !== undefined) return known;
  if (readers.size >= MOST_READERS) readers.clear();
  const reader = remembered(
    (text) => readDate(text, { ...(order && { order }), ...(pivot && { pivot }), style }),
    MOST_DATES,
  );
  readers.set(key, reader);
  return reader;
}

const RANGE_OF_DAYS = new RegExp(
  `^(?:[a-z]{3,9}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2})\\s?${DASH}\\s?\\d{1,2}(?:st|nd|rd|th)?$`,
  "i",
);

/** "May 3-10" and "3/4-10": the grammar would take the last number for a year. */
function isRangeOfDays(text: string): boolean {
  return RANGE_OF_DAYS.test(text);
}

/** Where a span can be two dates, the likeliest place first: a blank around the dash tells it from dates with dashes. */
const JOINTS = [`\\s+(?:${DASH}|to|through|thru|until|till)\\s+`, DASH];

function readPair(text: string, options: ItemOptions): DateItem[] | undefined {
  const years = /^(\d{4})(\s?[-–—/]\s?)(\d{2})$/.exec(text);
  if (years) {
    const from = readItem(years[1]!, 0, options);
    const to = readBareYear(years[3]!, text.length - 2, options);
    if (from && to) return [from, to];
  }
  for (const joint of JOINTS) {
    for (const match of text.matchAll(new RegExp(joint, "gi"))) {
      const end = match.index + match[0].length;
      const left = readAmongOthers(text.slice(0, match.index), 0, options);
      const right = left && readAmongOthers(text.slice(end), end, options);
      if (right) return [left, right];
    }
  }
  return undefined;
}

/** A bare number beside other dates can be a day ("May 3-10") but no year: "13-45" is no date. */
function readAmongOthers(text: string, start: number, options: ItemOptions): DateItem | undefined {
  const item = readItem(text, start, options);
  return item?.values.year !== undefined && /^\d\d$/.test(text) ? undefined : item;
}

/** Words that go with a date and tell nothing themselves. */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  `the of in on at to and or by a an this last next past previous prior coming following every each early earlier
   mid middle late later end beginning start since from until till through thru between before after about around
   circa ca approximately approx week weekend month year morning afternoon evening night noon midnight am pm eve
   day date dated fy`.split(/\s+/),
);

const TIME =
  /(?:T|@\s?)?(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?:\s?[ap]\.?m\b\.?|\s?(?:hrs|hours|h)\b)?(?:\s?(?:Z|UTC|GMT|[ECMP][SD]?T)\b|[+-]\d\d:?\d\d)?/iy;
/** "1430" after a date, "T143000Z", and the rest of a glued timestamp. */
const BARE_TIME = /(?:T|@\s?)?(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?:\s?(?:hrs|hours|h)\b|Z)?(?!\d)/iy;
const GLUED_STAMP =
  /((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?=(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d))/y;
const WEEK_OF =
  /(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:week|weekend|half|quarter|part)(?:\s+(?:of|in))?(?![a-z])/iy;
const SHORT_WEEKDAY = /[a-z]{1,2}(?=[\s,.]{1,2}\d|$)/iy;
const WORD = /\p{L}+/uy;
const NO_WORD = /[^\p{L}\d]/uy;

/** From left to right, the longest date at every place. */
function readRun(text: string, options: ItemOptions): DateItem[] | undefined {
  const items: DateItem[] = [];
  const borders = bordersOf(text);
  const skip = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  let at = 0;
  while (at < text.length) {
    const afterDate = items.at(-1)?.values.day !== undefined;
    const time = skip(TIME, at) ?? (afterDate ? skip(BARE_TIME, at) : undefined) ?? skip(WEEK_OF, at);
    if (time !== undefined) {
      at += time.length;
      continue;
    }
    const item = longestItem(text, at, borders, options) ?? readShort(skip(SHORT_WEEKDAY, at), at, text);
    const stamp = item ? undefined : skip(GLUED_STAMP, at);
    const found = stamp === undefined ? item : readItem(stamp, at, options);
    if (found) {
      items.push(found);
      at = found.end;
      continue;
    }
    const word = skip(WORD, at);
    if (word === undefined ? skip(NO_WORD, at) === undefined : !LINK_WORDS.has(word.toLowerCase()))
      return undefined;
    at += word?.length ?? 1;
  }
  return items.length > 0 ? items : undefined;
}

function readShort(text: string | undefined, at: number, whole: string): DateItem | undefined {
  return text === undefined ? undefined : readShortWeekday(text, at, text === whole);
}

function longestItem(
  text: string,
  at: number,
  borders: readonly number[],
  options: ItemOptions,
): DateItem | undefined {
  if (!/[\p{L}\d'’‘`]/u.test(text.charAt(at))) return undefined;
  for (let last = borders.length - 1; last >= 0 && borders[last]! > at; last--) {
    const end = borders[last]!;
    const surface = text.slice(at, end);
    if (/[\s,;]$/.test(surface)) continue;
    // A number of a fraction or a figure such as "13/45" is no day.
    const isFigure = /^\d{1,2}$/.test(surface) && /[/.:]/.test(text.charAt(at - 1) + text.charAt(end));
    const item = isFigure ? undefined : readAmongOthers(surface, at, options);
    if (item) return item;
  }
  return undefined;
}

/** Where letters, digits and the rest meet, and the end. */
function bordersOf(text: string): number[] {
  return [...text.matchAll(/\p{L}+|\d+|[^\p{L}\d]/gu)].map((match) => match.index + match[0].length);
}
