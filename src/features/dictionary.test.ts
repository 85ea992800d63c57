import { expect, it } from "vitest";
import { dictionaryAndShape, dictionaryMatches, dictionarySets } from "./dictionary.js";
import { featuresOf } from "./test-features.js";

it("marks single words and phrases with their classes, on the token and within two", () => {
  const [mary = [], saw = [], , york = []] = featuresOf(dictionaryMatches, "Mary saw New York.");
  expect(mary).toEqual(expect.arrayContaining(["dict[0]=W-first-name-female", "dict[2]=B-state"]));
  expect(saw).toEqual(expect.arrayContaining(["dict[-1]=W-first-name-female", "dict[2]=I-state"]));
  expect(york).toEqual(expect.arrayContaining(["dict[0]=I-state", "dict[-1]=B-state"]));
  expect(mary).not.toContain("dict[0]=W-month");
  expect(york.filter((name) => name.startsWith("dict[-3]"))).toEqual([]);
});

it("finds nothing in invented words", () => {
  expect(featuresOf(dictionaryMatches, "Qq Xqzvk Zzkvx")[1]).toEqual(["dict[-2]=<s>", "dict[2]=</s>"]);
});

it("takes the set of classes as one value, with its neighbours and with the shape", () => {
  const boston = featuresOf(dictionarySets, "Boston xqzvk")[0]?.find((name) => name.startsWith("dset[0]="));
  expect(boston?.slice("dset[0]=".length).split("+")).toContain("city");
  expect(featuresOf(dictionarySets, "Boston xqzvk")[1]).toContain("dset[0]=none");
  expect(featuresOf(dictionarySets, "xqzvk zzkvx")[0]).toContain("dset[0,1]=none|none");
  expect(featuresOf(dictionaryAndShape, "Xqzvk")).toEqual([["dset-shape[0,0]=none|Aa"]]);
});

it.each([[dictionaryMatches], [dictionarySets], [dictionaryAndShape]])(
  "knows nothing of other languages ($name)",
  (template) => {
    expect(featuresOf(template, "a a Boston a a", { language: "es" })[2]).toEqual([]);
  },
);
