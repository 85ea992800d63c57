import { describe, expect, it } from "vitest";
import { HOLIDAYS } from "../../text/dates/index.js";
import { calendarDay, dayNumber, weekdayOf } from "./days.js";
import { FEAST_NAMES } from "./feast-names.js";
import {
  COMMON_FEASTS,
  feastDay,
  feastName,
  feastNamed,
  feastsLike,
  nearestFeast,
  otherFeastName,
} from "./feasts.js";
import { shiftDate } from "./shift.js";

it("counts days as the calendar does", () => {
  for (let number = dayNumber(1899, 1, 1), last = 0; number < dayNumber(2101, 1, 1); number++) {
    const { year, month, day } = calendarDay(number);
    expect(dayNumber(year, month, day)).toBe(number);
    expect(day === last + 1 || day === 1).toBe(true);
    last = day;
  }
  expect(weekdayOf(dayNumber(2019, 2, 14))).toBe(4);
  expect(weekdayOf(dayNumber(2000, 1, 1))).toBe(6);
  expect(dayNumber(2000, 3, 1) - dayNumber(2000, 2, 28)).toBe(2);
  expect(dayNumber(1900, 3, 1) - dayNumber(1900, 2, 28)).toBe(1);
  expect(calendarDay(dayNumber(2019, 2, 30))).toEqual({ year: 2019, month: 3, day: 2 });
});

describe("feasts", () => {
  it.each([
    ["easter", 1954, 4, 18],
    ["easter", 1981, 4, 19],
    ["easter", 1994, 4, 3],
    ["easter", 2008, 3, 23],
    ["easter", 2011, 4, 24],
    ["easter", 2024, 3, 31],
    ["ash-wednesday", 2014, 3, 5],
    ["good-friday", 2005, 3, 25],
    ["thanksgiving", 2018, 11, 22],
    ["black-friday", 2019, 11, 29],
    ["memorial-day", 2021, 5, 31],
    ["labor-day", 1982, 9, 6],
    ["mothers-day", 2020, 5, 10],
    ["martin-luther-king-day", 2023, 1, 16],
    ["election-day", 2022, 11, 8],
    ["eid-al-fitr", 2024, 4, 10],
    ["eid-al-adha", 2015, 9, 24],
  ])("puts %s %i on %i/%i, Islamic ones to two days", (key, year, month, day) => {
    const off = Math.abs(feastDay(key, year)! - dayNumber(year, month, day));
    expect(off).toBeLessThanOrEqual(key.startsWith("eid") ? 2 : 0);
  });

  it("knows when every feast falls that it or the grammar can name", () => {
    for (const key of [...Object.keys(HOLIDAYS), ...Object.keys(FEAST_NAMES)]) {
      const day = feastDay(key, 2020);
      expect(day, key).toBeDefined();
      expect(calendarDay(day!).year, key).toBe(2020);
    }
    for (const [key, names] of Object.entries(FEAST_NAMES))
      for (const name of names) expect(feastNamed(name.toUpperCase()), name).toBe(key);
    for (const key of COMMON_FEASTS) expect(HOLIDAYS[key], key).toBeDefined();
  });

  it("finds the common feast nearest to a day, over the turn of the year too", () => {
    expect(nearestFeast(dayNumber(2019, 12, 30), 2019)).toEqual({
      key: "new-years-eve",
      day: dayNumber(2019, 12, 31),
    });
    expect(nearestFeast(dayNumber(2020, 1, 5), 2020).key).toBe("new-years");
    expect(nearestFeast(dayNumber(2020, 7, 20), 2020).key).toBe("independence-day");
    // Named more often, so it draws farther than Veterans' Day.
    expect(nearestFeast(dayNumber(2020, 11, 17), 2020).key).toBe("thanksgiving");
  });
});

it("moves a feast to a common one, or to one that is as well known", () => {
  const passover = dayNumber(2019, 4, 12);
  const everyFeast = feastsLike("passover", false);
  expect(nearestFeast(passover, 2019).key).toBe("easter");
  expect(nearestFeast(passover, 2019, everyFeast).key).toBe("passover");
  for (const key of everyFeast) expect(feastNamed(feastName(key))).toBe(key);
  for (const key of feastsLike("advent", true)) expect(feastNamed(otherFeastName(key) ?? "")).toBe(key);
  expect(shiftDate("Yom Kippur 2018", 12)).toBe("Halloween 2018");
  expect(shiftDate("Yom Kippur 2018", 8, { likeFeast: true })).toBe("Sukkot 2018");
  expect(shiftDate("Thanksgiving 2018", 30, { likeFeast: true })).toBe("Christmas 2018");
  expect(shiftDate("Candlemas 2018", 315)).toBe("Christmas 2018");
  expect(shiftDate("Candlemas 2018", 315, { likeFeast: true })).toBe("Saint Lucy's Day 2018");
  expect(shiftDate("ADVENT", 20, { likeFeast: true })).toMatch(/^(?:NEW YEAR|EPIPHANY)$/);
});

it.each(["Christmas", "Lent", "Ramadan", "New Year's", "Nowruz 2018"])(
  "%s never stays, by few days neither",
  (feast) => {
    for (let days = -12; days <= 12; days++)
      for (const likeFeast of [true, false]) expect(shiftDate(feast, days, { likeFeast })).not.toBe(feast);
  },
);
