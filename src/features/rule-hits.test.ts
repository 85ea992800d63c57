import { expect, it } from "vitest";
import { ruleHits } from "./rule-hits.js";
import { featuresOf } from "./test-features.js";

const TEXT = "x call Ann Quist now x";
const NAME = { start: 7, end: 16, type: "PATIENT", source: "rule:names/title", score: 0.95 };

const own = (hits: readonly (typeof NAME)[], language = "en") =>
  featuresOf(ruleHits, TEXT, { ruleHits: hits, language }).map((names) =>
    names.filter((name) => name.startsWith("rule[0]=")).map((name) => name.slice("rule[0]=".length)),
  );

it("marks first and last token of a hit, its type and the rule", () => {
  expect(own([NAME])).toEqual([
    [],
    [],
    ["B-PATIENT", "B-names/title", "B-PATIENT-sure"],
    ["IE-PATIENT", "I-names/title", "I-PATIENT-sure"],
    [],
    [],
  ]);
});

it("tells sure hits from others, and a hit of one token", () => {
  expect(own([{ ...NAME, start: 11, score: 0.5 }])[3]).toEqual(["BE-PATIENT", "B-names/title"]);
});

it("says the same of a token only once", () => {
  expect(own([NAME, NAME, { ...NAME, source: "rule:names/list" }])[2]).toEqual([
    "B-PATIENT",
    "B-names/title",
    "B-PATIENT-sure",
    "B-names/list",
  ]);
});

it("sees the neighbours' hits in any language, and none without rules", () => {
  expect(featuresOf(ruleHits, TEXT, { ruleHits: [NAME] })[1]).toContain("rule[1]=B-PATIENT");
  expect(own([]).flat()).toEqual([]);
  expect(own([NAME], "es")).toEqual(own([NAME]));
  expect(featuresOf(ruleHits, TEXT)[2]).toEqual([]);
});
