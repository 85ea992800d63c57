import { expect, it } from "vitest";
import type { WordLayer } from "./layer.js";
import { ngrams, pairs, together } from "./template.js";
import { featuresOf } from "./test-features.js";

const word: WordLayer = { kind: "word", name: "word", of: (text) => text };
/** "ab" has the values a and b, "-" has none. */
const letters: WordLayer = { kind: "word", name: "letters", of: (text) => (text === "-" ? [] : [...text]) };

it("takes the token alone unless told otherwise", () => {
  expect(featuresOf(ngrams("n", word), "a b")).toEqual([["n[0]=a"], ["n[0]=b"]]);
});

it("takes runs of every order that fit into the window", () => {
  const template = ngrams("n", word, { window: [-1, 1], orders: [1, 2, 3] });
  expect(featuresOf(template, "a b c")[1]).toEqual([
    ...["n[-1]=a", "n[0]=b", "n[1]=c"],
    ...["n[-1,0]=a|b", "n[0,1]=b|c"],
    "n[-1,0,1]=a|b|c",
  ]);
});

it("marks what lies beyond the edges of the note", () => {
  const template = ngrams("n", word, { window: [-2, 2], orders: [1, 3] });
  expect(featuresOf(template, "a")[0]).toEqual([
    ...["n[-2]=<s>", "n[-1]=<s>", "n[0]=a", "n[1]=</s>", "n[2]=</s>"],
    ...["n[-2,-1,0]=<s>|<s>|a", "n[-1,0,1]=<s>|a|</s>", "n[0,1,2]=a|</s>|</s>"],
  ]);
});

it("takes skips beside a window, and alone where there is none", () => {
  expect(featuresOf(ngrams("n", word, { skips: [[-1, 1], [2]] }), "a b c d")[1]).toEqual([
    "n[-1,1]=a|c",
    "n[2]=d",
  ]);
  expect(featuresOf(ngrams("n", word, { window: [0, 0], skips: [[1]] }), "a b")[0]).toEqual([
    "n[0]=a",
    "n[1]=b",
  ]);
});

it("takes every value alone, the first of each in runs, and no run over a token without", () => {
  const template = ngrams("n", letters, { window: [0, 1], orders: [1, 2] });
  expect(featuresOf(template, "ab cd")[0]).toEqual(["n[0]=a", "n[0]=b", "n[1]=c", "n[1]=d", "n[0,1]=a|c"]);
  expect(featuresOf(template, "ab -")[0]).toEqual(["n[0]=a", "n[0]=b"]);
});

it("pairs each value of one layer with each of the other", () => {
  expect(featuresOf(pairs("p", letters, word), "ab c")).toEqual([
    ["p[0,0]=a|ab", "p[0,0]=b|ab"],
    ["p[0,0]=c|c"],
  ]);
  expect(featuresOf(pairs("p", letters, word, [[0, 1]]), "ab - c")).toEqual([
    ["p[0,1]=a|-", "p[0,1]=b|-"],
    [],
    ["p[0,1]=c|</s>"],
  ]);
});

it("puts several templates under one name", () => {
  const both = together("both", ngrams("x", word), ngrams("y", letters));
  expect(both.name).toBe("both");
  expect(featuresOf(both, "ab")).toEqual([["x[0]=ab", "y[0]=a", "y[0]=b"]]);
});
