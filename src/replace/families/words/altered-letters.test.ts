import { expect, it } from "vitest";
import { deriver } from "../../draws.js";
import { testKey } from "../../test-notes.js";
import { alterTwo, isOffensive, isSayable, madeWord } from "./altered-letters.js";

it.each(["Cantofarti", "Dendung", "jew", "JEW", "Shittel", "fag"])("%s offends", (word) => {
  expect(isOffensive(word)).toBe(true);
  expect(isSayable(word)).toBe(false);
});

it.each(["Jewett", "Larsen", "Cassidy", "Hansen", "Mandel", "fagot"])("%s does not", (word) => {
  expect(isOffensive(word)).toBe(false);
});

it("no made-up word does", () => {
  const draws = deriver(testKey())("words");
  const made = Array.from({ length: 20_000 }, (_, n) => madeWord(3 + (n % 3), draws));
  expect(made.filter(isOffensive)).toEqual([]);
  expect(new Set(made).size).toBeGreaterThan(5000);
  const altered = Array.from({ length: 5000 }, () => alterTwo("Danding", draws));
  expect(altered.filter(isOffensive)).toEqual([]);
});
