import { expect, it } from "vitest";
import { isWithin, nearest } from "./edit-distance.js";

it.each([
  ["hansen", "hansen", 0],
  ["hansen", "hanson", 1],
  ["hansen", "jansen", 1],
  ["hansen", "ansen", 1],
  ["hansen", "hhansen", 1],
  ["hansen", "ahnsen", 1],
  ["hansen", "hansne", 1],
  ["hansen", "jansem", 2],
  ["hansen", "anse", 2],
  ["hansen", "ahnsne", 2],
  ["hansen", "lund", 3],
])("%s and %s are within %d and no less", (a, b, limit) => {
  expect([isWithin(a, b, limit - 1), isWithin(b, a, limit - 1)]).toEqual(
    limit === 0 ? [true, true] : [false, false],
  );
  if (limit < 3) expect([isWithin(a, b, limit), isWithin(b, a, limit)]).toEqual([true, true]);
});

it("gives the nearest name, or none", () => {
  expect(nearest("Alow", ["deny", "allow"])).toBe("allow");
  expect(nearest("colour", ["deny", "allow"])).toBeUndefined();
});
