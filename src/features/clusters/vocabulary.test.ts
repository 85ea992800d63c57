import { expect, it } from "vitest";
import { normaliseWord } from "./normalise-word.js";
import { vocabularyOf } from "./vocabulary.js";

it.each([
  ["Seen", "seen"],
  ["555-0142", "###-####"],
  ["B12", "b##"],
  ["٣x", "#x"],
  ["###", "###"],
])("writes %s as %s", (word, normal) => {
  expect(normaliseWord(word)).toBe(normal);
  expect(normaliseWord(normal)).toBe(normal);
});

it("numbers words by falling count and lets rare ones share the last number", () => {
  const { words, counts, sentences } = vocabularyOf([
    ["Bed", "12", "once"],
    ["bed", "34", "BED"],
    ["never"],
    [],
  ]);
  expect(words).toEqual(["bed", "##"]);
  expect([...counts]).toEqual([3, 2, 2]);
  expect(sentences.map((sentence) => [...sentence])).toEqual([[0, 1, 2], [0, 1, 0], [2], []]);
});

it("orders equally frequent words by code unit and knows when nothing is rare", () => {
  const { words, counts } = vocabularyOf([["é", "z", "a"]], 1);
  expect(words).toEqual(["a", "z", "é"]);
  expect([...counts]).toEqual([1, 1, 1]);
});
