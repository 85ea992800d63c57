import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { clustersOf, embeddingOf } from "./embeddings.js";

const COARSE = 0;
const MIDDLE = 1;
const FINE = 2;

test("the file stays under its size", () => {
  expect(statSync(new URL("../../data/embeddings.bin", import.meta.url)).size).toBeLessThan(2_400_000);
});

test.each([
  ["monday", "thursday", FINE],
  ["march", "october", FINE],
  ["daughter", "son", FINE],
  ["susan", "karen", MIDDLE],
  ["robert", "william", MIDDLE],
  ["boston", "chicago", COARSE],
  ["aspirin", "ibuprofen", FINE],
  ["kidney", "liver", MIDDLE],
] as const)("%s and %s share a cluster", (a, b, grain) => {
  expect(clustersOf(a)?.[grain]).toBeDefined();
  expect(clustersOf(a)?.[grain]).toBe(clustersOf(b)?.[grain]);
});

test.each([
  ["monday", "aspirin"],
  ["susan", "kidney"],
  ["boston", "seventy"],
])("%s and %s do not", (a, b) => {
  expect(clustersOf(a)?.[COARSE]).not.toBe(clustersOf(b)?.[COARSE]);
});

test("words at both ends of the alphabet are found, and none beyond them", () => {
  for (const word of ["aa", "zyrtec"]) expect(clustersOf(word), word).toBeDefined();
  for (const word of ["a", "zzzzzz"]) expect(clustersOf(word), word).toBeUndefined();
});

test("case does not matter, and an unknown word has nothing", () => {
  expect(embeddingOf("MONDAY")).toEqual(embeddingOf("monday"));
  for (const word of ["xqzvwk", "", "12", "o'dell"]) expect(embeddingOf(word)).toBeUndefined();
});

test("clusters and dimensions are within their ranges, and no dimension is both", () => {
  for (const word of ["patient", "nurse", "metoprolol", "worcester", "nguyen"]) {
    const found = embeddingOf(word);
    if (found === undefined) throw new Error(word);
    const { clusters, plus, minus } = found;
    expect(clusters).toEqual(clustersOf(word));
    expect(clusters.every((cluster, grain) => cluster >= 0 && cluster < [64, 512, 2048][grain]!)).toBe(true);
    const marked = [...plus, ...minus];
    expect(new Set(marked).size).toBe(marked.length);
    expect(marked.every((d) => d >= 0 && d < 100)).toBe(true);
    expect(plus.length).toBeGreaterThan(1);
    expect(minus.length).toBeGreaterThan(1);
  }
});
