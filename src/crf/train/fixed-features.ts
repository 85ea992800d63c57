import { EXIT, ScrubJayError } from "../../errors.js";
import { buildLayout, type FeatureLists, type Layout } from "../layout.js";
import { mergeFeatures } from "../merge-features.js";
import type { LabelScheme } from "../transitions.js";

/** A feature whose weight is given and not learned. */
export interface FixedFeature {
  readonly attribute: number;
  readonly label: number;
  readonly weight: number;
}

/**
 * The layout with fixed features in it as no features of its own: no algorithm with a gradient moves their weights. What
 * else their attributes could say is left out: they know the gold label.
 */
export function layoutWithFixed(
  features: FeatureLists,
  scheme: LabelScheme | undefined,
  fixed: readonly FixedFeature[],
): Layout {
  const learned = withoutAttributes(features, new Set(fixed.map(({ attribute }) => attribute)));
  const layout = buildLayout(mergeFeatures(learned, listsOf(fixed, features.labels)), scheme);
  const absent = new Set([...layout.absent, ...fixed.map((one) => placeOf(layout, one))]);
  return { ...layout, absent: Uint32Array.from(absent).sort() };
}

/** Writes the given weights, or 0 in their place, so that what was learned knows nothing of them. */
export function writeFixed(
  layout: Layout,
  fixed: readonly FixedFeature[],
  weights: Float64Array,
  on: boolean,
): void {
  for (const one of fixed) weights[placeOf(layout, one)] = on ? one.weight : 0;
}

export function checkFixed(fixed: readonly FixedFeature[], algorithm: string, c1: number): void {
  if (fixed.length === 0 || algorithm === "sgd" || (algorithm === "lbfgs" && c1 === 0)) return;
  throw new ScrubJayError("costs-need-gradient", "costs of mistakes cannot go with this training algorithm", {
    exitCode: EXIT.usage,
    hint: "Train by sgd, or by lbfgs without c1.",
  });
}

function placeOf({ attributeOffset, parameterLabel }: Layout, { attribute, label }: FixedFeature): number {
  for (let k = attributeOffset[attribute]!; k < attributeOffset[attribute + 1]!; k++)
    if (parameterLabel[k] === label) return k;
  throw new ScrubJayError("unknown-attribute", `attribute ${attribute} has no label ${label}`);
}

function withoutAttributes(features: FeatureLists, attributes: ReadonlySet<number>): FeatureLists {
  const { nodeOffset, nodeLabel } = features;
  const offset = new Uint32Array(nodeOffset.length);
  const kept: number[] = [];
  for (let a = 0; a + 1 < nodeOffset.length; a++) {
    if (!attributes.has(a)) kept.push(...nodeLabel.subarray(nodeOffset[a]!, nodeOffset[a + 1]!));
    offset[a + 1] = kept.length;
  }
  return { ...features, nodeOffset: offset, nodeLabel: Uint16Array.from(kept) };
}

function listsOf(fixed: readonly FixedFeature[], labels: number): FeatureLists {
  const attributes = 1 + Math.max(...fixed.map(({ attribute }) => attribute));
  const byAttribute = Array.from({ length: attributes }, (): number[] => []);
  for (const { attribute, label } of fixed) byAttribute[attribute]?.push(label);
  const nodeOffset = new Uint32Array(attributes + 1);
  for (const [a, list] of byAttribute.entries()) nodeOffset[a + 1] = nodeOffset[a]! + list.length;
  const nodeLabel = Uint16Array.from(byAttribute.flatMap((list) => list.sort((a, b) => a - b)));
  return {
    labels,
    nodeOffset,
    nodeLabel,
    pair: new Uint32Array(0),
    edgeOffset: new Uint32Array(1),
    edgePair: new Uint32Array(0),
  };
}
