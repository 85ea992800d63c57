import { describe, expect, it } from "vitest";
import { PHI_TYPE_NAMES } from "../schema/index.js";
import { checkFamily } from "./check.js";
import { FAMILIES, PAPER_FAMILIES } from "./families/index.js";

/** Types for which nothing but context and a learned model can speak. */
const WITHOUT_RULES = ["PROFESSION", "ORGANIZATION", "LOCATION-OTHER", "OTHER"];

it("has a family for every type that rules can find", () => {
  const covered = new Set<string>(FAMILIES.flatMap((family) => family.rules.map((rule) => rule.type)));
  expect(PHI_TYPE_NAMES.filter((type) => !covered.has(type))).toEqual(WITHOUT_RULES);
});

it("names every family, and every rule within its family, once", () => {
  const names = [...FAMILIES, ...PAPER_FAMILIES].flatMap((family) => [
    family.name,
    ...family.rules.map((rule) => `${family.name}/${rule.name}`),
  ]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each([...FAMILIES, ...PAPER_FAMILIES])("the family $name", (family) => {
  it("passes all its cases, and its known failures are as they are pinned", () => {
    const failed = checkFamily(family).filter((result) => !result.passed);
    expect(failed.map(({ expected, actual }) => ({ expected, actual }))).toEqual([]);
  });

  it("has twelve cases or more, half of them look-alikes that must stay", () => {
    const lookAlikes = family.cases.filter((text) => !text.includes("[["));
    expect(family.cases.length).toBeGreaterThanOrEqual(12);
    expect(lookAlikes.length * 2).toBeGreaterThanOrEqual(family.cases.length);
    expect(new Set(family.cases).size).toBe(family.cases.length);
  });

  it("has rules that find their extent: global, with indices where they name a value", () => {
    for (const { pattern, confidence } of family.rules) {
      expect(pattern.flags).toContain("g");
      if (pattern.source.includes("(?<value>")) expect(pattern.flags).toContain("d");
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
    }
  });
});
