import type { AgeUnit } from "../../dates/age-units.js";

/** Hours and minutes of life are no age that a date of birth could tell. */
export type StatedUnit = AgeUnit | "hour";

/** Between a number and its unit: "4 1/2 months", "6 to 8 weeks", "a five-day-old". */
const BETWEEN = String.raw`^(?:\s*(?:and (?:a half|one[ -]half)|1\/2|½))?(?:\s*(?:-|–|to|or)\s*\d{1,3})?[\s-]*`;
const UNITS = new RegExp(
  `${BETWEEN}(?:(?<month>months?|mos?|mths?|m/o)|(?<week>weeks?|wks?|w/o)|(?<day>days?|d/o)|(?<hour>hours?|hrs?|h|minutes?|mins?))(?![a-z])`,
  "i",
);
const DAY_OF_LIFE = /(?:\bDOL|\bdays?(?: of life)?)\s*#?\s*$/i;

/** What an age is counted in, by the words beside it: years where they say nothing. */
export function unitOf(before: string, after: string): StatedUnit {
  const { month, week, day, hour } = UNITS.exec(after)?.groups ?? {};
  if (month) return "month";
  if (week) return "week";
  if (hour) return "hour";
  return day || DAY_OF_LIFE.test(before) ? "day" : "year";
}

/** Whether "an" stands before this number, and not "a". */
export function takesAn(age: number): boolean {
  return age === 8 || age === 11 || age === 18 || (age >= 80 && age <= 89);
}
