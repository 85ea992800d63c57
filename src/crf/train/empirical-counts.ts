import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";

/** How often each feature occurs in the labelled data, in the order of the parameters. */
export function empiricalCounts(layout: Layout, data: Sequences, out: Float64Array): void {
  const { labels, transitions, transitionBase } = layout;
  for (let s = 0; s + 1 < data.start.length; s++) {
    for (let t = data.start[s]!; t < data.start[s + 1]!; t++) {
      addNodeCounts(layout, data, t, data.labels[t]!, 1, out);
      if (t === data.start[s]) continue;
      const slot = transitions.slotAt[data.labels[t - 1]! * labels + data.labels[t]!]!;
      if (slot < 0) continue;
      out[transitionBase + slot]! += 1;
      addEdgeCounts(layout, data, t, slot, 1, out);
    }
  }
  for (const k of layout.absent) out[k] = 0;
}

/** out[a, label] += amount for the attributes a of token t. */
export function addNodeCounts(
  layout: Layout,
  { tokenOffset, attributes }: Sequences,
  t: number,
  label: number,
  amount: number,
  out: Float64Array,
): void {
  const { attributeOffset, parameterLabel, padded } = layout;
  for (let at = tokenOffset[t]!; at < tokenOffset[t + 1]!; at++) {
    const a = attributes[at]!;
    const first = attributeOffset[a]!;
    const end = attributeOffset[a + 1]!;
    if (end - first === padded) {
      out[first + label]! += amount;
      continue;
    }
    for (let k = first; k < end; k++) if (parameterLabel[k] === label) out[k]! += amount;
  }
}

/** out[e, slot] += amount for the edge attributes e of token t. */
export function addEdgeCounts(
  { edgeOffset, edgeSlot, edgeBase }: Layout,
  { edges }: Sequences,
  t: number,
  slot: number,
  amount: number,
  out: Float64Array,
): void {
  if (!edges) return;
  for (let at = edges.tokenOffset[t]!; at < edges.tokenOffset[t + 1]!; at++) {
    const e = edges.attributes[at]!;
    for (let f = edgeOffset[e]!; f < edgeOffset[e + 1]!; f++)
      if (edgeSlot[f] === slot) out[edgeBase + f]! += amount;
  }
}
