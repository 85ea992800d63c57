import type { FeatureLists, Layout } from "./layout.js";

/** The features of a layout, without its fill. */
export function featuresOf(layout: Layout): FeatureLists {
  const { labels, attributes, attributeOffset, parameterLabel, transitionBase } = layout;
  const absent = new Set(layout.absent);
  const nodeOffset = new Uint32Array(attributes + 1);
  const nodeLabel = new Uint16Array(transitionBase);
  let kept = 0;
  for (let a = 0; a < attributes; a++) {
    for (let k = attributeOffset[a]!; k < attributeOffset[a + 1]!; k++)
      if (!absent.has(k)) nodeLabel[kept++] = parameterLabel[k]!;
    nodeOffset[a + 1] = kept;
  }
  const pairOfSlot = slotPairs(layout);
  return {
    labels,
    nodeOffset,
    nodeLabel: nodeLabel.slice(0, kept),
    pair: pairOfSlot.filter((_, slot) => !absent.has(transitionBase + slot)),
    edgeOffset: layout.edgeOffset,
    edgePair: layout.edgeSlot.map((slot) => pairOfSlot[slot]!),
  };

  function slotPairs({ transitions: { slotAt, slotTo } }: Layout): Uint32Array {
    const pairs = new Uint32Array(slotTo.length);
    for (let p = 0; p < slotAt.length; p++) if (slotAt[p]! >= 0) pairs[slotAt[p]!] = p;
    return pairs;
  }
}

/** Features of either list. The second may know more attributes and more labels; ids mean the same in both. */
export function mergeFeatures(a: FeatureLists, b: FeatureLists): FeatureLists {
  const labels = Math.max(a.labels, b.labels);
  const renumber = (pairs: Uint32Array, old: number): Uint32Array =>
    pairs.map((p) => Math.floor(p / old) * labels + (p % old));
  const node = mergeLists(a.nodeOffset, a.nodeLabel, b.nodeOffset, b.nodeLabel);
  const edge = mergeLists(
    a.edgeOffset,
    renumber(a.edgePair, a.labels),
    b.edgeOffset,
    renumber(b.edgePair, b.labels),
  );
  return {
    labels,
    nodeOffset: node.offset,
    nodeLabel: Uint16Array.from(node.value),
    pair: union(renumber(a.pair, a.labels), renumber(b.pair, b.labels)),
    edgeOffset: edge.offset,
    edgePair: edge.value,
  };
}

function mergeLists(
  offsetA: Uint32Array,
  a: ArrayLike<number>,
  offsetB: Uint32Array,
  b: ArrayLike<number>,
): { offset: Uint32Array; value: Uint32Array } {
  const size = Math.max(offsetA.length, offsetB.length) - 1;
  const offset = new Uint32Array(size + 1);
  const value = new Uint32Array(a.length + b.length);
  let kept = 0;
  for (let n = 0; n < size; n++) {
    let i = offsetA[n] ?? a.length;
    let j = offsetB[n] ?? b.length;
    const endA = offsetA[n + 1] ?? a.length;
    const endB = offsetB[n + 1] ?? b.length;
    while (i < endA || j < endB) {
      const x = i < endA ? a[i]! : Infinity;
      const y = j < endB ? b[j]! : Infinity;
      value[kept++] = Math.min(x, y);
      if (x <= y) i++;
      if (y <= x) j++;
    }
    offset[n + 1] = kept;
  }
  return { offset, value: value.slice(0, kept) };
}

function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  return mergeLists(Uint32Array.of(0, a.length), a, Uint32Array.of(0, b.length), b).value;
}

/** Weights of one layout in the places of another; those of features that the other does not have are left out. */
export function transferWeights(from: Layout, weights: Float64Array, to: Layout): Float64Array {
  const out = new Float64Array(to.parameters);
  const row = new Float64Array(to.labels);
  for (let a = 0; a < Math.min(from.attributes, to.attributes); a++) {
    row.fill(0);
    for (let k = from.attributeOffset[a]!; k < from.attributeOffset[a + 1]!; k++) {
      const label = from.parameterLabel[k]!;
      if (label < from.labels) row[label] = weights[k]!;
    }
    for (let k = to.attributeOffset[a]!; k < to.attributeOffset[a + 1]!; k++)
      out[k] = row[to.parameterLabel[k]!] ?? 0;
  }
  const slotIn = (layout: Layout, i: number, j: number): number =>
    layout.transitions.slotAt[i * layout.labels + j]!;
  const newSlot = new Int32Array(from.transitions.slotTo.length).fill(-1);
  for (let i = 0; i < from.labels; i++) {
    for (let j = 0; j < from.labels; j++) {
      const slot = slotIn(from, i, j);
      if (slot < 0) continue;
      newSlot[slot] = slotIn(to, i, j);
      if (newSlot[slot]! >= 0) out[to.transitionBase + newSlot[slot]!] = weights[from.transitionBase + slot]!;
    }
  }
  const bySlot = new Map<number, number>();
  for (let e = 0; e < Math.min(from.edgeAttributes, to.edgeAttributes); e++) {
    bySlot.clear();
    for (let f = from.edgeOffset[e]!; f < from.edgeOffset[e + 1]!; f++)
      bySlot.set(newSlot[from.edgeSlot[f]!]!, weights[from.edgeBase + f]!);
    for (let f = to.edgeOffset[e]!; f < to.edgeOffset[e + 1]!; f++)
      out[to.edgeBase + f] = bySlot.get(to.edgeSlot[f]!) ?? 0;
  }
  for (const k of to.absent) out[k] = 0;
  return out;
}
