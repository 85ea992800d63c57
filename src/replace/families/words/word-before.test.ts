import { expect, it } from "vitest";
import { endsWithOne, lastWord } from "./word-before.js";

it.each([
  ["seen by Dr. ", "dr"],
  ["MRS", "mrs"],
  ["she's ", "s"],
  ["1 2 3", ""],
  ["", ""],
  ["Señor ", undefined],
  ["his wife “", undefined],
  ["fiancé ", undefined],
])("the last word of %j is %j", (text, word) => {
  expect(lastWord(text)).toBe(word);
});

const isAfter = endsWithOne(["dr", "he's", "maiden name", "señor", "fiancé"], "\\.?\\s*");

it.each([
  ["seen by Dr. ", true],
  ["seen by Xdr. ", false],
  ["HE'S ", true],
  ["his ", false],
  ["her maiden name ", true],
  ["her name ", false],
  ["SEÑOR ", true],
  ["fiancé", true],
  ["dr, ", false],
])("%j ends with one of the words: %j", (text, does) => {
  expect(isAfter(text)).toBe(does);
});
