import { describe, expect, it } from "vitest";
import { MAPPINGS } from "../../../schema/index.js";
import { parseInline } from "../../../text/index.js";
import { run } from "../../test-notes.js";
import type { PostRule, RuleLabels } from "./post-rule.js";
import { FREE_RULES, STRUCTURED_RULES } from "./rules.js";
import { rulesAlone, sectionRules } from "./section-rules.js";

const SETS: readonly RuleLabels[] = ["guide", "i2b2-2006"];
const NUMBERED = [
  ...STRUCTURED_RULES.map((rule, n) => [`forms, rule ${n + 1}: ${rule.name}`, rule] as const),
  ...FREE_RULES.map((rule, n) => [`free text, rule ${n + 1}: ${rule.name}`, rule] as const),
];

function casesOf(rule: PostRule): [RuleLabels, string, string][] {
  return SETS.flatMap((labels) =>
    "drops" in rule && labels !== rule.labels
      ? []
      : rule.cases
          .filter((one) => (one.labels ?? labels) === labels)
          .map(({ before, after }): [RuleLabels, string, string] => [labels, before, after ?? before]),
  );
}

it("are the fifteen of the paper", () => {
  expect([STRUCTURED_RULES.length, FREE_RULES.length]).toEqual([6, 9]);
});

describe.each(NUMBERED.filter(([, rule]) => !("inTagger" in rule)))("%s", (_, rule) => {
  it.each(casesOf(rule))("%s: %s", (labels, before, after) => {
    const step = rulesAlone("correct:mlhsla", [rule], labels);
    expect(run(step, before).inline).toBe(after);
  });

  it("has cases in which it acts and others in which it does not", () => {
    const cases = casesOf(rule);
    expect(cases.some(([, before, after]) => before !== after)).toBe(true);
    expect(cases.some(([, before, after]) => before === after)).toBe(true);
  });

  it("deletes nothing that is gold by our guide", () => {
    if ("marks" in rule) expect(Object.keys(rule.marks.guide).length).toBeGreaterThan(0);
    else
      for (const { before } of rule.cases) {
        const marked = run(rulesAlone("correct:mlhsla", [rule], "guide"), before);
        expect(marked.inline).toBe(before);
      }
  });

  it("names types of its label set alone", () => {
    const labels = MAPPINGS["i2b2-2006"]?.labels ?? [];
    if ("marks" in rule)
      expect(labels).toEqual(expect.arrayContaining(Object.values(rule.marks["i2b2-2006"])));
    else expect("labels" in rule && rule.labels).toBe("i2b2-2006");
  });
});

const RECORD = `DISCHARGE SUMMARY NAME : PELL , ADA
ADMITTED : 14/3
HISTORY OF PRESENT ILLNESS :
The patient is a [[AGE:54]] year old woman who was transferred from Larkfield on 14/3 and had a cough for a week.
TR: ab`;

it("runs the rules for forms in forms and those for free text in free text", () => {
  const step = sectionRules("correct:mlhsla-2006", "i2b2-2006", "i2b2-2006");
  const { result, dropped } = run(step, RECORD);
  const { text } = parseInline(RECORD);
  expect(result.map(({ start, end, source }) => [text.slice(start, end), source])).toEqual([
    ["PELL , ADA", "rule:mlhsla/summary-name"],
    ["14/3", "rule:mlhsla/numeric-date"],
    ["Larkfield", "rule:mlhsla/hospital-cue"],
    ["14/3", "rule:mlhsla/numeric-date"],
  ]);
  expect(dropped.map(({ why }) => why)).toEqual(["an age below 89"]);
});

it("knows a whole record as free text", () => {
  const step = sectionRules("correct:mlhsla-record", "record", "guide");
  const found = run(step, RECORD).result.map(({ source }) => source);
  expect(found).toContain("rule:mlhsla/tr-clue");
  expect(found).not.toContain("rule:mlhsla/summary-name");
});
