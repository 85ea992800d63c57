import { expect, it } from "vitest";
import { gapOf, wordShape } from "./shape-and-gap.js";
import { wordPieces } from "./word-pieces.js";

const VOCABULARY = ["[UNK]", "ok", "##af", "##or", "o", "##k", "1", "##1", "2", "-", "jose"];
const pieces = (word: string) => wordPieces(VOCABULARY)(word).map((number) => VOCABULARY[number]);

it.each([
  ["Okafor", "ok ##af ##or"],
  ["José", "jose"],
  ["o1-2", "o ##1 - 2"],
  ["okq", "[UNK]"],
  ["東", "[UNK]"],
  ["\u0301", "[UNK]"],
])("cuts %j", (word, expected) => {
  expect(pieces(word).join(" ")).toBe(expected);
});

it("reads no more than the first pieces of a code", () => {
  expect(pieces("1".repeat(500))).toHaveLength(12);
});

it.each([
  ["4", 2],
  ["1949", 5],
  ["seen", 8],
  ["J", 9],
  ["Okafor", 10],
  ["MGH", 11],
  ["McNeil", 12],
  ["/", 13],
  ["b12", 14],
  ["3/4", 15],
])("tells the shape of %s", (word, shape) => {
  expect(wordShape(word)).toBe(shape);
});

it("tells what stands between words", () => {
  expect(["", " ", "\n", " \n\n", "\t"].map(gapOf)).toEqual([0, 1, 2, 3, 4]);
});
