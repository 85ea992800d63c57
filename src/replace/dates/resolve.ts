import { type DateContext, dayOfFull } from "./context.js";
import type { DateItem, ItemValues } from "./date-item.js";
import { calendarDay, dayNumber, daysInMonth, weekdayOf } from "./days.js";
import { feastDay, lastWeekday, nthWeekday } from "./feasts.js";

/** Full dates farther than this from the anchor (birth dates, old operations) say nothing about the year of "3/4". */
const NEAR_ANCHOR = 3 * 366;
/** Without any full date: a day such that no shift of a year meets a leap day. */
const SOME_DAY = dayNumber(2002, 7, 1);

/**
 * The day that each item stands for, or undefined for a bare weekday. What an item leaves open comes from the
 * nearest full date: first of the same span, then of the note. A month, season, year or decade stands at the
 * note's earliest full date within it, else at its middle.
 */
export function resolveItems(
  items: readonly DateItem[],
  context: DateContext,
  at: number | undefined,
): (number | undefined)[] {
  const days: (number | undefined)[] = items.map(dayOfFull);
  for (const [i, item] of items.entries()) {
    if (days[i] !== undefined) continue;
    const beside = [...days.slice(0, i).reverse(), ...days.slice(i + 1)].find((day) => day !== undefined);
    const reference = beside ?? nearestFull(context, at) ?? SOME_DAY;
    days[i] = resolve(item.values, reference, dayNumbers(context));
  }
  return days;
}

/** The days that a note names in full; made once for all its dates. */
const knownDays = new WeakMap<DateContext["days"], ReadonlySet<number>>();

function dayNumbers({ days }: DateContext): ReadonlySet<number> {
  const known = knownDays.get(days) ?? new Set(days.map(({ day }) => day));
  knownDays.set(days, known);
  return known;
}

function nearestFull({ days, anchor }: DateContext, at: number | undefined): number | undefined {
  if (anchor === undefined || at === undefined) return anchor;
  let nearest: { far: number; day: number } | undefined;
  for (const { at: place, day } of days) {
    const far = Math.abs(place - at);
    if (Math.abs(day - anchor) <= NEAR_ANCHOR && (nearest === undefined || far < nearest.far))
      nearest = { far, day };
  }
  return nearest?.day ?? anchor;
}

/** Costs in days: a day that the note names in full beats any nearer one; a day that the month lacks comes last. */
const KNOWN = 400;
/** For a day without its month ("the 5th") it only decides between two as near: the 5th is one of this time. */
const KNOWN_DAY_ALONE = 10;
const NO_SUCH_DAY = 2000;

function resolve(values: ItemValues, reference: number, known: ReadonlySet<number>): number | undefined {
  const { month, day, weekday, season, holiday, decade, nth } = values;
  const around = calendarDay(reference).year;
  // 29 February may be four years off.
  const reach = month === 2 && day === 29 ? 4 : 1;
  const years =
    values.year === undefined
      ? Array.from({ length: 2 * reach + 1 }, (_, i) => around - reach + i)
      : [values.year];
  if (holiday !== undefined)
    return nearest(
      years.map((year) => feastDay(holiday, year)),
      reference,
    );
  if (decade !== undefined) return within(dayNumber(decade, 1, 1), dayNumber(decade + 9, 12, 31), known);
  if (season !== undefined) {
    const first = { spring: 3, summer: 6, fall: 9, winter: 12 }[season];
    const periods = years.map((year) => {
      // The winter of a year is the one that ends in it.
      const start = dayNumber(first === 12 ? year - 1 : year, first, 1);
      return within(start, start + 89, known);
    });
    return nearest(periods, reference);
  }
  if (month !== undefined && nth !== undefined && weekday !== undefined) {
    const inYear = (year: number) =>
      nth === -1 ? lastWeekday(year, month, weekday) : nthWeekday(year, month, weekday, nth);
    return nearest(years.map(inYear), reference);
  }
  if (day === undefined) {
    if (month !== undefined) {
      const middle = (year: number) =>
        within(dayNumber(year, month, 1), dayNumber(year, month, daysInMonth(year, month)), known);
      return nearest(years.map(middle), reference);
    }
    if (values.year === undefined) return undefined;
    return within(dayNumber(values.year, 1, 1), dayNumber(values.year, 12, 31), known);
  }
  const months = month === undefined ? Array.from({ length: 12 }, (_, i) => i + 1) : [month];
  // Half the distance between two candidates: what a weekday that does not fit counts.
  const misfit = month === undefined ? 20 : 200;
  const gain = month === undefined ? KNOWN_DAY_ALONE : KNOWN;
  const cost = (year: number, inMonth: number) => {
    const candidate = dayNumber(year, inMonth, day);
    return (
      Math.abs(candidate - reference) -
      (known.has(candidate) ? gain : 0) +
      (day > daysInMonth(year, inMonth) ? NO_SUCH_DAY : 0) +
      (weekday !== undefined && weekdayOf(candidate) !== weekday ? misfit : 0)
    );
  };
  const candidates = years.flatMap((year) =>
    months.map((inMonth) => ({ day: dayNumber(year, inMonth, day), cost: cost(year, inMonth) })),
  );
  return candidates.reduce((best, next) => (next.cost < best.cost ? next : best)).day;
}

function within(from: number, to: number, known: ReadonlySet<number>): number {
  let earliest: number | undefined;
  for (const day of known)
    if (day >= from && day <= to && (earliest === undefined || day < earliest)) earliest = day;
  return earliest ?? Math.floor((from + to) / 2);
}

function nearest(days: readonly (number | undefined)[], to: number): number | undefined {
  return days
    .filter((day) => day !== undefined)
    .reduce<number | undefined>(
      (best, day) => (best === undefined || Math.abs(day - to) < Math.abs(best - to) ? day : best),
      undefined,
    );
}
