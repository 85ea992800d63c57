import { expect, it } from "vitest";
import { RECIPES } from "../recipes/index.js";
import { inLabelSet } from "./label-set.js";
import { createSystem } from "./system.js";

it("carries what rules find into the labels", async () => {
  const recipe = inLabelSet(RECIPES.rules!, "cchmc");
  const read = createSystem({ recipe, voices: [], clusters: {}, card: {} });
  const { spans } = await read({ text: "MRN 4127203, call (617) 555-0134 or write to a.b@quillon.example" });
  expect(spans.map(({ type }) => type)).toEqual(["IDNUM", "PHONE", "EMAIL"]);
});

it("gives each tagger the labels of the types that it looks for", () => {
  const { voices, labels } = inLabelSet(RECIPES.uthealth!, "seven-class");
  expect(labels).toBe("seven-class");
  expect(voices.map((voice) => (voice.kind === "crf" ? voice.types.only : voice.kind))).toEqual([
    "rules",
    ["AGE", "DATE", "PHONE"],
    ["INSTITUTION", "LOCATION", "NAME"],
  ]);
});

it("refuses a set that nobody has described", () => {
  expect(() => inLabelSet(RECIPES.cchmc!, "no-such")).toThrow(/label set/);
});
