import { expect, it } from "vitest";
import { POLICIES } from "../../policies.js";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { isCountry, isEnglish, isListedFirst, nameLists, sexOf } from "./name-lists.js";

const KEYS = Array.from({ length: 30 }, (_, n) => testKey(n + 1));
const given = (marked: string): string[] =>
  KEYS.map((key) => surrogatesOf(marked, surrogates("full", { key }))[0] ?? "").map(
    (name) => name.split(" ")[0] ?? "",
  );

it.each([
  ["[[PATIENT:Dawn Okabe]]", "female"],
  ["[[PATIENT:Miles Okabe]]", "male"],
  ["[[PATIENT:Patience Okabe]]", "female"],
  ["[[PATIENT:Coral Okabe]]", "female"],
  ["[[PATIENT:Hank Okabe]]", "male"],
  ["[[PATIENT:August Okabe]]", "male"],
])("%s stays a word that is a first name of that sex", (marked, sex) => {
  const names = given(marked);
  expect(names.filter((name) => sexOf(name) !== sex)).toEqual([]);
  expect(names.filter((name) => !isEnglish(name))).toEqual([]);
});

it.each(["June", "Summer", "April"])("%s is no country's name afterwards", (name) => {
  expect(given(`[[PATIENT:${name} Okabe]]`).filter(isCountry)).toEqual([]);
});

it("a country may be another", () => {
  expect(given("[[PATIENT:Kenya Okabe]]").filter((name) => !isCountry(name))).toEqual([]);
});

it.each([
  ["his nephew [[PATIENT:Vahe]]", "male"],
  ["his niece [[PATIENT:Vahe]]", "female"],
])("a rare name whose bearer's sex is told becomes one that tells it: %s", (marked, sex) => {
  expect(isListedFirst("Vahe")).toBe(true);
  expect(given(marked).filter((name) => sexOf(name) !== sex)).toEqual([]);
});

it.each(["boom", "meh", "spoon", "cheek", "demo", "peed", "pups", "muff", "hurt", "nazi", "colon"])(
  "nobody is called %s",
  (word) => {
    const { first, last } = nameLists(POLICIES.full.nameFloor);
    for (const list of [first.female, first.male, first.either, last])
      for (const words of [list.words, list.moreWords])
        expect(words.all.map((name) => name.toLowerCase())).not.toContain(word);
  },
);

it("enough words are left to choose from", () => {
  const { first, last } = nameLists(POLICIES.full.nameFloor);
  expect(first.female.words.all.length).toBeGreaterThan(200);
  expect(first.male.words.all.length).toBeGreaterThan(200);
  expect(first.either.words.all.length).toBeGreaterThan(80);
  expect(last.words.all.length).toBeGreaterThan(1500);
});
