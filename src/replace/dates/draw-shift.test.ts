import { describe, expect, it } from "vitest";
import { drawShift, type ShiftRange } from "./draw-shift.js";
import { seededDraws } from "./test-date-forms.js";

/** All shifts of a range, each by its draw. */
function shifts(range?: ShiftRange): number[] {
  let choices = 0;
  const count = (n: number) => {
    choices = n;
    return 0;
  };
  drawShift({ below: count }, range);
  return Array.from({ length: choices }, (_, drawn) => drawShift({ below: () => drawn }, range));
}

describe("drawShift", () => {
  it.each<[string, ShiftRange | undefined, number, number, number]>([
    ["by default, in whole weeks", undefined, 35, 728, 200],
    ["in days", { keepWeekday: false }, 31, 365, 670],
    ["in a range of one's own", { least: 1, most: 10, keepWeekday: false }, 1, 10, 20],
    ["in whole weeks of a wide range", { least: 366, most: 3653 }, 371, 3647, 938],
  ])("gives every shift once, forward and back, %s", (_, range, least, most, count) => {
    const all = shifts(range);
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
    expect(Math.min(...all.map(Math.abs))).toBe(least);
    expect(Math.max(...all)).toBe(most);
    expect(Math.min(...all)).toBe(-most);
    if (range?.keepWeekday !== false) expect(all.every((days) => days % 7 === 0)).toBe(true);
  });

  it("is the same for the same stream and differs between streams", () => {
    const drawn = Array.from({ length: 50 }, (_, seed) => drawShift(seededDraws(seed * 7919)));
    expect(drawShift(seededDraws(7919))).toBe(drawn[1]);
    expect(new Set(drawn).size).toBeGreaterThan(30);
  });

  it.each([{ least: 0 }, { least: 10, most: 5 }, { least: 1, most: 6 }, { most: 30.5 }])(
    "refuses a range without a shift: %o",
    (range) => {
      expect(() => drawShift(seededDraws(1), range)).toThrow(/range of the date shift/);
    },
  );
});
