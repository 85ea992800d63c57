import fc from "fast-check";
import { expect, it } from "vitest";
import { windowsOf } from "./windows.js";

it("answers every piece once, in order, inside its window and away from its cut edges", () => {
  fc.assert(
    fc.property(fc.nat(400), fc.integer({ min: 8, max: 64 }), fc.nat(7), (count, size, overlap) => {
      const windows = windowsOf(count, size, overlap);
      let at = 0;
      for (const { start, end, from, to } of windows) {
        expect(from).toBe(at);
        expect(start).toBeLessThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(end);
        expect(end - start).toBe(Math.min(size, count));
        if (start > 0) expect(from - start).toBeGreaterThanOrEqual(Math.floor(overlap / 2));
        if (end < count) expect(end - to).toBeGreaterThanOrEqual(Math.floor(overlap / 2));
        at = to;
      }
      expect(at).toBe(count);
    }),
  );
});
