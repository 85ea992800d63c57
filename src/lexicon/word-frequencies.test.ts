import { expect, test } from "vitest";
import { frequencyClass, wordBits } from "./word-frequencies.js";

test("the most common word has the highest class", () => {
  expect(frequencyClass("the")).toBe(15);
  expect(frequencyClass("THE")).toBe(15);
});

test("inflected forms are found through their dictionary form", () => {
  for (const [form, base] of [
    ["services", "service"],
    ["systems", "system"],
    ["cities", "city"],
    ["churches", "church"],
    ["stopped", "stop"],
    ["making", "make"],
  ] as const) {
    expect(frequencyClass(form), form).toBe(frequencyClass(base));
    expect(frequencyClass(base), base).toBeGreaterThan(0);
  }
});

test("an unknown word carries more bits than any known word, and a rarer word more than a common one", () => {
  expect(wordBits("Fairm")).toBeGreaterThan(wordBits("abscess"));
  expect(wordBits("abscess")).toBeGreaterThan(wordBits("services"));
  expect(wordBits("services")).toBeGreaterThan(wordBits("the"));
  expect(wordBits("the")).toBeGreaterThan(0);
});
