import { expect, it } from "vitest";
import { withoutDoubted } from "./doubted-outside.js";

/** Labels: outside, B-X, I-X, B-Y, I-Y. Each case: labels found, probabilities, threshold, what is free, labels after. */
const CASES: [string, number[], number[][], number, boolean[], number[] | undefined][] = [
  [
    "a doubted token gets its likeliest type",
    [0, 0],
    [
      [0.6, 0.1, 0, 0.3, 0],
      [1, 0, 0, 0, 0],
    ],
    0.7,
    [true, true],
    [3, 0],
  ],
  ["one that is sure enough stays", [0], [[0.7, 0.3, 0, 0, 0]], 0.7, [true], undefined],
  ["a doubted token in a form stays", [0], [[0.5, 0.3, 0.2, 0, 0]], 0.7, [false], undefined],
  ["what was found stays as it is", [1], [[0.4, 0.6, 0, 0, 0]], 0.7, [true], undefined],
  [
    "a doubted token may go on with a span",
    [1, 0],
    [
      [0, 1, 0, 0, 0],
      [0.5, 0.1, 0.4, 0, 0],
    ],
    0.6,
    [true, true],
    [1, 2],
  ],
];

it.each(CASES)("%s", (_, path, probability, below, free, after) => {
  const given = Uint16Array.from(path);
  const changed = withoutDoubted(given, probability.flat(), 5, below, (t) => free[t] === true);
  expect(changed && [...changed]).toEqual(after);
  expect([...given]).toEqual(path);
});
