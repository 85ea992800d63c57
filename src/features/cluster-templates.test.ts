import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { brownClusters } from "./brown-clusters.js";
import type { Resources } from "./layer.js";
import { layerReader } from "./packing/note-features.js";
import { namingSink } from "./packing/sink.js";
import { randomIndexingClusters } from "./random-indexing-clusters.js";
import { skipGramClusters } from "./skip-gram-clusters.js";
import type { Template } from "./template.js";

const ANALYSIS = new Analysis("Seen BED 12 today", "plain");

function features(template: Template, clusters: Resources["clusters"], t: number): string[] {
  const sink = namingSink();
  const resources = clusters === undefined ? { language: "en" } : { language: "en", clusters };
  template.at(layerReader()(ANALYSIS, resources))(t, sink);
  return sink.take();
}

it("makes features of the prefixes of Brown paths, as far as they are shorter, and of the whole", () => {
  const brown = new Map([
    ["bed", "01101110010"],
    ["##", "0111"],
  ]);
  expect(features(brownClusters, { brown }, 1)).toEqual([
    "brown[0]=p4:0110",
    "brown[0]=p6:011011",
    "brown[0]=p10:0110111001",
    "brown[0]=whole:01101110010",
    "brown[1]=whole:0111",
  ]);
});

it.each([
  ["random-indexing", randomIndexingClusters],
  ["skip-gram", skipGramClusters],
])("makes features of %s clusters around the token", (kind, template) => {
  const clusters = {
    [kind]: new Map([
      ["bed", "k17"],
      ["##", "k3"],
    ]),
  };
  expect(features(template, clusters, 1)).toEqual([`${kind}[0]=k17`, `${kind}[1]=k3`]);
  expect(features(template, clusters, 2)).toEqual([`${kind}[-1]=k17`, `${kind}[0]=k3`]);
});

it.each([[brownClusters], [randomIndexingClusters], [skipGramClusters]])(
  "is silent without the resource ($name)",
  (template) => {
    for (const clusters of [undefined, {}, { other: new Map([["bed", "k1"]]) }])
      expect(features(template, clusters, 1)).toEqual([]);
  },
);
