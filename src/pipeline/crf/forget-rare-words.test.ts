import { expect, it } from "vitest";
import { layerReader } from "../../features/index.js";
import { word } from "../../features/word.js";
import { Analysis } from "../../text/analysis.js";
import { forgetRareWords } from "./forget-rare-words.js";

const note = layerReader()(new Analysis("The patient Quillonby table Quillonby and Brandtner", "plain"), {
  language: "en",
});
const seen = (share: number): (string | undefined)[] =>
  forgetRareWords(note, share)
    .column(word)
    .map(([value]) => value?.text);

it("hides nothing at 0, every rare word and no common one at 1", () => {
  expect(seen(0)).toEqual(["the", "patient", "quillonby", "table", "quillonby", "and", "brandtner"]);
  expect(seen(1)).toEqual(["the", "patient", undefined, "table", undefined, "and", undefined]);
});

it("treats all mentions of a word alike", () => {
  for (const share of [0.2, 0.4, 0.6, 0.8]) expect(seen(share)[2]).toBe(seen(share)[4]);
});
