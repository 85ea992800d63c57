import { expect, it } from "vitest";
import { artificialSentences, NAMES, THINGS } from "./artificial-language.js";
import { clusterWords, type Vectors } from "./k-means.js";
import { randomIndexing } from "./random-indexing.js";
import { skipGram } from "./skip-gram.js";
import { type ClusterVocabulary, vocabularyOf } from "./vocabulary.js";

const METHODS: readonly [string, (vocabulary: ClusterVocabulary, seed: number) => Vectors][] = [
  ["random indexing", randomIndexing],
  // In so small a vocabulary every word is frequent and mostly passed over: it takes more epochs.
  ["skip-gram", (vocabulary, seed) => skipGram(vocabulary, seed, 50, 60)],
];
const vocabulary = vocabularyOf([...artificialSentences(), ["Dr", "zeno", "sold", "the", "yurt"]]);

function cosine({ values, dimension }: Vectors, a: string, b: string): number {
  const row = (word: string): number[] => {
    const id = vocabulary.words.indexOf(word);
    return [...values.subarray(id * dimension, (id + 1) * dimension)];
  };
  const [x, y] = [row(a), row(b)];
  return x.reduce((sum, value, d) => sum + value * y[d]!, 0) / (Math.hypot(...x) * Math.hypot(...y));
}

it.each(METHODS.flatMap(([name, method]) => [1, 2, 3].map((seed) => [name, seed, method] as const)))(
  "%s, seed %i: words of a class are closer than words of two classes",
  (_, seed, method) => {
    const vectors = method(vocabulary, seed);
    for (const name of NAMES) {
      const own = Math.min(...NAMES.map((other) => cosine(vectors, name, other)));
      const other = Math.max(...THINGS.map((thing) => cosine(vectors, name, thing)));
      expect(own).toBeGreaterThan(other);
    }
    const clusters = clusterWords(vocabulary.words, vectors, seed, 6);
    const things = THINGS.map((thing) => clusters.get(thing));
    for (const name of NAMES) expect(things).not.toContain(clusters.get(name));
  },
);

it.each(METHODS)("%s: the same seed gives the same numbers, another seed others", (_, method) => {
  const first = method(vocabulary, 7);
  expect(method(vocabulary, 7)).toEqual(first);
  expect(method(vocabulary, 8)).not.toEqual(first);
  expect(first.values.length).toBe(vocabulary.words.length * first.dimension);
  expect(first.values.every(Number.isFinite)).toBe(true);
});

it("random indexing tells before from after", () => {
  const turned = vocabularyOf([
    ["x", "a"],
    ["a", "y"],
    ["x", "a"],
    ["a", "y"],
  ]);
  const { values, dimension } = randomIndexing(turned, 1);
  const row = (word: string): number[] => {
    const id = turned.words.indexOf(word);
    return [...values.subarray(id * dimension, (id + 1) * dimension)];
  };
  // x has "a" after it, y has it before: the same marks, turned by half.
  const x = row("x");
  expect(row("y")).not.toEqual(x);
  expect(row("y")).toEqual([...x.slice(dimension / 2), ...x.slice(0, dimension / 2)]);
});
