import { expect, it } from "vitest";
import { otherMentions } from "./elsewhere.js";
import { featuresOf } from "./test-features.js";

/** What token `t` is told. */
function mentions(text: string, t: number, ruleHits: { start: number; end: number; type: string }[] = []) {
  return featuresOf(otherMentions, text, { ruleHits })[t]?.map((name) => name.slice("else[0]=".length));
}

it("tells a token what surrounds the same word elsewhere, and what the rules say of it there", () => {
  const text = "Dr. Okafor came. Nothing else. Then Okafor left.";
  const hits = [{ start: 4, end: 10, type: "DOCTOR" }];
  expect(mentions(text, 2, hits)).toEqual(["always-capital", "before:then", "after:left"]);
  expect(mentions(text, 9, hits)).toEqual(["always-capital", "before:dr", "after:came", "rule:DOCTOR"]);
});

it("takes the full stop that ends a sentence for what it is", () => {
  expect(mentions("He slept. Okafor came. Then Okafor left.", 7)).toContain("before:.");
});

it("says nothing of words that stand once, of numbers and of marks", () => {
  expect(featuresOf(otherMentions, "Okafor slept , 42 , 42")).toEqual([[], [], [], [], [], []]);
});

it("tells words by their capitals, and gives common ones no context", () => {
  expect(mentions("the nurse and The nurse", 0)).toEqual(["both"]);
  expect(mentions("the nurse and The nurse", 1)).toEqual(["never-capital"]);
  expect(mentions("a b Quist c quist d", 4)).toEqual(["both", "before:b", "after:c"]);
});
