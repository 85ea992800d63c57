import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, HOLIDAYS, MONTHS, parseDate, WEEKDAYS } from "./index.js";

describe("parseDate", () => {
  it("reads the US order unless the numbers allow only another", () => {
    expect(parseDate("3/4/2012")).toMatchObject({ month: 3, day: 4, year: 2012, order: "mdy" });
    expect(parseDate("25/12/2019")).toMatchObject({ month: 12, day: 25, year: 2019, order: "dmy" });
    expect(parseDate("2019-02-14")).toMatchObject({ month: 2, day: 14, year: 2019, order: "ymd" });
    expect(parseDate("98-03-04")).toMatchObject({ month: 3, day: 4, year: 1998, order: "ymd" });
  });

  it("reads the order it is asked for where the numbers leave a choice", () => {
    expect(parseDate("3/4/2012", { order: "dmy" })).toMatchObject({ month: 4, day: 3, order: "dmy" });
    expect(parseDate("3/25/2012", { order: "dmy" })).toMatchObject({ month: 3, day: 25, order: "mdy" });
    expect(parseDate("04-03-02", { order: "ymd" })).toMatchObject({ year: 2004, month: 3, day: 2 });
  });

  it("takes typing errors that no calendar has, but no month 13 and no day 32", () => {
    expect(parseDate("2/30")).toMatchObject({ month: 2, day: 30 });
    for (const wrong of ["13/13/2019", "0/5", "14/32/12", "32nd", "20191345"])
      expect(parseDate(wrong)).toBeUndefined();
  });

  it("expands two-digit years by the pivot and remembers the digits", () => {
    expect(parseDate("4/17/94")).toMatchObject({ year: 1994, yearDigits: 2 });
    expect(parseDate("4/17/24")).toMatchObject({ year: 2024, yearDigits: 2 });
    expect(parseDate("4/17/24", { pivot: 2020 })).toMatchObject({ year: 1924 });
    expect(parseDate("'80s")).toMatchObject({ decade: 1980 });
    expect(parseDate("4/17/1994")).toMatchObject({ year: 1994, yearDigits: 4 });
  });

  it("reads month and year where a day is impossible or when asked", () => {
    expect(parseDate("3/98")).toMatchObject({ month: 3, year: 1998 });
    expect(parseDate("2/2019")).toMatchObject({ month: 2, year: 2019 });
    expect(parseDate("02/19")).toMatchObject({ month: 2, day: 19 });
    expect(parseDate("02/19", { partial: "month-year" })).toMatchObject({ month: 2, year: 2019 });
    expect(parseDate("May 2019")).toMatchObject({ month: 5, year: 2019 });
  });

  it.each([
    ["the 14th of June", { day: 14, month: 6 }],
    ["fourteenth of June, 2011", { day: 14, month: 6, year: 2011 }],
    ["Wednesday, 4/17/94", { weekday: 3, month: 4, day: 17, year: 1994 }],
    ["4/17/94 (Wed)", { weekday: 3, month: 4, day: 17, year: 1994 }],
    ["14FEB2019", { day: 14, month: 2, year: 2019 }],
    ["Sept. 3rd, '11", { month: 9, day: 3, year: 2011 }],
    ["Septmber 9", { month: 9, day: 9 }],
    ["June twenty first", { month: 6, day: 21 }],
    ["fall of 2017", { season: "fall", year: 2017 }],
    ["autumn", { season: "fall" }],
    ["New Year’s Eve 2011", { holiday: "new-years-eve", year: 2011 }],
    ["1990's", { decade: 1990 }],
    ["Tuesdays", { weekday: 2 }],
    ["3rd", { day: 3 }],
    ["5, 2019", { day: 5, year: 2019 }],
    ["1998", { year: 1998 }],
    ["20190214", { year: 2019, month: 2, day: 14 }],
    ["02142019", { year: 2019, month: 2, day: 14 }],
  ])("reads %s", (surface, values) => {
    expect(parseDate(surface)).toMatchObject(values);
  });

  it("knows every spelling of its vocabulary", () => {
    for (const [at, month] of MONTHS.entries())
      for (const name of [
        month.full,
        month.three,
        month.customary,
        ...month.abbreviations,
        ...month.misspelled,
      ])
        expect(parseDate(`${name} 3, 2012`)).toMatchObject({ month: at + 1, day: 3 });
    for (const [at, day] of WEEKDAYS.entries())
      for (const name of [day.full, day.three, day.customary, ...day.abbreviations, ...day.misspelled])
        expect(parseDate(`${name}, 3/4/12`)).toMatchObject({ weekday: at + 1, month: 3 });
    for (const [key, names] of Object.entries(HOLIDAYS))
      for (const name of names) expect(parseDate(name)).toMatchObject({ holiday: key });
  });

  it("reads every holiday with its year, and keeps the year's words apart from the holiday's", () => {
    for (const [key, names] of Object.entries(HOLIDAYS)) {
      for (const name of names) {
        for (const [link, year] of [
          [" ", "2017"],
          [" of ", "2017"],
          [", ", "2017"],
          [" '", "17"],
          [" ’", "17"],
          [" of '", "17"],
        ] as const) {
          const parsed = parseDate(name + link + year);
          expect(parsed).toMatchObject({ holiday: key, year: 2017 });
          expect(parsed?.parts.map(({ text }) => text)).toEqual([name, link, year]);
          expect(parsed && formatDate(parsed.parts, { year: 2018 })).toBe(
            name + link + (year === "17" ? "18" : "2018"),
          );
        }
      }
    }
    expect(parseDate("Monday, Christmas of 2017")).toMatchObject({ weekday: 1, holiday: "christmas" });
    expect(formatDate(parseDate("Christmas'17")?.parts ?? [], { holiday: "easter" })).toBe("Easter'17");
  });

  it("refuses a date with two weekdays that differ, and takes the same one twice", () => {
    expect(parseDate("Mon, May 14, 2019 (Tue)")).toBeUndefined();
    expect(parseDate("Tues, May 14, 2019 (Tuesday)")).toMatchObject({ weekday: 2, month: 5, day: 14 });
  });

  it("is no date where words only begin like one", () => {
    for (const other of ["Marked 3", "Decadron 4", "monthly", "summery 2012", "", "x".repeat(200)])
      expect(parseDate(other)).toBeUndefined();
  });

  it("keeps every character of whatever it takes for a date", () => {
    const piece = fc.constantFrom(
      ..."1 2 12 14 31 03 98 2019 / - . , ' of the st th rd Feb May MARCH monday Sat. fall winter s 80".split(
        " ",
      ),
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
        const surface = pieces.join("");
        const parsed = parseDate(surface);
        if (parsed) expect(parsed.parts.map((part) => part.text).join("")).toBe(surface);
      }),
      { numRuns: 3000 },
    );
  });
});
