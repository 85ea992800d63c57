import fc from "fast-check";
import { expect, it } from "vitest";
import { deriver, subKey } from "./draws.js";
import { testKey } from "./test-notes.js";

const first = (derive: ReturnType<typeof deriver>, ...about: [string, ...string[]]): number[] => {
  const draws = derive(...about);
  return Array.from({ length: 12 }, () => draws.below(100_000));
};

it("gives the same draws for the same key, purpose and parts, and others for others", () => {
  const derive = deriver(testKey());
  const row = first(derive, "city", "ab", "c");
  expect(first(deriver(testKey()), "city", "ab", "c")).toEqual(row);
  for (const other of [
    first(derive, "city", "a", "bc"),
    first(derive, "city", "abc"),
    first(derive, "zip", "ab", "c"),
    first(deriver(testKey(8)), "city", "ab", "c"),
  ]) {
    expect(other).not.toEqual(row);
  }
});

it("draws below any bound, evenly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, about) => {
      const draws = deriver(testKey())("x", about);
      for (let i = 0; i < 5; i++) {
        const drawn = draws.below(n);
        expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
      }
    }),
  );
  const counts = new Array<number>(7).fill(0);
  const draws = deriver(testKey())("even");
  for (let i = 0; i < 7000; i++) counts[draws.below(7)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it("has a key of its own for every purpose", () => {
  expect(subKey(testKey(), "ids")).not.toEqual(subKey(testKey(), "mapping file"));
});
