import { remembered } from "../../remembered.js";
import type { DateOrder } from "../../text/dates/index.js";
import type { DateStyle } from "./date-item.js";

/** What dates as they are written tell of all dates of a note: which number comes first, zeros, short months. */
export function habitsOf(surfaces: readonly string[]): {
  readonly order: DateOrder;
  readonly style: Required<DateStyle>;
} {
  let first = 0;
  let padded = 0;
  let short = 0;
  for (const surface of surfaces) {
    const marks = marksOf(surface);
    first += (marks & FIELD) - MIDDLE;
    padded += ((marks >> WIDTH) & FIELD) - MIDDLE;
    short += (marks >> (2 * WIDTH)) - MIDDLE;
  }
  return { order: first > 0 ? "dmy" : "mdy", style: { padded: padded > 0, shortMonths: short > 0 } };
}

/** Three small numbers around zero, kept as one; no date has more marks than fit. */
const WIDTH = 10;
const FIELD = 2 ** WIDTH - 1;
const MIDDLE = 2 ** (WIDTH - 1);
const MOST_SURFACES = 6000;

const marksOf = remembered((surface: string): number => {
  const padded = count(surface, PADDED) - count(surface, BARE);
  const short = count(surface, SHORT_MONTH) - count(surface, LONG_MONTH);
  return packed(dayFirst(surface)) | (packed(padded) << WIDTH) | (packed(short) << (2 * WIDTH));
}, MOST_SURFACES);

function packed(number: number): number {
  return Math.max(0, Math.min(FIELD, number + MIDDLE));
}

const PADDED = /(?<!\d)0[1-9][-/.]\d/g;
const BARE = /(?<![\d/.-])[1-9][-/.]\d/g;
const SHORT_MONTH = /(?<![a-z])(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?![a-z])/gi;
const LONG_MONTH =
  /(?<![a-z])(?:january|february|march|april|june|july|august|september|october|november|december)/gi;

function count(surface: string, pattern: RegExp): number {
  return surface.match(pattern)?.length ?? 0;
}

const THREE_NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d\d|(?:1[89]|2[01])\d\d)$/;

/** Dates with a day over 12 tell whether the day (1) or the month (-1) stands first. */
function dayFirst(surface: string): number {
  const [, a, b] = THREE_NUMBERS.exec(surface) ?? [];
  if (canBeMonth(a) === canBeMonth(b) || !canBeDay(a) || !canBeDay(b)) return 0;
  return canBeMonth(a) ? -1 : 1;
}

function canBeMonth(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 12;
}

function canBeDay(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}
