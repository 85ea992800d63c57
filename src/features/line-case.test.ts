import { expect, it } from "vitest";
import { caseOfLine } from "./line-case.js";
import { featuresOf } from "./test-features.js";

const caseAt = (text: string, t: number): string | undefined =>
  featuresOf(caseOfLine, text)[t]?.find((name) => name.startsWith("lcase[0]="));

it.each([
  ["PATIENT WAS SEEN BY LEE TODAY", "lcase[0]=capitals"],
  ["pt seen by lee today and sent home", "lcase[0]=small"],
  ["The patient was seen by Lee today and went home", "lcase[0]=both"],
])("%s", (text, expected) => {
  expect(caseAt(text, 0)).toBe(expected);
});

it("says when a line differs from its note", () => {
  const text =
    "The patient was seen by Lee today and went home with her sister.\nDISCHARGE PLAN AND FOLLOW UP";
  expect(caseAt(text, 14)).toBe("lcase[0]=capitals-in-both");
});
