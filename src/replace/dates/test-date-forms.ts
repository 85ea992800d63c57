import fc from "fast-check";
import { seededRandom } from "../../random.js";
import { type DateOrder, MONTHS, ORDINAL_WORDS, ordinalSuffix, WEEKDAYS } from "../../text/dates/index.js";
import type { Draws } from "../draws.js";
import { type CalendarDay, calendarDay, dayNumber, weekdayOf } from "./days.js";
import { ROMAN_MONTHS } from "./roman-months.js";

/** A way to write a full date. */
export interface FullForm {
  readonly write: (on: CalendarDay) => string;
  readonly order?: DateOrder;
  /** Days whose surface leaves the style open: "10/12/2012" is padded and is not. */
  readonly open?: (on: CalendarDay) => boolean;
}

const two = (n: number) => String(n).padStart(2, "0");
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const full = (on: CalendarDay) => capital(MONTHS[on.month - 1]!.full);
const short = (on: CalendarDay) => full(on).slice(0, 3);
const yy = (on: CalendarDay) => two(on.year % 100);
const nth = (on: CalendarDay) => `${on.day}${ordinalSuffix(on.day)}`;
const weekday = (on: CalendarDay) =>
  capital(WEEKDAYS[weekdayOf(dayNumber(on.year, on.month, on.day)) - 1]!.full);
const bothLong = (on: CalendarDay) => on.month >= 10 && on.day >= 10;
const longDay = (on: CalendarDay) => on.day >= 10;
const isMay = (on: CalendarDay) => on.month === 5;

export const FULL_FORMS: Readonly<Record<string, FullForm>> = {
  "3/4/2012": { write: (on) => `${on.month}/${on.day}/${on.year}` },
  "03/04/2012": { write: (on) => `${two(on.month)}/${two(on.day)}/${on.year}`, open: bothLong },
  "3/4/12": { write: (on) => `${on.month}/${on.day}/${yy(on)}` },
  "3-4-12": { write: (on) => `${on.month}-${on.day}-${yy(on)}` },
  "03.04.12": { write: (on) => `${two(on.month)}.${two(on.day)}.${yy(on)}`, open: bothLong },
  "3 / 4 / 2012": { write: (on) => `${on.month} / ${on.day} / ${on.year}` },
  "4/3/2012, day first": { write: (on) => `${on.day}/${on.month}/${on.year}`, order: "dmy" },
  "04.03.12, day first": {
    write: (on) => `${two(on.day)}.${two(on.month)}.${yy(on)}`,
    order: "dmy",
    open: bothLong,
  },
  "2012-03-04": { write: (on) => `${on.year}-${two(on.month)}-${two(on.day)}` },
  "2012/3/4": { write: (on) => `${on.year}/${on.month}/${on.day}`, open: bothLong },
  "20120304": { write: (on) => `${on.year}${two(on.month)}${two(on.day)}` },
  "03042012": { write: (on) => `${two(on.month)}${two(on.day)}${on.year}` },
  "2012-03-04T10:30:00Z": { write: (on) => `${on.year}-${two(on.month)}-${two(on.day)}T10:30:00Z` },
  "20120304143000": { write: (on) => `${on.year}${two(on.month)}${two(on.day)}143000` },
  "3/4/12 14:30": { write: (on) => `${on.month}/${on.day}/${yy(on)} 14:30` },
  "04MAR2012": { write: (on) => `${two(on.day)}${short(on).toUpperCase()}${on.year}` },
  "04mar12": { write: (on) => `${two(on.day)}${short(on).toLowerCase()}${yy(on)}` },
  "04-Mar-12": { write: (on) => `${two(on.day)}-${short(on)}-${yy(on)}` },
  "04/III/2012": { write: (on) => `${two(on.day)}/${ROMAN_MONTHS[on.month - 1]}/${on.year}`, open: longDay },
  "4.III.12": { write: (on) => `${on.day}.${ROMAN_MONTHS[on.month - 1]}.${yy(on)}` },
  "4 March 2012": { write: (on) => `${on.day} ${full(on)} ${on.year}` },
  "the 4th of March, 2012": { write: (on) => `the ${nth(on)} of ${full(on)}, ${on.year}` },
  "March fourth, 2012": { write: (on) => `${full(on)} ${ORDINAL_WORDS[on.day]}, ${on.year}` },
  "Mar 4, 2012": { write: (on) => `${short(on)} ${on.day}, ${on.year}`, open: isMay },
  "MARCH 4TH 2012": { write: (on) => `${full(on)} ${nth(on)} ${on.year}`.toUpperCase() },
  "march 4 '12": { write: (on) => `${full(on).toLowerCase()} ${on.day} '${yy(on)}` },
  "Sunday, 3/4/12": { write: (on) => `${weekday(on)}, ${on.month}/${on.day}/${yy(on)}` },
  "Sunday, March 4, 2012": { write: (on) => `${weekday(on)}, ${full(on)} ${on.day}, ${on.year}` },
  "Su 3/4/12": { write: (on) => `${weekday(on).slice(0, 2)} ${on.month}/${on.day}/${yy(on)}` },
  "3/4/2012 (Sun)": { write: (on) => `${on.month}/${on.day}/${on.year} (${weekday(on).slice(0, 3)})` },
};

/** Far enough from the pivot that a two-digit year is still the same one after a shift of a year. */
export const someDay: fc.Arbitrary<number> = fc.integer({
  min: dayNumber(1940, 1, 1),
  max: dayNumber(2033, 12, 31),
});
export const someShift: fc.Arbitrary<number> = fc.integer({ min: -365, max: 365 });

export function writtenOn(form: FullForm, day: number): string {
  return form.write(calendarDay(day));
}

/** Draws from a seed, as a key's stream would give them. */
export function seededDraws(seed: number): Draws {
  const random = seededRandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  return { below, pick: (list) => list[below(list.length)]! };
}
