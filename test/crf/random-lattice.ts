import { collectFeatures } from "../../src/crf/collect-features.js";
import { buildLayout, type Layout } from "../../src/crf/layout.js";
import { type Sequences, sequenceBuilder } from "../../src/crf/sequences.js";
import type { LabelScheme } from "../../src/crf/transitions.js";
import { seededRandom } from "../../src/random.js";

export interface RandomOptions {
  readonly seed: number;
  readonly labels?: number;
  readonly attributes?: number;
  readonly edgeAttributes?: number;
  readonly lengths?: readonly number[];
  readonly scheme?: LabelScheme;
  /** Weights are uniform in ±this. */
  readonly spread?: number;
}

export interface RandomLattice {
  readonly data: Sequences;
  readonly layout: Layout;
  readonly weights: Float64Array;
}

/** Labelled sequences of random attributes, the features that occur in them, and random weights. */
export function randomLattice(options: RandomOptions): RandomLattice {
  const {
    seed,
    labels = 3,
    attributes = 6,
    edgeAttributes = 0,
    lengths = [1, 4, 3, 5, 2],
    scheme = {},
  } = options;
  const random = seededRandom(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const builder = sequenceBuilder();
  for (const length of lengths) {
    let before = -1;
    for (let t = 0; t < length; t++) {
      const fits = (j: number): boolean =>
        (t > 0 || !scheme.start || scheme.start[j] === 1) &&
        (t < length - 1 || !scheme.end || scheme.end[j] === 1) &&
        (t === 0 || !scheme.follow || scheme.follow[before * labels + j] === 1);
      const choices = Array.from({ length: labels }, (_, j) => j).filter(fits);
      const label = choices[pick(choices.length)] ?? 0;
      const ids = [0, ...Array.from({ length: pick(4) }, () => pick(attributes))];
      const edges = edgeAttributes > 0 ? Array.from({ length: pick(3) }, () => pick(edgeAttributes)) : [];
      builder.token([...new Set(ids)], label, [...new Set(edges)]);
      before = label;
    }
    builder.end();
  }
  const data = builder.finish();
  const features = collectFeatures(data, { labels, attributes, edgeAttributes, scheme });
  const layout = buildLayout(features, scheme);
  const spread = options.spread ?? 2;
  const weights = Float64Array.from({ length: layout.parameters }, () => (random() * 2 - 1) * spread);
  for (const k of layout.absent) weights[k] = 0;
  return { data, layout, weights };
}

/** Every labelling of a sequence that the scheme allows, with its score, straight from the definition. */
export function enumerate(
  { data, layout, weights }: RandomLattice,
  s: number,
): { labels: number[]; score: number }[] {
  const first = data.start[s]!;
  const count = data.start[s + 1]! - first;
  const { labels, scheme } = layout;
  const all: { labels: number[]; score: number }[] = [];
  const extend = (path: number[], score: number): void => {
    const t = path.length;
    if (t === count) {
      if (!scheme.end || scheme.end[path[t - 1]!] === 1) all.push({ labels: [...path], score });
      return;
    }
    for (let j = 0; j < labels; j++) {
      const before = path[t - 1];
      if (before === undefined && scheme.start && scheme.start[j] !== 1) continue;
      if (before !== undefined && scheme.follow && scheme.follow[before * labels + j] !== 1) continue;
      let more = score + nodeScore(first + t, j);
      if (before !== undefined) more += pairScore(first + t, before, j);
      path.push(j);
      extend(path, more);
      path.pop();
    }
  };
  const nodeScore = (token: number, j: number): number => {
    let sum = 0;
    for (const a of data.attributes.subarray(data.tokenOffset[token], data.tokenOffset[token + 1]))
      for (let k = layout.attributeOffset[a]!; k < layout.attributeOffset[a + 1]!; k++)
        if (layout.parameterLabel[k] === j) sum += weights[k]!;
    return sum;
  };
  const pairScore = (token: number, i: number, j: number): number => {
    const slot = layout.transitions.slotAt[i * labels + j]!;
    if (slot < 0) return 0;
    let sum = weights[layout.transitionBase + slot]!;
    if (!data.edges) return sum;
    const { tokenOffset, attributes } = data.edges;
    for (const e of attributes.subarray(tokenOffset[token], tokenOffset[token + 1]))
      for (let f = layout.edgeOffset[e]!; f < layout.edgeOffset[e + 1]!; f++)
        if (layout.edgeSlot[f] === slot) sum += weights[layout.edgeBase + f]!;
    return sum;
  };
  extend([], 0);
  return all;
}

/** O, B-X, I-X, B-Y, I-Y: inside may only follow its own begin or inside. */
export function bioScheme(types: number): { labels: number; scheme: LabelScheme } {
  const labels = 1 + 2 * types;
  const follow = new Uint8Array(labels * labels).fill(1);
  const start = new Uint8Array(labels).fill(1);
  for (let type = 0; type < types; type++) {
    const inside = 2 + 2 * type;
    start[inside] = 0;
    for (let i = 0; i < labels; i++) if (i !== inside && i !== inside - 1) follow[i * labels + inside] = 0;
  }
  return { labels, scheme: { follow, start } };
}
