import fc from "fast-check";
import { expect, it } from "vitest";
import { KINDS, regexKind, regexShape, regexShapeContext } from "./regex-shape.js";
import { featuresOf } from "./test-features.js";

it.each([
  ["1999", ["year", "number-4"]],
  ["0142", ["number-4"]],
  ["31", ["number-2", "age-number", "month-or-day-number"]],
  ["32", ["number-2", "age-number"]],
  ["3.5", ["decimal", "date-like", "dotted-name"]],
  ["3/4/2010", ["date-like", "has-slash"]],
  ["3/2010", ["month-year", "has-slash"]],
  ["10:30", ["time"]],
  ["555-0142", ["phone-part", "dashed"]],
  ["(555)555-0142", ["phone"]],
  ["3rd", ["ordinal", "letters-digits"]],
  ["45yo", ["age-word", "letters-digits"]],
  ["250mg", ["dose", "letters-digits"]],
  ["Okafor", ["init-cap"]],
  ["Élan", ["init-cap"]],
  ["ICU", ["all-caps"]],
  ["B", ["initial"]],
  ["McArthur", ["mixed-case"]],
  ["slept", ["lower"]],
  ["ann@example.org", ["has-at"]],
  ["’s", ["possessive"]],
  ["--", ["punctuation"]],
  ["x".repeat(61), "very-long"],
])("%s", (word, kinds) => {
  expect(regexKind.of(word)).toEqual(kinds);
});

it("takes the token's own kinds, or those of its neighbours without it", () => {
  expect(featuresOf(regexShape, "7 of Ann")[1]).toEqual(["rx[0]=lower"]);
  expect(featuresOf(regexShapeContext, "B of Ann")[1]).toEqual([
    "rxc[-3]=<s>",
    "rxc[-2]=<s>",
    "rxc[-1]=initial",
    "rxc[1]=init-cap",
    "rxc[2]=</s>",
    "rxc[3]=</s>",
  ]);
});

it("leaves no kind out by looking at few of them", () => {
  const plain = fc.constantFrom(..."0123456789", ..."twoTEN", "1", "one", "seven", "teen", "hundred");
  const word = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.array(plain, { maxLength: 6 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(word, (text) => {
      expect(regexKind.of(text)).toEqual(KINDS.filter(([, p]) => p.test(text)).map(([name]) => name));
    }),
    { seed: 5, numRuns: 2000 },
  );
});
