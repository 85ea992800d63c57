import fc from "fast-check";
import { expect, it } from "vitest";
import { isAgeOver89 } from "./surface.js";
import { rangesWithoutYears, yearsIn } from "./years.js";

const left = (surface: string): string[] =>
  rangesWithoutYears(surface).map(({ start, end }) => surface.slice(start, end));

it.each([
  ["2019 Feb 14", "Feb 14"],
  ["2019-Feb-14", "Feb-14"],
  ["20190214", "0214"],
  ["02142019", "0214"],
  ["021419", "0214"],
  ["980214", "0214"],
  ["201902", "02"],
  ["2012-03", "03"],
  ["2012/03", "03"],
  ["2012 March", "March"],
  ["1998 winter", "winter"],
  ["May 3-June 10, 2019", "May 3-June 10"],
  ["May 3-June 10, 19", "May 3-June 10"],
  ["3 May - 14 June 2019", "3 May - 14 June"],
  ["Feb 14 '19", "Feb 14"],
  ["Feb 14, 19", "Feb 14"],
  ["Feb-14-19", "Feb-14"],
  ["14FEB19", "14FEB"],
  ["3 / 4 / 2012", "3 / 4"],
  ["3/4/'12", "3/4"],
  ["3.4.2012", "3.4"],
  ["98-03-04", "03-04"],
  ["10-98", "10"],
  ["Nov 98", "Nov"],
  ["Nov. of '98", "Nov"],
  ["summer 98", "summer"],
  ["summer of 12", "summer"],
  ["Thanksgiving 2018", "Thanksgiving"],
  ["the 14th of February 2019", "the 14th of February"],
  ["February fourteenth, 2019", "February fourteenth"],
  ["12/25 1999", "12/25"],
  ["Q1 2012", "Q1"],
  ["2012-02-14T10:45", "02-14T10:45"],
  ["3/4-3/8/12", "3/4-3/8"],
])("cuts the year out of %s", (surface, rest) => {
  expect(left(surface)).toEqual([rest]);
});

it.each([
  ["2/14/2019 (Thursday)", ["2/14", "Thursday"]],
  ["04AUG2012 Saturday", ["04AUG", "Saturday"]],
  ["Thursday 2/14/2019, Thursday", ["Thursday 2/14", "Thursday"]],
  ["3/4/2012-3/8/2012", ["3/4", "3/8"]],
  ["3/4/12-3/8/12", ["3/4", "3/8"]],
  ["2019 Feb 14 to 2019 Feb 20", ["Feb 14", "Feb 20"]],
  ["Feb 2018 through May 2019", ["Feb", "May"]],
])("leaves two parts of %s, where a year stood between", (surface, rest) => {
  expect(left(surface)).toEqual(rest);
});

it.each(
  (
    "2012|'98|’98|98|1980s|the 1980s|1990's|'80's|1950S|early 80s|eighties|the nineties|nineteen eighties|" +
    "2012-2013|2012 - 2014|2012-13|1998/99|mid-2012|late 2012|FY2012|between 2012 and 2014"
  ).split("|"),
)("leaves nothing of %s", (surface) => {
  expect(left(surface)).toEqual([]);
});

it.each(
  (
    "14|3/4|Feb 14|14 Feb|May 3-June 10|3 May-14 June|May 3-10|May 3, 10 and 12|Labor Day|Jan-19|2/19|31|0214|" +
    "Thursday the 14th|Tuesdays|winter|10:45"
  ).split("|"),
)("finds no year in %s", (surface) => {
  expect(yearsIn(surface)).toEqual([]);
  expect(left(surface)).toEqual([surface]);
});

it("gives stretches in order, inside the surface, that name no four-digit year", () => {
  const piece = fc.constantFrom(
    ..."2 14 98 2012 1980s '98 / - . , ( ) of the to Feb May fall Thursday T 0214".split(" "),
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
      const surface = pieces.join("").slice(0, 60);
      fc.pre(!/\d{5}/.test(surface));
      let at = 0;
      for (const { start, end } of rangesWithoutYears(surface)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
        if (yearsIn(surface).length > 0)
          expect(surface.slice(start, end)).not.toMatch(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/);
      }
      expect(at).toBeLessThanOrEqual(surface.length);
    }),
    { numRuns: 2000 },
  );
});

it.each(
  "90|92|85-95|88 to 91|1 to 95|late 80s to 90s|90s|90th|ninetieth|ninety nine|one hundred and two|104yo|centenarian|a century".split(
    "|",
  ),
)("an age of %s is over 89", (surface) => {
  expect(isAgeOver89(surface)).toBe(true);
});

it.each("89|54|fifty|80s|89 and 11/12|3 1/2|2 years 95 days|95 weeks|nineteen|eighties".split("|"))(
  "an age of %s is not over 89",
  (surface) => {
    expect(isAgeOver89(surface)).toBe(false);
  },
);
