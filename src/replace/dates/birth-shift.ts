import { type AgeUnit, unitsBetween, unitsLater } from "./age-units.js";
import type { DateContext } from "./context.js";
import { calendarDay, dayNumber, daysInMonth } from "./days.js";
import { resolveItems } from "./resolve.js";

/** A date of birth: the day it stands for, and what it tells of it. */
export interface Birth {
  readonly day: number;
  readonly tells: "day" | "month" | "year";
}

/** An age that a date of birth makes on one or more of a note's days. */
export interface AgeFact {
  readonly unit: AgeUnit;
  readonly age: number;
  readonly days: readonly number[];
}

/** What the date that starts at `at` tells where it is one of birth; elsewhere a full date may name the same day. */
export function birthAt(context: DateContext, at: number): Birth | undefined {
  const items = context.reads.get(at)?.items;
  const values = items?.[0]?.values;
  if (items === undefined || values?.year === undefined || values.season !== undefined) return undefined;
  const tells = values.month === undefined ? "year" : values.day === undefined ? "month" : "day";
  if (!context.births.has(at) && (tells !== "day" || items.length > 1)) return undefined;
  const [day] = resolveItems(items, context, at);
  return day === undefined ? undefined : { day, tells };
}

/** The ages of somebody born then on these days: two on a day before which the birthday may be or not. */
export function agesOn(birth: Birth, days: readonly number[], unit: AgeUnit): Set<number> {
  const ages = new Set<number>();
  const [first, last] = boundsOf(birth);
  for (const day of days) {
    const most = unitsBetween(first, day, unit);
    for (let age = Math.max(0, unitsBetween(last, day, unit)); age <= most; age++) ages.add(age);
  }
  return ages;
}

function boundsOf({ day, tells }: Birth): readonly [first: number, last: number] {
  if (tells === "day") return [day, day];
  const { year, month } = calendarDay(day);
  if (tells === "year") return [dayNumber(year, 1, 1), dayNumber(year, 12, 31)];
  return [dayNumber(year, month, 1), dayNumber(year, month, daysInMonth(year, month))];
}

/** By how much ages move. */
export interface AgeStep {
  readonly unit: AgeUnit;
  readonly step: number;
}

const aimOf = (birth: Birth, shift: number, { unit, step }: AgeStep): number =>
  unitsLater(birth.day + shift, -step, unit);

/** A date of birth that moves by fewer days still tells the true one. */
const LEAST_DAYS = 28;

/** How many days the shift and the step leave a date of birth too near to where it was. */
export function daysTooNear(birth: Birth, shift: number, by: AgeStep): number {
  const aim = aimOf(birth, shift, by);
  if (birth.tells === "day") return Math.max(0, LEAST_DAYS - Math.abs(aim - birth.day));
  const [first, last] = boundsOf(birth);
  return aim >= first && aim <= last ? LEAST_DAYS : 0;
}

/** Leap days may carry a birthday past the visit; a month or year alone may become the one before or after. */
const BESIDE = [0, -1, 1, -2, 2, -3, 3, -30, 30, -365, 365];

/**
 * By how many days a date of birth moves where visits move by `shift` and ages by `step`: such that it makes the facts'
 * new ages, or as many of them as can be, and never says the same again.
 */
export function birthShift(birth: Birth, shift: number, by: AgeStep, facts: readonly AgeFact[]): number {
  const aim = aimOf(birth, shift, by);
  const [first, last] = boundsOf(birth);
  let best = { day: aim, kept: -1 };
  for (const beside of BESIDE) {
    const day = aim + beside;
    if (day >= first && day <= last) continue;
    const kept = facts.filter(({ age, days }) =>
      days.some((seen) => agesOn({ ...birth, day }, [seen + shift], by.unit).has(age + by.step)),
    ).length;
    if (kept > best.kept) best = { day, kept };
    if (kept === facts.length) break;
  }
  return best.day - birth.day;
}
