import { expect, it } from "vitest";
import { artificialSentences, NAMES, THINGS } from "./artificial-language.js";
import { bigramsOf } from "./bigrams.js";
import { brownPaths } from "./brown.js";
import { vocabularyOf } from "./vocabulary.js";

const sentences = artificialSentences();

it.each([6, 8])("gives a class one path out of a window of %i clusters", (clusters) => {
  const paths = brownPaths(vocabularyOf(sentences), clusters);
  const pathsOf = (words: readonly string[]): Set<string | undefined> =>
    new Set(words.map((w) => paths.get(w)));
  expect(pathsOf(NAMES).size).toBeLessThanOrEqual(clusters - 5);
  expect(pathsOf(THINGS).size).toBeLessThanOrEqual(clusters - 5);
  for (const path of pathsOf(NAMES)) expect(pathsOf(THINGS)).not.toContain(path);
});

it("makes a tree: every path is a leaf, and there are as many as clusters", () => {
  const paths = [...new Set(brownPaths(vocabularyOf(sentences), 8).values())].sort();
  expect(paths).toHaveLength(8);
  for (const path of paths) {
    expect(path).toMatch(/^[01]+$/);
    expect(paths.filter((other) => other.startsWith(path))).toEqual([path]);
  }
  expect(paths.reduce((sum, path) => sum + 2 ** -path.length, 0)).toBe(1);
});

it("gives every word its own leaf while clusters are left, and rare words none", () => {
  const paths = brownPaths(vocabularyOf([...sentences, ["Mr", "zeno", "sold", "a", "yurt"]]));
  expect(new Set(paths.values()).size).toBe(paths.size);
  expect(paths.has("zeno")).toBe(false);
  expect(paths.has("abel")).toBe(true);
});

it.each([
  ["no text", [], []],
  ["one word", [["alone"], ["alone"]], [["alone", ""]]],
])("stands %s", (_, text, expected) => {
  expect([...brownPaths(vocabularyOf(text))]).toEqual(expected);
});

it("counts neighbours from both sides, within sentences", () => {
  const { after, before } = bigramsOf(vocabularyOf([["a", "b", "a", "b"], ["a"]], 1));
  expect([[...after.starts], [...after.ids], [...after.counts]]).toEqual([
    [0, 1, 2],
    [1, 0],
    [2, 1],
  ]);
  expect([[...before.starts], [...before.ids], [...before.counts]]).toEqual([
    [0, 1, 2],
    [1, 0],
    [1, 2],
  ]);
});
