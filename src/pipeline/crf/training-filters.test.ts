import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { taught } from "./training-filters.js";

const text = "Medications:\nSmoking: no\nSeen by Lee on Monday.";
const analysis = new Analysis(text, "plain");
const all = { first: 0, last: analysis.count };
const kept = (gold: readonly number[], filters: Parameters<typeof taught>[3]): string =>
  taught(analysis, all, gold, filters)
    .map(({ first, last }) => analysis.words.slice(first, last).join(" "))
    .join(" / ");
const none = new Array<number>(analysis.count).fill(0);

it("leaves everything in without filters", () => {
  expect(kept(none, [])).toBe(analysis.words.join(" "));
});

it("leaves out pairs without PHI, and keeps those with it", () => {
  expect(kept(none, ["phi-free-attributes"])).not.toContain("Smoking");
  const gold = analysis.words.map((word) => (word === "no" ? 1 : 0));
  expect(kept(gold, ["phi-free-attributes"])).toContain("Smoking : no");
});

it("leaves out section headers", () => {
  expect(kept(none, ["headers"])).not.toContain("Medications");
  expect(kept(none, ["headers"])).toContain("Seen by Lee");
});
