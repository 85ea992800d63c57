/**
 * Days as whole numbers: 1 is the first of January of the year 1, by today's calendar carried back. Intervals
 * are then differences, and no clock or time zone comes in.
 */

export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

function daysBeforeMonth(year: number, month: number): number {
  return BEFORE_MONTH[month - 1]! + (month > 2 && isLeap(year) ? 1 : 0);
}

/** A day past the end of its month runs on into the next: 30 February is 1 or 2 March. */
export function dayNumber(year: number, month: number, day: number): number {
  return daysBeforeYear(year) + daysBeforeMonth(year, month) + day;
}

export function calendarDay(number: number): CalendarDay {
  let year = Math.floor((number - 1) / 365.2425) + 1;
  while (daysBeforeYear(year) >= number) year--;
  while (daysBeforeYear(year + 1) < number) year++;
  const inYear = number - daysBeforeYear(year);
  let month = 12;
  while (daysBeforeMonth(year, month) >= inYear) month--;
  return { year, month, day: inYear - daysBeforeMonth(year, month) };
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(number: number): number {
  return modulo(number - 1, 7) + 1;
}

export function moveWeekday(weekday: number, days: number): number {
  return modulo(weekday - 1 + days, 7) + 1;
}

export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
