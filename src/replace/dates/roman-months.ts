import { readParts } from "../../text/dates/index.js";
import { type ItemPart, literal, type OwnPart } from "./date-item.js";

/** The months as some write them between the numbers of a date: "4/IX/2011". */
export const ROMAN_MONTHS: readonly string[] = "I II III IV V VI VII VIII IX X XI XII".split(" ");

const GAP = "\\s?[-./]\\s?|\\s";
/** Capitals only: "3 x 5" is none. */
const WRITTEN = new RegExp(
  `^(?:(?<weekday>[A-Za-z]{3,9}\\.?)(?<behindWeekday>,?\\s+))?(?<day>\\d{1,2})(?<gap>${GAP})(?<month>${ROMAN_MONTHS.toReversed().join("|")})(?:(?<beforeYear>${GAP})(?<year>\\d{4}|\\d{2}))?$`,
);

/** Is its month written so? */
export function hasRomanMonth(text: string): boolean {
  return WRITTEN.test(text);
}

type Parts = readonly ItemPart[] | undefined;

/** The parts of such a date. Weekday and year are read as in all others. */
export function romanMonthParts(
  text: string,
  weekdayParts: (text: string) => Parts,
  yearParts: (before: string | undefined, text: string | undefined) => Parts,
): Parts {
  const groups = WRITTEN.exec(text)?.groups;
  if (!groups) return undefined;
  const { weekday, behindWeekday = "", gap = "", month = "", beforeYear } = groups;
  const before = weekday === undefined ? [] : weekdayParts(weekday);
  const day = readParts(`${groups.day} March`)?.parts.find(({ kind }) => kind === "day");
  const year = yearParts(beforeYear, groups.year);
  if (!before || !day || !year) return undefined;
  const value = ROMAN_MONTHS.indexOf(month) + 1;
  const write: OwnPart["write"] = (to) => ROMAN_MONTHS[(to.month ?? value) - 1]!;
  const parts = [day, literal(gap), { kind: "month", text: month, value, write } as const, ...year];
  return before.length === 0 ? parts : [...before, literal(behindWeekday), ...parts];
}
