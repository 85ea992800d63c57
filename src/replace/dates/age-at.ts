import { ageIn, type DateContext } from "./context.js";
import { calendarDay } from "./days.js";

/**
 * Whether an age is what a birth date of the note makes it on one of the note's days. Such an age has to stay where
 * dates are shifted: birth date and visit move by the same days, so that they still make it.
 */
export function ageFitsBirth(surface: string, { births, days, anchor }: DateContext): boolean {
  const age = ageIn(surface);
  const born = days.filter(({ at }) => births.has(at)).map(({ day }) => day);
  if (born.length === 0 || Number.isNaN(age)) return false;
  const seen = days.filter(({ at }) => !births.has(at)).map(({ day }) => day);
  const all = anchor === undefined ? seen : [...seen, anchor];
  return born.some((birth) => all.some((day) => yearsBetween(birth, day) === age));
}

function yearsBetween(from: number, to: number): number {
  const [birth, day] = [calendarDay(from), calendarDay(to)];
  const isBefore = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return day.year - birth.year - (isBefore ? 1 : 0);
}
