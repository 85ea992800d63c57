import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redrawDate } from "./redraw.js";
import { seededDraws } from "./test-date-forms.js";

describe("redrawDate", () => {
  it.each([
    ["13/45", /^(1[3-9]|2\d|3[01])\/(3[2-9]|[4-9]\d)$/],
    ["32nd", /^\d\d(st|nd|rd|th)$/],
    ["13/13/2019", /^(1[3-9]|2\d|3[01])\/(1[3-9]|2\d|3[01])\/20(1[6-9]|2[0-2])$/],
    ["1 Meskerem 2006", /^[2-9] [A-Z][a-z]+ 200[3-9]$/],
    ["Lunedì", /^[A-Z][\w.' ]+$/],
    ["Mondays", /^(Sun|Tues|Wednes|Thurs|Fri|Satur)days$/],
    ["tues", /^(sun|mon|wednes|thurs|fri|satur)day$/],
    ["THU", /^(SUN|MON|TUE|WED|FRI|SAT)$/],
    [
      "late March",
      /^late (January|February|April|May|June|July|August|September|October|November|December)$/,
    ],
    ["Autumn", /^(Spring|Summer|Winter)$/],
    ["FESTA", /^[A-Z][A-Z.' ]+$/],
    ["14-XYZ-2019", /^\d\d-[A-Z]{3}-20\d\d$/],
    ["0/0/00", /^[1-9]\/[1-9]\/0[1-9]$/],
    ["99999", /^[1-9]\d{4}$/],
    ["", /^[A-Z]?[\w.' ]+$/i],
    ["--", /^[\w.' ]+$/i],
  ])("keeps the shape of %s and never the value", (text, shape) => {
    for (let seed = 0; seed < 200; seed++) {
      const drawn = redrawDate(text, seededDraws(seed));
      expect(drawn).toMatch(shape);
      expect(drawn).not.toBe(text);
    }
  });

  it("leaves no number of the original in its place", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(),
        (a, b, seed) => {
          const [left, right] = redrawDate(`${a}/${b}`, seededDraws(seed)).split("/").map(Number);
          expect(left).not.toBe(a);
          expect(right).not.toBe(b);
        },
      ),
    );
  });

  it("is the same for the same stream", () => {
    expect(redrawDate("13/45", seededDraws(5))).toBe(redrawDate("13/45", seededDraws(5)));
  });
});
