import { expect, it } from "vitest";
import { seenIds } from "./seen-ids.js";

it("answers with the place of the first note of the same id, through all its growth", () => {
  const place = seenIds();
  for (let i = 0; i < 50_000; i++) expect(place(`ward/${i}`, i + 1)).toBeUndefined();
  for (let i = 0; i < 50_000; i += 7) expect(place(`ward/${i}`, 99)).toBe(i + 1);
});

it("tells apart ids that are alike", () => {
  const place = seenIds();
  const ids = [
    "",
    "a",
    "b",
    "ab",
    "ba",
    "aa",
    "a ",
    " a",
    "A",
    "á",
    "a\u0301",
    "\0",
    "\0\0",
    "1",
    "01",
    "10",
  ];
  expect(ids.map((id, index) => place(id, index))).toEqual(ids.map(() => undefined));
  expect(ids.map((id) => place(id, 99))).toEqual(ids.map((_, index) => index));
});
