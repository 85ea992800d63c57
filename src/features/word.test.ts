import { expect, it } from "vitest";
import { featuresOf } from "./test-features.js";
import { carafeWideWords, carafeWords, wideWords, wordNgrams, wordPairs, writtenWords } from "./word.js";

it("takes words within two, in lower case and with digits hidden, alone and in runs", () => {
  const [first = [], second = []] = featuresOf(wordNgrams, "Ann saw 42");
  expect(first).toContain("w[0]=ann");
  expect(first).toContain("w[0,1,2]=ann|saw|##");
  expect(second).toContain("w[-2,-1,0]=<s>|ann|saw");
  expect(second).toHaveLength(5 + 4 + 3);
  expect(featuresOf(wordNgrams, "ANN SAW 17")).toEqual(featuresOf(wordNgrams, "Ann saw 42"));
});

it("leaves trigrams out of pairs, but skips the token", () => {
  const [, second = []] = featuresOf(wordPairs, "Ann saw 42");
  expect(second).toContain("w[-1,1]=ann|##");
  expect(second).toHaveLength(5 + 4 + 1);
});

it("takes words as written", () => {
  expect(featuresOf(writtenWords, "Will will 42")).toEqual([
    ["as[-1]=<s>", "as[0]=Will", "as[1]=will"],
    ["as[-1]=Will", "as[0]=will", "as[1]=##"],
    ["as[-1]=will", "as[0]=##", "as[1]=</s>"],
  ]);
});

it("takes words further out without those near by", () => {
  expect(featuresOf(wideWords, "a b c d e f g h i j")[5]).toEqual([
    "wide[-5]=a",
    "wide[-4]=b",
    "wide[-3]=c",
    "wide[3]=i",
    "wide[4]=j",
  ]);
});

it("has the runs of paper 001", () => {
  const [, second = []] = featuresOf(carafeWords, "Ann saw 42");
  expect(second.slice(5)).toEqual([
    "cw[-1,0]=Ann|saw",
    "cw[-2,-1]=<s>|Ann",
    "cw[1,2]=##|</s>",
    "cw[-1,1]=Ann|##",
  ]);
  const [, wide = []] = featuresOf(carafeWideWords, "Ann saw 42");
  expect(wide[0]).toBe("rcw[-3]=<s>");
  expect(wide.slice(6)).toEqual(["rcw[-3,-2]=<s>|<s>", "rcw[0,1]=saw|##"]);
});
