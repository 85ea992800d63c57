import { expect, it } from "vitest";
import { binomialUpperTail } from "./binomial-tail.js";

it.each([
  [0, 10, 0.3, 1],
  [1, 1, 0.3, 0.3],
  [1, 10, 0.1, 1 - 0.9 ** 10],
  [2, 3, 0.5, 0.5],
  [10, 10, 0.5, 0.5 ** 10],
  [11, 10, 0.5, 0],
  [3, 10, 0, 0],
  [3, 10, 1, 1],
])("at least %i of %i, each with %f: %f", (atLeast, all, likely, expected) => {
  expect(binomialUpperTail(atLeast, all, likely)).toBeCloseTo(expected, 12);
});
