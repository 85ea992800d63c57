import type { Span } from "../../note.js";
import { isAgeOver89 } from "../../schema/surface.js";
import { type DateOrder, DEFAULT_PIVOT } from "../../text/dates/index.js";
import { hearNumber } from "../families/number-words.js";
import { isBirthDate } from "./birth.js";
import type { DateItem, DateStyle } from "./date-item.js";
import { calendarDay, dayNumber } from "./days.js";
import type { ItemOptions } from "./item-forms.js";
import { type ReadDate, readDate, rememberedReader } from "./read.js";

/** A full date of the note: where it stands and its day number. */
export interface KnownDay {
  readonly at: number;
  readonly day: number;
}

/** What the rest of the note, or of the patient's notes, tells about a date that says little itself. */
export interface DateContext {
  /** Full dates, by place. */
  readonly days: readonly KnownDay[];
  /** The day round which the note is written: its own date, or the median of its full dates without birth dates. */
  readonly anchor?: number;
  /** The latest year that the note names. */
  readonly latestYear?: number;
  /** Ages that the note tells. */
  readonly ages: readonly number[];
  /** Where birth dates start. */
  readonly births: ReadonlySet<number>;
  readonly order: DateOrder;
  /** The latest year a two-digit year can mean; for a birth date it is `latestYear`. */
  readonly pivot: number;
  readonly style: DateStyle;
  /** Spans already read, by surface; birth dates are not among them. */
  readonly reads: ReadonlyMap<string, ReadDate | undefined>;
}

export interface ContextOptions {
  /** The note's own date, where its source tells: any full date. */
  readonly noteDate?: string;
  /** Default: what most dates of the note allow, else month first. */
  readonly order?: DateOrder;
  /** Default: 2035. */
  readonly pivot?: number;
}

export const EMPTY_CONTEXT: DateContext = {
  days: [],
  ages: [],
  births: new Set(),
  order: "mdy",
  pivot: DEFAULT_PIVOT,
  style: {},
  reads: new Map(),
};

/** Reads the DATE and AGE spans of a note. */
export function dateContext(
  text: string,
  spans: readonly Pick<Span, "start" | "end" | "type">[],
  options: ContextOptions = {},
): DateContext {
  const dates = spans.filter(({ type }) => type === "DATE");
  const surfaces = dates.map(({ start, end }) => text.slice(start, end));
  const order = options.order ?? orderOf(surfaces);
  const pivot = options.pivot ?? DEFAULT_PIVOT;
  const births = new Set(dates.filter((span) => isBirthDate(text, span)).map(({ start }) => start));

  const style = styleOf(surfaces);
  const reads = new Map<string, ReadDate | undefined>();
  const read = rememberedReader({ order, pivot, style });
  const noteDay = options.noteDate === undefined ? undefined : fullDay(options.noteDate, { order, pivot });
  const years = noteDay === undefined ? [] : [calendarDay(noteDay).year];
  const days: KnownDay[] = [];
  const note = (read: ReadDate | undefined, start: number) => {
    for (const item of read?.items ?? []) {
      const year = item.values.year ?? item.values.decade;
      if (year !== undefined) years.push(year);
      const day = dayOfFull(item);
      if (day !== undefined) days.push({ at: start + item.start, day });
    }
  };
  for (const [i, { start }] of dates.entries()) {
    if (births.has(start)) continue;
    const surface = surfaces[i]!;
    if (!reads.has(surface)) reads.set(surface, read(surface));
    note(reads.get(surface), start);
  }
  const anchor = noteDay ?? upperMedian(days.map(({ day }) => day));
  const latestYear = years.length === 0 ? undefined : Math.max(...years);
  // Birth dates last: the century of "3/4/25" depends on the years that the others name.
  for (const [i, { start }] of dates.entries()) {
    if (births.has(start)) note(readDate(surfaces[i]!, { order, pivot: latestYear ?? pivot, style }), start);
  }
  return {
    days: days.sort((a, b) => a.at - b.at),
    ...(anchor === undefined ? {} : { anchor }),
    ...(latestYear === undefined ? {} : { latestYear }),
    ages: agesIn(text, spans),
    births,
    order,
    pivot,
    style,
    reads,
  };
}

/** Reads the span that starts at `at` as its note tells. */
export function readInContext(
  text: string,
  context: DateContext,
  at: number | undefined,
): ReadDate | undefined {
  if (at !== undefined && context.births.has(at))
    return readDate(text, { ...context, pivot: context.latestYear ?? context.pivot });
  return context.reads.has(text) ? context.reads.get(text) : readDate(text, context);
}

export function dayOfFull({ values }: DateItem): number | undefined {
  const { year, month, day, nth } = values;
  if (year === undefined || month === undefined || day === undefined || nth !== undefined) return undefined;
  return dayNumber(year, month, day);
}

function fullDay(text: string, options: ItemOptions): number | undefined {
  const item = readDate(text, options)?.items[0];
  return item && dayOfFull(item);
}

/** Dates with a day over 12 tell whether the day or the month stands first. */
function orderOf(surfaces: readonly string[]): DateOrder {
  let balance = 0;
  for (const surface of surfaces) {
    const [, a, b] = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d\d|(?:1[89]|2[01])\d\d)$/.exec(surface) ?? [];
    if (canBeMonth(a) !== canBeMonth(b) && canBeDay(a) && canBeDay(b)) balance += canBeMonth(a) ? -1 : 1;
  }
  return balance > 0 ? "dmy" : "mdy";
}

function canBeMonth(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 12;
}

function canBeDay(digits: string | undefined): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}

function styleOf(surfaces: readonly string[]): DateStyle {
  const all = surfaces.join("\n");
  const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  return {
    padded: count(/(?<!\d)0[1-9][-/.]\d/g) > count(/(?<![\d/.-])[1-9][-/.]\d/g),
    shortMonths:
      count(/(?<![a-z])(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?![a-z])/gi) >
      count(
        /(?<![a-z])(?:january|february|march|april|june|july|august|september|october|november|december)/gi,
      ),
  };
}

function upperMedian(days: readonly number[]): number | undefined {
  return [...days].sort((a, b) => a - b)[Math.floor(days.length / 2)];
}

function agesIn(text: string, spans: readonly Pick<Span, "start" | "end" | "type">[]): number[] {
  return spans
    .filter(({ type }) => type === "AGE")
    .map(({ start, end }) => ageIn(text.slice(start, end)))
    .filter((age) => age >= 0);
}

/** "92", "ninety-two", "ninety-two-year-old"; a word such as "nonagenarian" counts as 90. */
export function ageIn(surface: string): number {
  const figure = Number.parseInt(surface, 10);
  if (figure >= 0) return figure;
  const words = surface.replace(/[\s-]*(?:years?|yrs?|y\/?o)\b.*$/is, "");
  return hearNumber(words)?.number ?? (isAgeOver89(surface) ? 90 : Number.NaN);
}
