import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePointMap, fromCodePoints, toCodePoints } from "./code-points.js";

describe("code-point offsets", () => {
  it("are the UTF-16 offsets when nothing is astral", () => {
    expect(toCodePoints("naïve", [0, 3, 5])).toEqual([0, 3, 5]);
    expect(fromCodePoints("naïve", [0, 3, 5])).toEqual([0, 3, 5]);
  });

  it("count a surrogate pair once, in any order of offsets", () => {
    const text = "a😀b😀";
    expect(toCodePoints(text, [6, 0, 4, 3, 1])).toEqual([4, 0, 3, 2, 1]);
    expect(fromCodePoints(text, [4, 0, 3, 2, 1])).toEqual([6, 0, 4, 3, 1]);
  });

  it("leave offsets outside the text outside", () => {
    const text = "😀";
    expect(fromCodePoints(text, [2])[0]).toBeGreaterThan(text.length);
    expect(fromCodePoints(text, [-1])[0]).toBeLessThan(0);
  });

  it("agree with counting one code point after another", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const map = codePointMap(text);
        let units = 0;
        let points = 0;
        for (const character of [...text, ""]) {
          expect(map.toCodePoint(units)).toBe(points);
          expect(map.fromCodePoint(points)).toBe(units);
          units += character.length;
          points++;
        }
      }),
    );
  });

  it("count a lone surrogate as one code point", () => {
    expect(toCodePoints("\ud83dx😀", [1, 2, 4])).toEqual([1, 2, 3]);
  });
});
