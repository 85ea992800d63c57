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
    [Number.NaN, "nan"],
  ];
  for (const [value, printed] of cases) expect(significant(value, 4)).toBe(printed);
  expect(significant(0.196, 2)).toBe("0.2");
  expect(significant(0.1839, 2)).toBe("0.18");
});

test("our own figures: fixed decimals, a dash without an answer, and no p-value of 0", () => {
  expect(fixed(0.5)).toBe("0.5000");
  expect(fixed(Number.NaN)).toBe("–");
  expect(percent(1, 8)).toBe("12.50 %");
  expect(percent(0, 0)).toBe("–");
  expect(pValue(0.00001)).toBe("<0.0001");
  expect(pValue(0.0489)).toBe("0.0489");
});
