import type { Span } from "../../note.js";
import { isAgeOver89 } from "../../schema/index.js";
import { type DateOrder, DEFAULT_PIVOT } from "../../text/dates/index.js";
import { parseNumeral } from "../families/numbers/number-words.js";
import { unitsBetween } from "./age-units.js";
import { isBirthDate } from "./birth.js";
import type { DateItem, DateStyle } from "./date-item.js";
import { calendarDay, dayNumber } from "./days.js";
import type { ItemOptions } from "./item-forms.js";
import { type ReadDate, readDate, rememberedReader } from "./read.js";
import { habitsOf } from "./surface-marks.js";

/** A full date of the note: where it stands and its day number. */
export interface KnownDay {
  readonly at: number;
  readonly day: number;
}

/** What the rest of the note, or of the patient's notes, tells about a date that says little itself. */
export interface DateContext {
  /** Full dates, by place. */
  readonly days: readonly KnownDay[];
  /** Their days alone. Few ask for them, or for the ages. */
  readonly dayNumbers: () => ReadonlySet<number>;
  /** The day round which the note is written: its own date, or the median of its full dates without birth dates. */
  readonly anchor?: number | undefined;
  /** The latest year that the note names. */
  readonly latestYear?: number | undefined;
  /** Ages that the note tells. */
  readonly ages: () => readonly number[];
  /** Where birth dates start. */
  readonly births: ReadonlySet<number>;
  readonly order: DateOrder;
  /** The latest year a two-digit year can mean; for a birth date it is `latestYear`. */
  readonly pivot: number;
  readonly style: DateStyle;
  /** Spans already read, by where they start. */
  readonly reads: ReadonlyMap<number, ReadDate>;
}

export interface ContextOptions {
  /** The note's own date, where its source tells: any full date. */
  readonly noteDate?: string;
  /** Default: what most dates of the note allow, else month first. */
  readonly order?: DateOrder;
  /** Default: 2035. */
  readonly pivot?: number;
}

/** In the head of a note a date may be one of birth without saying so, where the note tells the age that it makes. */
const HEAD = 400;
const LEAST_AGE = 5;

const NO_DAYS: ReadonlySet<number> = new Set();

export const EMPTY_CONTEXT: DateContext = {
  days: [],
  dayNumbers: () => NO_DAYS,
  ages: () => [],
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
  const starts: number[] = [];
  const surfaces: string[] = [];
  const births = new Set<number>();
  for (const span of spans) {
    if (span.type !== "DATE") continue;
    starts.push(span.start);
    surfaces.push(text.slice(span.start, span.end));
    if (isBirthDate(text, span)) births.add(span.start);
  }
  const habits = habitsOf(surfaces);
  const order = options.order ?? habits.order;
  const pivot = options.pivot ?? DEFAULT_PIVOT;
  const { style } = habits;
  const reads = new Map<number, ReadDate>();
  const read = rememberedReader({ order, pivot, style });
  const noteDay = options.noteDate === undefined ? undefined : fullDay(options.noteDate, { order, pivot });
  const years = noteDay === undefined ? [] : [calendarDay(noteDay).year];
  const days: KnownDay[] = [];
  const note = (read: ReadDate | undefined, start: number) => {
    if (read === undefined) return;
    reads.set(start, read);
    for (const item of read.items) {
      const year = item.values.year ?? item.values.decade;
      if (year !== undefined) years.push(year);
      const day = dayOfFull(item);
      if (day !== undefined) days.push({ at: start + item.start, day });
    }
  };
  for (let i = 0; i < starts.length; i++) {
    if (births.has(starts[i]!)) continue;
    note(read(surfaces[i]!), starts[i]!);
  }
  const anchor = noteDay ?? upperMedian(days);
  const latestYear = years.length === 0 ? undefined : Math.max(...years);
  // Birth dates last: the century of "3/4/25" depends on the years that the others name.
  if (births.size > 0)
    for (let i = 0; i < starts.length; i++) {
      if (births.has(starts[i]!))
        note(readDate(surfaces[i]!, { order, pivot: latestYear ?? pivot, style }), starts[i]!);
    }
  let dayNumbers: ReadonlySet<number> | undefined;
  let known: readonly number[] | undefined;
  const ages = () => {
    known ??= agesIn(text, spans);
    return known;
  };
  if (births.size === 0 && anchor !== undefined)
    for (const { at, day } of days) {
      if (at > HEAD || anchor - day < LEAST_AGE * 366) continue;
      if (ages().includes(unitsBetween(day, anchor, "year"))) births.add(at);
    }
  return {
    days: days.sort((a, b) => a.at - b.at),
    dayNumbers: () => {
      dayNumbers ??= new Set(days.map(({ day }) => day));
      return dayNumbers;
    },
    anchor,
    latestYear,
    ages,
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
  { births, reads, order, pivot, latestYear, style }: DateContext,
  at: number | undefined,
): ReadDate | undefined {
  const known = at === undefined ? undefined : reads.get(at);
  if (known?.text === text) return known;
  if (at !== undefined && births.has(at)) return readDate(text, { order, pivot: latestYear ?? pivot, style });
  return rememberedReader({ order, pivot, style })(text);
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

function upperMedian(days: readonly KnownDay[]): number | undefined {
  const sorted = days.map(({ day }) => day).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
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
  return parseNumeral(words)?.number ?? (isAgeOver89(surface) ? 90 : Number.NaN);
}
