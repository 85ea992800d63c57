import fc from "fast-check";
import { expect, it } from "vitest";
import { partitionPoint } from "./partition-point.js";

it("is where a linear search would stop", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (numbers, limit) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const found = sorted.findIndex((number) => number > limit);
      const point = partitionPoint(sorted.length, (at) => (sorted[at] as number) <= limit);
      expect(point).toBe(found < 0 ? sorted.length : found);
    }),
  );
});
