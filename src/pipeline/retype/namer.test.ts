import { expect, it } from "vitest";
import { createFeatureTable } from "../../crf/index.js";
import { Analysis } from "../../text/analysis.js";
import { parseInline } from "../../text/inline.js";
import { BY_NAME, featurePrefix, numbersIn } from "./namer.js";
import { describedBy, spanDescriber } from "./span-features.js";

it.each([
  ["L1:", "dr"],
  ["L2:", "seen", " ", "by"],
  ["L3:", "was", " ", "seen", " ", "by"],
  ["own:", "müller 😀"],
  ["", ""],
])("finds the number of a name without putting it together: %j", (beginning, ...parts) => {
  const [a = "", ...rest] = parts;
  const name = beginning + parts.join("");
  const table = createFeatureTable();
  const numbers = numbersIn(table);
  expect(numbers.of(featurePrefix(beginning), a, ...(rest as [string]))).toBeUndefined();
  table.intern("something else");
  const number = table.intern(name);
  expect(numbers.of(featurePrefix(beginning), a, ...(rest as [string]))).toBe(number);
  expect(BY_NAME.of(featurePrefix(beginning), a, ...(rest as [string]))).toBe(name);
});

it("describes spans alike by name and by number, note after note", () => {
  const table = createFeatureTable();
  const describe = spanDescriber(numbersIn(table));
  for (const marked of [
    "PCP: Dr. [[DOCTOR:Ada Lee]], [[PHONE:555-0134]]. Later [[DOCTOR:Lee]] called.",
    "[[PATIENT:Lee Quillon]] was seen on [[DATE:3/4/12]] by [[DOCTOR:A. Lee]], MD",
    "[[DATE:2012]]",
    "Nobody was there.",
  ]) {
    const { text, spans } = parseInline(marked);
    const rules = spans.filter(({ type }) => type === "PHONE" || type === "DATE");
    const names = describedBy(spanDescriber(BY_NAME), new Analysis(text, "plain"), spans, rules);
    const wanted = names.map((list) => list.map((name) => table.intern(name)));
    const fresh = spanDescriber(numbersIn(table));
    expect(describedBy(fresh, new Analysis(text, "plain"), spans, rules)).toEqual(wanted);
    // What it remembers of words from before it knew their numbers is left out, never wrong.
    for (const [at, list] of describedBy(describe, new Analysis(text, "plain"), spans, rules).entries())
      for (const number of list) expect(wanted[at]).toContain(number);
  }
});
