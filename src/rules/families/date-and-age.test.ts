import { describe, expect, it } from "vitest";
import { dateValuesOf, formatDate, parseDate } from "../../text/dates/index.js";
import { parseInline } from "../../text/inline.js";
import { checkFamily } from "../check.js";
import { age } from "./age.js";
import { date } from "./date.js";

for (const family of [date, age]) {
  describe(`the ${family.name} family`, () => {
    it.each(checkFamily(family).map((result) => [result.name, result] as const))("%s", (_, result) => {
      expect(result.actual).toBe(result.expected);
      expect(result.passed).toBe(true);
    });

    it("has rule names of its own and confidences that are probabilities", () => {
      expect(new Set(family.rules.map((rule) => rule.name)).size).toBe(family.rules.length);
      for (const rule of family.rules) {
        expect(rule.type).toBe(family.name.toUpperCase());
        expect(rule.confidence).toBeGreaterThan(0.5);
        expect(rule.confidence).toBeLessThan(1);
        expect(rule.pattern.flags).toContain("g");
        if (rule.pattern.source.includes("(?<value>")) expect(rule.pattern.flags).toContain("d");
      }
    });

    it("shows each thing that stays beside each thing that goes", () => {
      const texts = family.cases.map((marked) => parseInline(marked));
      expect(new Set(family.cases).size).toBe(family.cases.length);
      expect(texts.filter(({ spans }) => spans.length === 0).length).toBeGreaterThan(texts.length / 4);
    });
  });
}

describe("the dates of the cases", () => {
  const surfaces = date.cases.flatMap((marked) => {
    const { text, spans } = parseInline(marked);
    return spans.map((span) => text.slice(span.start, span.end));
  });

  it.each([...new Set(surfaces)])("%s can be read and written back by the grammar", (surface) => {
    const parsed = parseDate(surface);
    expect(parsed).toBeDefined();
    if (parsed) expect(formatDate(parsed.parts, dateValuesOf(parsed.parts))).toBe(surface);
  });
});
