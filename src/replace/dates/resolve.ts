import { type DateContext, dayOfFull } from "./context.js";
import type { DateItem, ItemValues } from "./date-item.js";
import { calendarDay, dayNumber, daysInMonth, weekdayOf } from "./days.js";
import { feastDay, lastWeekday, nthWeekday } from "./feasts.js";

/** Full dates farther than this from the anchor (birth dates, old operations) say nothing about the year of "3/4". */
const NEAR_ANCHOR = 3 * 366;
/** Without any full date: a day such that no shift of two years meets a leap day, since 2100 has none. */
const SOME_DAY = dayNumber(2100, 7, 1);

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
  const days: (number | undefined)[] = [];
  for (const item of items) days.push(dayOfFull(item));
  for (let i = 0; i < days.length; i++) {
    if (days[i] !== undefined) continue;
    const reference = besideOf(days, i) ?? nearestFull(context, at) ?? SOME_DAY;
    days[i] = resolve(items[i]!.values, reference, context.dayNumbers());
  }
  return days;
}

/** The nearest known day before this one, else the first one behind it. */
function besideOf(days: readonly (number | undefined)[], i: number): number | undefined {
  for (let before = i - 1; before >= 0; before--) if (days[before] !== undefined) return days[before];
  for (let after = i + 1; after < days.length; after++) if (days[after] !== undefined) return days[after];
  return undefined;
}

function nearestFull({ days, anchor }: DateContext, at: number | undefined): number | undefined {
  if (anchor === undefined || at === undefined) return anchor;
  let nearest = anchor;
  let least = Number.POSITIVE_INFINITY;
  for (const { at: place, day } of days) {
    const far = Math.abs(place - at);
    if (far >= least || Math.abs(day - anchor) > NEAR_ANCHOR) continue;
    nearest = day;
    least = far;
  }
  return nearest;
}

/** Costs in days: a day that the note names in full beats any nearer one; a day that the month lacks comes last. */
const KNOWN = 400;
/** For a day without its month ("the 5th") it only decides between two as near: the 5th is one of this time. */
const KNOWN_DAY_ALONE = 10;
const NO_SUCH_DAY = 2000;

function resolve(values: ItemValues, reference: number, known: ReadonlySet<number>): number | undefined {
  const { year, month, day, weekday, season, holiday, decade, nth } = values;
  const around = year ?? calendarDay(reference).year;
  // 29 February may be four years off.
  const reach = year !== undefined ? 0 : month === 2 && day === 29 ? 4 : 1;
  const inYears = (dayIn: (year: number) => number | undefined): number | undefined => {
    let nearest: number | undefined;
    for (let one = around - reach; one <= around + reach; one++) {
      const next = dayIn(one);
      if (next === undefined) continue;
      if (nearest === undefined || Math.abs(next - reference) < Math.abs(nearest - reference)) nearest = next;
    }
    return nearest;
  };
  if (holiday !== undefined) return inYears((one) => feastDay(holiday, one));
  if (decade !== undefined) return within(dayNumber(decade, 1, 1), dayNumber(decade + 9, 12, 31), known);
  if (season !== undefined) {
    const first = FIRST_MONTH[season];
    return inYears((one) => {
      // The winter of a year is the one that ends in it.
      const start = dayNumber(first === 12 ? one - 1 : one, first, 1);
      return within(start, start + 89, known);
    });
  }
  if (month !== undefined && nth !== undefined && weekday !== undefined)
    return inYears((one) =>
      nth === -1 ? lastWeekday(one, month, weekday) : nthWeekday(one, month, weekday, nth),
    );
  if (day !== undefined) {
    let best = { day: 0, cost: Number.POSITIVE_INFINITY };
    for (let one = around - reach; one <= around + reach; one++)
      best = cheapestDay(values, day, one, reference, known, best);
    return best.day;
  }
  if (month !== undefined)
    return inYears((one) =>
      within(dayNumber(one, month, 1), dayNumber(one, month, daysInMonth(one, month)), known),
    );
  if (year === undefined) return undefined;
  return within(dayNumber(year, 1, 1), dayNumber(year, 12, 31), known);
}

const FIRST_MONTH = { spring: 3, summer: 6, fall: 9, winter: 12 } as const;

interface DayAndCost {
  readonly day: number;
  readonly cost: number;
}

/** The day in its month of this year, or in any month where none is named, unless `best` costs as little. */
function cheapestDay(
  { month, weekday }: ItemValues,
  day: number,
  year: number,
  reference: number,
  known: ReadonlySet<number>,
  best: DayAndCost,
): DayAndCost {
  // Half the distance between two candidates: what a weekday that does not fit counts.
  const misfit = month === undefined ? 20 : 200;
  const gain = month === undefined ? KNOWN_DAY_ALONE : KNOWN;
  let cheapest = best;
  for (let inMonth = month ?? 1; inMonth <= (month ?? 12); inMonth++) {
    const candidate = dayNumber(year, inMonth, day);
    const cost =
      Math.abs(candidate - reference) -
      (known.has(candidate) ? gain : 0) +
      (day > daysInMonth(year, inMonth) ? NO_SUCH_DAY : 0) +
      (weekday !== undefined && weekdayOf(candidate) !== weekday ? misfit : 0);
    if (cost < cheapest.cost) cheapest = { day: candidate, cost };
  }
  return cheapest;
}

function within(from: number, to: number, known: ReadonlySet<number>): number {
  let earliest: number | undefined;
  for (const day of known)
    if (day >= from && day <= to && (earliest === undefined || day < earliest)) earliest = day;
  return earliest ?? Math.floor((from + to) / 2);
}
