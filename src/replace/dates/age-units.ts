import { calendarDay, dayNumber, daysInMonth } from "./days.js";

/** What ages are counted in, the longest first. */
export const AGE_UNITS = ["year", "month", "week", "day"] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

/** Whole units from one day to a later one, as an age is told. */
export function unitsBetween(from: number, to: number, unit: AgeUnit): number {
  if (unit === "day" || unit === "week") return Math.floor((to - from) / DAYS[unit]);
  const [first, last] = [calendarDay(from), calendarDay(to)];
  const months = 12 * (last.year - first.year) + last.month - first.month - (last.day < first.day ? 1 : 0);
  return Math.floor(months / MONTHS[unit]);
}

/** The day that lies `count` units later; where its month is too short, the last of the month. */
export function unitsLater(from: number, count: number, unit: AgeUnit): number {
  if (unit === "day" || unit === "week") return from + count * DAYS[unit];
  const { year, month, day } = calendarDay(from);
  const months = 12 * year + month - 1 + count * MONTHS[unit];
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return dayNumber(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, year: 12 } as const;
