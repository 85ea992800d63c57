import { describe, expect, it } from "vitest";
import { binomialAtMost, hypergeometricAtMost, sampleSize, upperBound } from "./bound.js";

describe("sampleSize, endless population", () => {
  // By hand: without a leak the least n with (1 - bound)^n <= 1 - confidence, ln 0.05 / ln 0.99 = 298.07.
  it.each([
    [0.01, 0.95, 0, 299],
    [0.01, 0.99, 0, 459],
    [0.05, 0.95, 0, 59],
    [0.05, 0.9, 0, 45],
    [0.1, 0.95, 0, 29],
    [0.001, 0.95, 0, 2995],
    [0.5, 0.5, 0, 1],
    [0.01, 0.95, 1, 473],
    [0.01, 0.95, 2, 628],
    [0.05, 0.95, 1, 93],
  ])("a bound of %d at %d with %i leaks takes %i notes", (bound, confidence, allowed, notes) => {
    expect(sampleSize({ bound, confidence, allowed }, Infinity)).toBe(notes);
    expect(binomialAtMost(allowed, notes, bound)).toBeLessThanOrEqual(1 - confidence + 1e-9);
    if (notes > allowed + 1)
      expect(binomialAtMost(allowed, notes - 1, bound)).toBeGreaterThan(1 - confidence);
  });
});

describe("sampleSize, notes that can be counted", () => {
  // By hand. 20 notes, no leak allowed at all (bound 0.01): one leaky note must be met with 19 of 20, 1/20 = 0.05.
  // 10 notes, bound 0.1: two leaky ones; missed with chance (10-n)(9-n)/90, <= 0.05 first at n = 8 (2/90).
  // 5 notes, bound 0.2, 60 %: two leaky ones; (5-n)(4-n)/20 <= 0.4 first at n = 2 (6/20).
  it.each([
    [20, 0.01, 0.95, 0, 19],
    [20, 0.01, 0.96, 0, 20],
    [10, 0.1, 0.95, 0, 8],
    [5, 0.2, 0.6, 0, 2],
    [1, 0.01, 0.95, 0, 1],
    [100, 0.07, 0.95, 0, 31],
  ])("%i notes, bound %d at %d, %i leaks: %i", (population, bound, confidence, allowed, notes) => {
    expect(sampleSize({ bound, confidence, allowed }, population)).toBe(notes);
  });

  it("takes fewer notes than an endless population and comes to the same for a large one", () => {
    const claim = { bound: 0.01, confidence: 0.95, allowed: 0 };
    expect(sampleSize(claim, 1000)).toBeLessThan(299);
    expect(sampleSize(claim, 10_000_000)).toBe(299);
  });

  it("refuses a bound that more leaks are allowed than it lets stand", () => {
    expect(() => sampleSize({ bound: 0.01, confidence: 0.95, allowed: 1 }, 50)).toThrow(/no sample of 50/);
  });
});

describe("upperBound", () => {
  // By hand: no leak among n leaves 1 - (1 - confidence)^(1/n). One among two: 1 - p^2 = 0.05.
  it.each([
    [0, 299, 0.95, 1 - 0.05 ** (1 / 299)],
    [0, 1, 0.95, 0.95],
    [1, 2, 0.95, Math.sqrt(0.95)],
    [3, 3, 0.95, 1],
    [1, 100, 0.95, 0.0466],
    [5, 100, 0.95, 0.1023],
  ])("%i leaks in %i notes at %d, endless: %d", (leaks, drawn, confidence, share) => {
    expect(upperBound(leaks, drawn, confidence, Infinity)).toBeCloseTo(share, 4);
  });

  it.each([
    // 19 of 20 read, none leaks: one leaky note is ruled out at 0.95 (chance 0.05), so none is left.
    [0, 19, 0.95, 20, 0],
    [0, 18, 0.95, 20, 1 / 20],
    // All read: what was found is what there is.
    [0, 20, 0.95, 20, 0],
    [3, 20, 0.95, 20, 3 / 20],
    // 8 of 10, none leaks: two leaky notes are missed with 2/90, one with 2/10.
    [0, 8, 0.95, 10, 1 / 10],
    [10, 10, 0.95, 10, 1],
  ])("%i leaks in %i notes at %d of %i: %d", (leaks, drawn, confidence, population, share) => {
    expect(upperBound(leaks, drawn, confidence, population)).toBeCloseTo(share, 12);
  });

  it.each([50, 500, 1234, 100_000])("bears out the sample that was drawn for it (%i notes)", (population) => {
    for (const allowed of [0, 1]) {
      const claim = { bound: 0.05, confidence: 0.95, allowed };
      const drawn = sampleSize(claim, population);
      expect(upperBound(allowed, drawn, 0.95, population)).toBeLessThanOrEqual(0.05);
      expect(upperBound(allowed + 1, drawn, 0.95, population)).toBeGreaterThan(0.05);
    }
  });
});

it("adds up to one and equals counting by hand", () => {
  // 5 notes, 2 leaky, 2 drawn: of 10 pairs 3 hold no leak, 9 at most one.
  expect(hypergeometricAtMost(0, 2, 2, 5)).toBeCloseTo(0.3, 12);
  expect(hypergeometricAtMost(1, 2, 2, 5)).toBeCloseTo(0.9, 12);
  expect(hypergeometricAtMost(2, 2, 2, 5)).toBe(1);
  // 4 drawn of 5 with 2 leaky: at least one is met.
  expect(hypergeometricAtMost(0, 4, 2, 5)).toBe(0);
  expect(binomialAtMost(1, 3, 0.5)).toBeCloseTo(0.5, 12);
});
