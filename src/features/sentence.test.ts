import { expect, it } from "vitest";
import { sentenceLength, sentenceShape } from "./sentence.js";
import { featuresOf } from "./test-features.js";

it("counts the tokens of the sentence up to six", () => {
  expect(featuresOf(sentenceLength, "Yes. She slept well all night long.").flat()).toEqual([
    ...Array(2).fill("slen[0]=2"),
    ...Array(7).fill("slen[0]=6+"),
  ]);
  expect(featuresOf(sentenceLength, "Ann slept well here.").flat()).toEqual(Array(5).fill("slen[0]=5"));
});

it("tells sentences that end with a colon and those of lists", () => {
  const rows = featuresOf(sentenceShape, "Plan:\n1. Aspirin daily.\n- rest\nShe slept well.");
  expect(rows.slice(0, 2)).toEqual([["sshape[0]=colon"], ["sshape[0]=colon"]]);
  expect(rows.slice(2, 9)).toEqual(Array(7).fill(["sshape[0]=listed"]));
  expect(rows.slice(9)).toEqual([[], [], [], []]);
});

it("takes a colon inside a sentence and a number before a word for neither", () => {
  expect(featuresOf(sentenceShape, "Pulse: 72 at rest").flat()).toEqual([]);
  expect(featuresOf(sentenceShape, "12 beds were free").flat()).toEqual([]);
});
