import { ScrubJayError } from "../../errors.js";
import type { Season } from "../../text/dates/index.js";
import type { Draws } from "../draws.js";
import { type DateContext, EMPTY_CONTEXT, readInContext } from "./context.js";
import { type DateItem, emptyValues, type ItemValues, writePart } from "./date-item.js";
import { calendarDay, daysInMonth, moveWeekday } from "./days.js";
import { COMMON_FEASTS, feastsLike, nearestFeast, otherFeastName } from "./feasts.js";
import { redrawDate } from "./redraw.js";
import { resolveItems } from "./resolve.js";

export interface ShiftOptions {
  /** What the rest of the note tells; see `dateContext`. Without it "3/4" is taken to lie in no leap year. */
  readonly context?: DateContext;
  /** Where the span starts in the note, to find the full date nearest to it. */
  readonly at?: number;
  /** For spans that cannot be read: they are drawn afresh. Without it the answer is then undefined. */
  readonly draws?: Draws;
  /** A feast becomes one that is as well known and as plainly a date. Default: false, one that every US note may name. */
  readonly likeFeast?: boolean;
}

/**
 * The same span `days` later (earlier where negative), written as the original is.
 *
 * Full dates move exactly, so do "first Tuesday in June" and weekdays. What says less moves as the full date it
 * stands for would (see `resolveItems`). A year alone moves by a whole year at least, the way of the shift, so that
 * it never stays and years keep their distances; a decade may stay ("the 1950s"). A holiday becomes another common US holiday, the nearest to its shifted day; a season the season of its
 * shifted middle. A day that no month has (2/30) is counted on into the next month and comes out as a true day.
 */
export function shiftDate(
  text: string,
  days: number,
  options: ShiftOptions & { readonly draws: Draws },
): string;
export function shiftDate(text: string, days: number, options?: ShiftOptions): string | undefined;
export function shiftDate(text: string, days: number, options: ShiftOptions = {}): string | undefined {
  if (!Number.isInteger(days)) {
    throw new ScrubJayError("invalid-shift", "a date shift is not a whole number of days", {
      hint: "Take the shift from drawShift.",
    });
  }
  const { context = EMPTY_CONTEXT, at, draws } = options;
  const read = readInContext(text, context, at);
  if (!read) return draws && redrawDate(text, draws);
  const resolved = resolveItems(read.items, context, at);
  let written = "";
  let copied = 0;
  for (let i = 0; i < read.items.length; i++) {
    const item = read.items[i]!;
    const to = move(item, resolved[i], days, options.likeFeast === true);
    written += text.slice(copied, item.start);
    for (const part of item.parts) written += writePart(part, to);
    copied = item.end;
  }
  return written + text.slice(copied);
}

function move(item: DateItem, day: number | undefined, days: number, likeFeast: boolean): ItemValues {
  const { values } = item;
  if (day === undefined) {
    const to = emptyValues();
    if (values.weekday !== undefined) to.weekday = moveWeekday(values.weekday, days);
    return to;
  }
  if (values.holiday !== undefined) {
    const isOtherwiseCalled =
      likeFeast && item.parts.some((part) => part.kind === "holiday" && "write" in part);
    const feasts = likeFeast ? feastsLike(values.holiday, isOtherwiseCalled) : COMMON_FEASTS;
    const feast = nearestFeast(day + days, calendarDay(day + days).year, feasts, values.holiday);
    const to = onDay(values, feast.day, feast.day - day);
    to.holiday = feast.key;
    if (isOtherwiseCalled) to.called = otherFeastName(feast.key);
    return to;
  }
  const to = onDay(values, day + days, days);
  if (isYearAlone(values) && to.year === values.year) to.year = (values.year ?? 0) + Math.sign(days);
  return to;
}

function isYearAlone({ year, month, day, season, weekday }: ItemValues): boolean {
  return (
    year !== undefined &&
    month === undefined &&
    day === undefined &&
    season === undefined &&
    weekday === undefined
  );
}

/** The values of a new day; the weekday moves with the date, so that a wrong one stays as wrong as it was. */
function onDay(values: ItemValues, day: number, moved: number): ReturnType<typeof emptyValues> {
  const date = calendarDay(day);
  const endsNextYear = values.season !== undefined && date.month === 12;
  const to = emptyValues();
  to.year = endsNextYear ? date.year + 1 : date.year;
  to.month = date.month;
  to.day = date.day;
  to.season = seasonOf(date.month);
  to.decade = date.year - (date.year % 10);
  if (values.weekday !== undefined) to.weekday = moveWeekday(values.weekday, moved);
  if (values.nth !== undefined) to.nth = nthOn(values.nth, date);
  return to;
}

function nthOn(before: number, { year, month, day }: { year: number; month: number; day: number }): number {
  const nth = Math.ceil(day / 7);
  // Nobody says "the fifth Tuesday" of what can be called the last.
  return (before === -1 || nth === 5) && day + 7 > daysInMonth(year, month) ? -1 : nth;
}

function seasonOf(month: number): Season {
  return SEASONS[Math.floor((month % 12) / 3)]!;
}

const SEASONS = ["winter", "spring", "summer", "fall"] as const;
