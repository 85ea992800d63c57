import { expect, it } from "vitest";
import { patternFlags, patternProblem } from "./safe-pattern.js";

it.each([
  "BRN-\\d{6}",
  "(?:\\d{1,3}\\.){3}\\d{1,3}",
  "(?:[A-Z]{2}-)+\\d+",
  "(?:\\d+-)+",
  "(?:, ?\\w+)*x",
  "\\w+(?:\\s\\w+)*",
  "(?:Jan|Feb|Mar)+",
  "[a-z]+\\d+",
  "\\d{1,4}\\d{2,4}",
  "(?<value>[\\p{L}'’-]+), (?:MD|RN)",
  "(?<=Study )\\d+(?! mg)",
  "[^)]+\\)",
  "\\bHeron\\b|\\u{1F426}",
])("takes %s", (source) => {
  expect(patternProblem(source)).toBeUndefined();
});

it.each([
  ["(\\w+\\s?)+", /takes? ages/],
  ["(a+)+", /repeats a part/],
  ["(?:a*)*b", /repeats a part/],
  ["(a|a)*b", /repeats a part/],
  ["(a|ab|b)+c", /repeats a part/],
  ["(?:a?b?)+c", /repeats a part/],
  ["(?:\\d?\\d?-)+x", /repeats a part/],
  ["(?:[A-Z][a-z]+)+\\d", /repeats a part/],
  ["(?:\\d+){10}x", /repeats a part/],
  ["x(?=(a+)+b)", /repeats a part/],
  ["\\d+\\d+x", /side by side/],
  ["\\w*-?\\w*x", /side by side/],
  ["(\\w)\\1", /refers back/],
  ["(?<a>\\w)\\k<a>", /refers back/],
  ["a)(?:b", /no regular expression/],
  ["[a-", /no regular expression/],
  ["\\-", /no regular expression/],
  ["x*", /can match nothing/],
])("refuses %s", (source, problem) => {
  expect(patternProblem(source)).toMatch(problem);
});

it("looks at letters as the flags do", () => {
  expect(patternProblem("(?:[A-Z][a-z]+)+\\d", true)).toBeUndefined();
});

it("lets context be empty", () => {
  expect(patternProblem("(?:MRN)?\\s*$", false, true)).toBeUndefined();
});

it("takes only patterns that end soon on a text made against them", () => {
  const sources = [
    "(?:\\d+-)+x",
    "(?:, ?\\w+)*x",
    "\\w+(?:\\s\\w+)*:",
    "(?:[A-Za-z]{1,9} ){1,4}\\d",
    "(?:ab|c)+d",
  ];
  for (const source of sources) {
    expect(patternProblem(source)).toBeUndefined();
    const pattern = new RegExp(`^(?:${source})$`, patternFlags(false));
    for (const piece of ["1-", ", a", "a ", "ab", "abc"]) {
      const start = process.cpuUsage();
      pattern.test(`${piece.repeat(2000)}!`);
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    }
  }
});
