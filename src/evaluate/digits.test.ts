import { expect, test } from "vitest";
import { fixed, percent, pValue, significant } from "./digits.js";

test("significant digits print as Python's {:.4} does", () => {
  const cases: [number, string][] = [
    [0.725, "0.725"],
    [0.78742, "0.7874"],
    [1, "1.0"],
    [0, "0.0"],
    [0.5, "0.5"],
    [0.99995, "1.0"],
    [0.012345, "0.01235"],
    [0.00001234, "1.234e-05"],
    [1234.5, "1.234e+03"],
    [Number.NaN, "nan"],
  ];
  for (const [value, printed] of cases) expect(significant(value, 4)).toBe(printed);
  expect(significant(0.196, 2)).toBe("0.2");
  expect(significant(0.1839, 2)).toBe("0.18");
});

test("a tie goes to the even digit, as in Python", () => {
  const cases: [number, number, string][] = [
    [0.28125, 4, "0.2812"],
    [0.21875, 4, "0.2188"],
    [0.40625, 4, "0.4062"],
    [-0.28125, 4, "-0.2812"],
    [0.125, 2, "0.12"],
    [0.375, 2, "0.38"],
    [0.0625, 2, "0.062"],
    [0.28125000000000006, 4, "0.2813"],
    [0.995, 2, "0.99"], // a little under the tie in binary
  ];
  for (const [value, digits, printed] of cases) expect(significant(value, digits)).toBe(printed);
});

test("our own figures: fixed decimals, a dash without an answer, and no p-value of 0", () => {
  expect(fixed(0.5)).toBe("0.5000");
  expect(fixed(Number.NaN)).toBe("–");
  expect(percent(1, 8)).toBe("12.50 %");
  expect(percent(0, 0)).toBe("–");
  expect(pValue(0.00001)).toBe("<0.0001");
  expect(pValue(0.0489)).toBe("0.0489");
});
