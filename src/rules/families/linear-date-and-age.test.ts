import { describe, expect, it } from "vitest";
import { findFamily } from "../find.js";
import type { Rule, RuleFamily } from "../rule.js";
import { age } from "./age.js";
import { date } from "./date.js";

/** What a pattern could stumble over again and again, from its own alphabet. */
const ALPHABETS: Readonly<Record<string, readonly string[]>> = {
  date: [
    "1",
    "1/",
    "12/1-",
    "1.",
    "2019-",
    "3/4 - ",
    "3/4, ",
    "19 ",
    "2019, ",
    "may ",
    "Jan. ",
    "January 1, ",
    "1st of ",
    "twenty-first ",
    "on the 3rd and ",
    "Mon, ",
    "in the fall of ",
    "New Year's ",
    "the '80s ",
    " ",
    "\n",
    "a",
    "aA",
  ],
  age: [
    "1",
    "1.",
    "12-",
    "12 and ",
    "3 years 6 months ",
    "twenty-",
    "one hundred and ",
    "ages 4, 6, ",
    "age of ",
    "he is ",
    "mother, 83, ",
    "died at ",
    "in his late ",
    "DOB 1 ",
    "54 M ",
    "y/o ",
    " ",
    "\n",
    "a",
  ],
};

const SMALL = 25_000;
const GROWTH = 4;
/** Linear is 4, quadratic 16. */
const BAR = 9;
/** Below this a time is noise: the input grows until it is reached. */
const MEASURABLE_MS = 0.2;
const LARGEST = 3_000_000;

function time(family: RuleFamily, text: string): number {
  const start = performance.now();
  findFamily(family, text);
  return performance.now() - start;
}

function best(family: RuleFamily, text: string): number {
  return Math.min(...Array.from({ length: 5 }, () => time(family, text)));
}

function fill(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** How many times longer four times the text takes. */
function growth(alone: RuleFamily, unit: string, from = SMALL): number {
  let size = from;
  time(alone, fill(unit, size)); // compiles the expression
  while (time(alone, fill(unit, size)) < MEASURABLE_MS && size < LARGEST) size *= 2;
  const ratio = () => best(alone, fill(unit, size * GROWTH)) / best(alone, fill(unit, size));
  // Others may use the machine: a bad ratio must show three times.
  const first = ratio();
  return first < BAR ? first : Math.min(first, ratio(), ratio());
}

it("the measure finds a pattern that takes quadratic time", () => {
  const rule: Rule = { name: "digits-x", type: "DATE", pattern: /\d+x/g, confidence: 0.9 };
  expect(growth({ ...date, rules: [rule] }, "1", 1_500)).toBeGreaterThan(BAR);
});

for (const family of [date, age]) {
  describe(`every pattern of the ${family.name} family takes linear time`, () => {
    it.each(family.rules.map((rule) => [rule.name, rule] as const))(
      "%s",
      (_, rule) => {
        const alone: RuleFamily = { ...family, rules: [rule] };
        for (const unit of ALPHABETS[family.name] ?? []) expect(growth(alone, unit)).toBeLessThan(BAR);
      },
      120_000,
    );
  });
}
