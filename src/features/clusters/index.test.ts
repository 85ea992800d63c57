import { expect, it } from "vitest";
import { artificialSentences, NAMES, THINGS } from "./artificial-language.js";
import { CLUSTER_KINDS, type ClusterKind, decodeClusters, encodeClusters, wordClusters } from "./index.js";

const kinds = Object.keys(CLUSTER_KINDS) as ClusterKind[];
const sentences = [...artificialSentences(300), ["Mr", "zeno", "slept", "Bed", "12"], ["bed", "34"]];

it.each(kinds)("%s: names every word but the rare, the same way each time", (kind) => {
  const clusters = CLUSTER_KINDS[kind](sentences, 1);
  for (const word of [...NAMES, ...THINGS, "mr", "bed", "##"])
    expect(clusters.get(word)).toMatch(kind === "brown" ? /^[01]+$/ : /^k\d+$/);
  expect(clusters.has("zeno")).toBe(false);
  expect(clusters.has("Mr")).toBe(false);
  expect([...CLUSTER_KINDS[kind](sentences, 1)]).toEqual([...clusters]);
  expect([...CLUSTER_KINDS[kind](sentences, 2).keys()]).toEqual([...clusters.keys()]);
});

it.each(kinds)("%s: survives being written and read", (kind) => {
  const clusters = CLUSTER_KINDS[kind](sentences, 1);
  const read = decodeClusters(encodeClusters(wordClusters(clusters)), "x.model");
  expect(read.size).toBe(clusters.size);
  for (const [word, name] of clusters) expect(read.get(word)).toBe(name);
});

it.each(kinds)("%s: stands no text", (kind) => {
  expect(CLUSTER_KINDS[kind]([], 1).size).toBe(0);
});
