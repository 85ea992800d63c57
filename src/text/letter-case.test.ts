import { expect, test } from "vitest";
import { digitsIn } from "./digits.js";
import {
  CAPITALISED,
  CAPITALS,
  isPlainWord,
  letterCase,
  MIXED,
  NOT_PLAIN,
  ONE_CAPITAL,
  SMALL,
} from "./letter-case.js";

test.each([
  ["word", SMALL],
  ["a", SMALL],
  ["Word", CAPITALISED],
  ["MRI", CAPITALS],
  ["A", ONE_CAPITAL],
  ["McKay", MIXED],
  ["eGFR", MIXED],
  ["wordS", MIXED],
  ["", NOT_PLAIN],
  ["Zoë", NOT_PLAIN],
  ["x-ray", NOT_PLAIN],
  ["T4", NOT_PLAIN],
  ["@[`{", NOT_PLAIN],
])("the letters of %j are of one case", (word, written) => {
  expect(letterCase(word)).toBe(written);
  expect(isPlainWord(word)).toBe(/^[A-Za-z]+$/.test(word));
});

test.each(["", "0134", "(617) 555-0134", "MRN 77", "12a", "٣4", "none"])("the digits of %j", (text) => {
  expect(digitsIn(text)).toBe(text.replace(/\D/g, ""));
});
