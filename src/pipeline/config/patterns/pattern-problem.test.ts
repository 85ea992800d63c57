import { expect, it } from "vitest";
import { patternProblem } from "./pattern.js";

it.each([
  "BRN-\\d{6}",
  "(\\w+\\s?)+",
  "(?:a*)*b",
  "\\d+\\d+x",
  "x(?=(a+)+b)",
  "(?:\\d{1,3}\\.){3}\\d{1,3}",
  "(?<value>[\\p{L}'’-]+), (?:MD|RN)",
  "(?<=Study )\\d+(?! mg)",
  "[^)]+\\)",
  "\\bHeron\\b|\\u{1F426}",
])("takes %s", (source) => {
  expect(patternProblem(source)).toBeUndefined();
});

it.each([
  ["(\\w)\\1", /refers back/],
  ["(?<a>\\w)\\k<a>", /refers back/],
  ["(?=.*(?<value>a))\\w", /the group named value inside a look/],
  ["a)(?:b", /no regular expression/],
  ["[a-", /no regular expression/],
  ["\\-", /no regular expression/],
  ["x*", /can match nothing/],
  ["(?:\\d{50}-){50}", /is too large/],
  ["((((){1000}){1000}){1000}){1000}x", /is too large/],
  [`${"(".repeat(101)}a${")".repeat(101)}`, /more than 100 deep/],
])("refuses %s", (source, problem) => {
  expect(patternProblem(source)).toMatch(problem);
});

it("lets context be empty", () => {
  expect(patternProblem("(?:MRN)?\\s*$", false, true)).toBeUndefined();
});
