import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DateOrder,
  type DateValues,
  formatDate,
  MONTHS,
  ordinalSuffix,
  parseDate,
  WEEKDAYS,
} from "./index.js";

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

interface Form {
  readonly write: (on: Day) => string;
  readonly order?: DateOrder;
  /** Days whose surface leaves the style open: "10/12" is padded and is not. */
  readonly open?: (on: Day) => boolean;
}

const two = (n: number) => String(n).padStart(2, "0");
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const full = (on: Day) => capital(MONTHS[on.month - 1]!.full);
const short = (on: Day) => full(on).slice(0, 3);
const yy = (on: Day) => two(on.year % 100);
const nth = (on: Day) => `${on.day}${ordinalSuffix(on.day)}`;
const weekday = (on: Day) => capital(WEEKDAYS[on.weekday - 1]!.full);
const bothLong = (on: Day) => on.month >= 10 && on.day >= 10;
const isMay = (on: Day) => on.month === 5;

const FORMS: Readonly<Record<string, Form>> = {
  "3/4/2012": { write: (on) => `${on.month}/${on.day}/${on.year}` },
  "03/04/2012": { write: (on) => `${two(on.month)}/${two(on.day)}/${on.year}`, open: bothLong },
  "3-4-12": { write: (on) => `${on.month}-${on.day}-${yy(on)}` },
  "03.04.12": { write: (on) => `${two(on.month)}.${two(on.day)}.${yy(on)}`, open: bothLong },
  "3 / 4 / 2012": { write: (on) => `${on.month} / ${on.day} / ${on.year}` },
  "4/3/2012, European": { write: (on) => `${on.day}/${on.month}/${on.year}`, order: "dmy" },
  "04.03.2012, European": {
    write: (on) => `${two(on.day)}.${two(on.month)}.${on.year}`,
    order: "dmy",
    open: bothLong,
  },
  "2012-03-04": { write: (on) => `${on.year}-${two(on.month)}-${two(on.day)}` },
  "2012/3/4": { write: (on) => `${on.year}/${on.month}/${on.day}`, open: bothLong },
  "20120304": { write: (on) => `${on.year}${two(on.month)}${two(on.day)}` },
  "3/4": { write: (on) => `${on.month}/${on.day}` },
  "03/04": { write: (on) => `${two(on.month)}/${two(on.day)}`, open: bothLong },
  "3/2012": { write: (on) => `${on.month}/${on.year}` },
  "04MAR2012": { write: (on) => `${two(on.day)}${short(on).toUpperCase()}${on.year}` },
  "04mar12": { write: (on) => `${two(on.day)}${short(on).toLowerCase()}${yy(on)}` },
  "04-Mar-12": { write: (on) => `${two(on.day)}-${short(on)}-${yy(on)}` },
  "4 March 2012": { write: (on) => `${on.day} ${full(on)} ${on.year}` },
  "4th of March": { write: (on) => `${nth(on)} of ${full(on)}` },
  "the 4th of March, 2012": { write: (on) => `the ${nth(on)} of ${full(on)}, ${on.year}` },
  "Mar 4, 2012": { write: (on) => `${short(on)} ${on.day}, ${on.year}`, open: isMay },
  "Mar. 04, 2012": {
    // "May" takes no point.
    write: (on) => `${short(on)}${isMay(on) ? "" : "."} ${two(on.day)}, ${on.year}`,
    open: (on) => isMay(on) || on.day >= 10,
  },
  "MARCH 4TH 2012": { write: (on) => `${full(on)} ${nth(on)} ${on.year}`.toUpperCase() },
  "march 4": { write: (on) => `${full(on)} ${on.day}`.toLowerCase() },
  "March 2012": { write: (on) => `${full(on)} ${on.year}` },
  "Mar '12": { write: (on) => `${short(on)} '${yy(on)}`, open: isMay },
  "Sunday, 3/4/12": { write: (on) => `${weekday(on)}, ${on.month}/${on.day}/${yy(on)}` },
  "SUN 04 MAR 2012": {
    write: (on) => `${weekday(on).slice(0, 3)} ${two(on.day)} ${short(on)} ${on.year}`.toUpperCase(),
    open: (on) => isMay(on) || on.day >= 10,
  },
  "Sunday the 4th": { write: (on) => `${weekday(on)} the ${nth(on)}` },
  "3/4/2012 (Sun)": { write: (on) => `${on.month}/${on.day}/${on.year} (${weekday(on).slice(0, 3)})` },
  Sundays: { write: (on) => `${weekday(on)}s` },
  "'12": { write: (on) => `'${yy(on)}` },
  "2012": { write: (on) => String(on.year) },
};

const someDay: fc.Arbitrary<Day> = fc.record({
  year: fc.integer({ min: 1940, max: 2034 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
  weekday: fc.integer({ min: 1, max: 7 }),
});

describe("formatDate", () => {
  for (const [name, { write, order = "mdy", open = () => false }] of Object.entries(FORMS)) {
    it(`gives the surface back and writes any other day in the form ${name}`, () => {
      fc.assert(
        fc.property(someDay, someDay, (on, other) => {
          const surface = write(on);
          const parsed = parseDate(surface, { order });
          expect(parsed).toBeDefined();
          if (!parsed) return;
          const { parts, yearDigits: _, order: __, ...values } = parsed;
          expect(on).toMatchObject(values);
          expect(formatDate(parts, values)).toBe(surface);
          if (!open(on)) expect(formatDate(parts, other)).toBe(write(other));
        }),
      );
    });
  }

  it.each<[string, DateValues, string]>([
    ["14FEB2019", { day: 3, month: 3, year: 2021 }, "03MAR2021"],
    ["3/4", { month: 4, day: 5 }, "4/5"],
    ["the 14th of June", { day: 3, month: 7 }, "the 3rd of July"],
    ["Wednesday, 4/17/94", { weekday: 5, month: 12, day: 2, year: 1994 }, "Friday, 12/2/94"],
    ["JUNE 3RD", { day: 11 }, "JUNE 11TH"],
    ["Sept. 3", { month: 2 }, "Feb. 3"],
    ["Feb. 3", { month: 5 }, "May 3"],
    ["03-May-19", { month: 6 }, "03-Jun-19"],
    ["May 3", { month: 6 }, "June 3"],
    ["Tues 3/4", { weekday: 4, month: 3, day: 6 }, "Thurs 3/6"],
    ["June twenty first", { day: 22 }, "June twenty second"],
    ["FALL of 2017", { season: "winter", year: 2018 }, "WINTER of 2018"],
    ["1980s", { decade: 1990 }, "1990s"],
    ["'80's", { decade: 1970 }, "'70's"],
    ["eighties", { decade: 1970 }, "seventies"],
    ["Christmas 2018", { holiday: "easter", year: 2019 }, "Easter 2019"],
    ["Septmber 9", { day: 10 }, "Septmber 10"],
    ["2/30/19", { day: 3 }, "2/3/19"],
  ])("writes %s anew", (surface, values, expected) => {
    expect(formatDate(parseDate(surface)!.parts, values)).toBe(expected);
  });

  it("refuses values that no date has", () => {
    const { parts } = parseDate("3/4/2012")!;
    expect(() => formatDate(parts, { month: 13 })).toThrow(/month/);
    expect(() => formatDate(parts, { day: 0 })).toThrow(/day/);
    expect(() => formatDate(parseDate("Easter")!.parts, { holiday: "none" })).toThrow(/holiday/);
  });
});
