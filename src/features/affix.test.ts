import { expect, it } from "vitest";
import { affixes3, affixes5, carafeAffixes, carafeWideAffixes } from "./affix.js";
import type { WordLayer } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { featuresOf } from "./test-features.js";

it("takes prefixes and suffixes of the lower-cased token, always shorter than the token itself", () => {
  expect(featuresOf(affixes3, "Lee")).toEqual([
    ["affix[0]=l-", "affix[0]=-e", "affix[0]=le-", "affix[0]=-ee"],
  ]);
  expect(featuresOf(affixes3, "É")).toEqual([[]]);
});

it("goes as far as its name says", () => {
  const [name = []] = featuresOf(affixes5, "Ionescu");
  expect(name).toContain("affix[0]=-nescu");
  expect(name).not.toContain("affix[0]=onescu");
  expect(name).toHaveLength(10);
  expect(featuresOf(affixes3, "Ionescu")[0]).toHaveLength(6);
  expect(featuresOf(carafeAffixes, "Ionescu")[0]).toEqual([
    "affix2[0]=i-",
    "affix2[0]=-u",
    "affix2[0]=io-",
    "affix2[0]=-cu",
  ]);
});

it("hides digits and cuts no character in two", () => {
  expect(featuresOf(affixes3, "42")[0]).toEqual(["affix[0]=#-", "affix[0]=-#"]);
  expect(featuresOf(affixes3, "𝒜b")[0]).toEqual(["affix[0]=𝒜-", "affix[0]=-b"]);
});

it("sees the tokens around, not the token itself", () => {
  const [first = []] = featuresOf(carafeWideAffixes, "Ann saw Lee");
  expect(first).toContain("rca[-1]=<s>");
  expect(first).toContain("rca[1]=sa-");
  expect(first).toContain("rca[2]=-ee");
  expect(first.filter((name) => name.startsWith("rca[0]"))).toEqual([]);
});

it("has the hashes of its texts", () => {
  const layer = affixes5.joins[0]?.places[0]?.layer as WordLayer;
  for (const word of ["Okafor", "Lee", "x", "", "3/4-West", "Łódź", "𝐀bc𝐁de"])
    for (const { text, high, low } of layer.of(word) as readonly Sym[])
      expect({ text, high, low }).toEqual(symbol(text));
});
