import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random.js";
import { bootstrapIntervals } from "./bootstrap.js";
import { approximateRandomisation } from "./randomisation.js";

const ratio = (sum: Float64Array): number => (sum[0] as number) / (sum[1] as number);
const row = (right: number, all: number): Float64Array => Float64Array.of(right, all);

test("p comes near the exact value that all 2^n exchanges give", () => {
  const a = [8, 7, 9, 6, 8, 5, 9, 7].map((right) => row(right, 10));
  const b = [9, 9, 8, 8, 9, 8, 9, 9].map((right) => row(right, 10));
  const seen = Math.abs(ratio(sum(b)) - ratio(sum(a)));
  let extreme = 0;
  for (let mask = 0; mask < 2 ** a.length; mask++) {
    const left = a.map((mine, i) => (mask & (1 << i) ? (b[i] as Float64Array) : mine));
    const right = b.map((mine, i) => (mask & (1 << i) ? (a[i] as Float64Array) : mine));
    if (Math.abs(ratio(sum(left)) - ratio(sum(right))) >= seen - 1e-12) extreme++;
  }
  const exact = extreme / 2 ** a.length;
  const [tested] = approximateRandomisation(a, b, [ratio], { random: seededRandom(5) });
  expect(Math.abs((tested?.p as number) - exact)).toBeLessThan(0.01);
  expect(tested?.difference).toBeCloseTo(0.125, 10);
});

function sum(rows: readonly Float64Array[]): Float64Array {
  return rows.reduce((all, each) => all.map((value, i) => value + (each[i] as number)));
}

test("equal systems have p = 1, and the same seed gives the same p", () => {
  const a = [row(1, 2), row(2, 2), row(0, 3)];
  expect(approximateRandomisation(a, a, [ratio], { random: seededRandom(1), shuffles: 99 })[0]?.p).toBe(1);
  const b = [row(2, 2), row(2, 2), row(1, 3)];
  const run = (seed: number) =>
    approximateRandomisation(a, b, [ratio], { random: seededRandom(seed), shuffles: 999 })[0]?.p;
  expect(run(4)).toBe(run(4));
});

test("p is at least 1 / (shuffles + 1), at most 1, and the same for A against B as for B against A", () => {
  const rows = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(rows, fc.nat(), (counts, seed) => {
      const a = counts.map(([right]) => row(right, 10));
      const b = counts.map(([, right]) => row(right, 10));
      const p = (x: Float64Array[], y: Float64Array[]) =>
        approximateRandomisation(x, y, [ratio], { random: seededRandom(seed), shuffles: 49 })[0]?.p as number;
      expect(p(a, b)).toBeGreaterThanOrEqual(1 / 50);
      expect(p(a, b)).toBeLessThanOrEqual(1);
      expect(p(a, b)).toBe(p(b, a));
    }),
  );
});

test("several statistics share the shuffles and do not disturb each other", () => {
  const a = [row(1, 5), row(3, 5), row(2, 5)];
  const b = [row(4, 5), row(5, 5), row(2, 5)];
  const first = (s: Float64Array): number => s[0] as number;
  const options = () => ({ random: seededRandom(2), shuffles: 199 });
  const both = approximateRandomisation(a, b, [ratio, first], options());
  expect(both[0]).toEqual(approximateRandomisation(a, b, [ratio], options())[0]);
  expect(both[1]).toEqual(approximateRandomisation(a, b, [first], options())[0]);
});

test("a bootstrap interval holds the figure, narrows with more notes, and is a point without spread", () => {
  const spread = (n: number) => Array.from({ length: n }, (_, i) => row(i % 2 === 0 ? 9 : 5, 10));
  const interval = (n: number) => {
    const [found] = bootstrapIntervals(spread(n), [ratio], { random: seededRandom(1) });
    return found as { low: number; high: number };
  };
  const few = interval(10);
  const many = interval(400);
  expect(few.low).toBeLessThan(0.7);
  expect(few.high).toBeGreaterThan(0.7);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
  const flat = bootstrapIntervals([row(3, 4), row(3, 4)], [ratio], { random: seededRandom(1) })[0];
  expect(flat).toEqual({ low: 0.75, high: 0.75 });
});
