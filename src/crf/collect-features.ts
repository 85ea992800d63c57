import type { FeatureLists } from "./layout.js";
import type { Sequences } from "./sequences.js";
import type { LabelScheme } from "./transitions.js";

export interface CollectOptions {
  readonly labels: number;
  /** Number of attribute ids; default: one more than the largest seen. */
  readonly attributes?: number;
  readonly edgeAttributes?: number;
  /** A feature seen less often is left out. Default 1: keep all. */
  readonly minFrequency?: number;
  /** Pairs that this forbids get no feature, even when they were seen. */
  readonly scheme?: LabelScheme;
}

/** The features that occur: (attribute, label), (label, label) and (edge attribute, label, label). */
export function collectFeatures(data: Sequences, options: CollectOptions): FeatureLists {
  const { labels, minFrequency = 1, scheme = {} } = options;
  const node = observed(
    options.attributes ?? largest(data.attributes) + 1,
    data.tokenOffset,
    data.attributes,
    (t) => data.labels[t]!,
    labels,
    minFrequency,
  );
  // The pair at every token but a sequence's first; -1 there and where the scheme forbids it.
  const pairAt = new Int32Array(data.labels.length).fill(-1);
  const count = new Uint32Array(labels * labels);
  for (let s = 0; s + 1 < data.start.length; s++) {
    for (let t = data.start[s]! + 1; t < data.start[s + 1]!; t++) {
      const pair = data.labels[t - 1]! * labels + data.labels[t]!;
      if (scheme.follow && scheme.follow[pair] !== 1) continue;
      pairAt[t] = pair;
      count[pair]!++;
    }
  }
  const pair: number[] = [];
  for (let p = 0; p < count.length; p++) if (count[p]! > 0 && count[p]! >= minFrequency) pair.push(p);
  const edge = data.edges
    ? observed(
        options.edgeAttributes ?? largest(data.edges.attributes) + 1,
        data.edges.tokenOffset,
        data.edges.attributes,
        (t) => pairAt[t]!,
        labels * labels,
        minFrequency,
      )
    : { offset: new Uint32Array(1), value: new Uint32Array(0) };
  return {
    labels,
    nodeOffset: node.offset,
    nodeLabel: Uint16Array.from(node.value),
    pair: Uint32Array.from(pair),
    edgeOffset: edge.offset,
    edgePair: edge.value,
  };
}

/** For each attribute the values (labels or pairs) it was seen with at least `minFrequency` times, ascending. */
function observed(
  attributes: number,
  tokenOffset: Uint32Array,
  ids: Uint32Array,
  valueAt: (token: number) => number,
  values: number,
  minFrequency: number,
): { offset: Uint32Array; value: Uint32Array } {
  // Occurrences by attribute, so that one attribute's values lie together.
  const from = new Uint32Array(attributes + 1);
  for (const a of ids) from[a + 1]!++;
  for (let a = 0; a < attributes; a++) from[a + 1]! += from[a]!;
  const fill = from.slice(0, attributes);
  const seen = new Int32Array(ids.length);
  for (let t = 0; t + 1 < tokenOffset.length; t++) {
    const value = valueAt(t);
    for (let at = tokenOffset[t]!; at < tokenOffset[t + 1]!; at++) seen[fill[ids[at]!]!++] = value;
  }
  const count = new Uint32Array(values);
  const offset = new Uint32Array(attributes + 1);
  let kept = 0; // written over `seen` from its start: never ahead of what is still to be read
  const out = seen;
  for (let a = 0; a < attributes; a++) {
    const touched: number[] = [];
    for (let at = from[a]!; at < from[a + 1]!; at++) {
      const value = seen[at]!;
      if (value >= 0 && count[value]!++ === 0) touched.push(value);
    }
    touched.sort((x, y) => x - y);
    for (const value of touched) {
      if (count[value]! >= minFrequency) out[kept++] = value;
      count[value] = 0;
    }
    offset[a + 1] = kept;
  }
  return { offset, value: Uint32Array.from(out.subarray(0, kept)) };
}

function largest(values: Uint32Array): number {
  let most = -1;
  for (const value of values) if (value > most) most = value;
  return most;
}
