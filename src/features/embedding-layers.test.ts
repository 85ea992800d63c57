import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { gloveBitLayer, gloveBits } from "./embedding-bits.js";
import { gloveClusterLayer, gloveClusters } from "./embedding-clusters.js";
import { layerReader } from "./packing/note-features.js";
import { namingSink } from "./packing/sink.js";
import type { Template } from "./template.js";

function featuresAt(text: string, t: number, template: Template, language = "en"): string[] {
  const sink = namingSink();
  template.at(layerReader()(new Analysis(text, "plain"), { language }))(t, sink);
  return sink.take();
}

it("gives a word its clusters at three grains, whatever its case", () => {
  const values = gloveClusterLayer.of("Thursday") as string[];
  expect(values.map((value) => value.split(":")[0])).toEqual(["c64", "c512", "c2048"]);
  expect(gloveClusterLayer.of("THURSDAY")).toEqual(values);
  expect(gloveClusterLayer.of("Monday")).toEqual(values);
  expect(gloveClusterLayer.of("xqzvwk")).toBeUndefined();
});

it("gives the clusters of the neighbours too", () => {
  const [c64] = gloveClusterLayer.of("tuesday") as string[];
  const features = featuresAt("since Tuesday xqzvwk", 1, gloveClusters);
  expect(features).toHaveLength(6);
  expect(features).toContain(`gloveClusters[0]=${c64}`);
  expect(featuresAt("since Tuesday xqzvwk", 2, gloveClusters)).toContain(`gloveClusters[-1]=${c64}`);
});

it("gives strong dimensions with their sign; like words share most of them", () => {
  const monday = gloveBitLayer.of("monday") as string[];
  const friday = new Set(gloveBitLayer.of("friday") as string[]);
  const aspirin = new Set(gloveBitLayer.of("aspirin") as string[]);
  expect(monday.every((value) => /^d\d{1,2}[+-]$/.test(value))).toBe(true);
  const shared = (others: ReadonlySet<string>): number => monday.filter((value) => others.has(value)).length;
  expect(shared(friday)).toBeGreaterThan(2 * shared(aspirin));
});

it.each([
  ["clusters", gloveClusters],
  ["bits", gloveBits],
])("keeps its %s for English", (_, template) => {
  expect(featuresAt("Monday", 0, template).length).toBeGreaterThan(2);
  expect(featuresAt("Monday", 0, template, "es").some((name) => /c64|d\d/.test(name))).toBe(false);
});
