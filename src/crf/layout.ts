import { buildTransitions, type LabelScheme, type Transitions } from "./transitions.js";

/**
 * Where every weight stands in the parameter vector: first the node parameters by attribute, then one per
 * transition slot, then the edge parameters. Attributes with many labels get a dense row of `padded` parameters, of
 * which those in `absent` are no features at all and stay 0.
 */
export interface Layout {
  readonly labels: number;
  /** Labels, rounded up to even. */
  readonly padded: number;
  readonly attributes: number;
  readonly attributeOffset: Uint32Array; // [A+1]
  readonly parameterLabel: Uint16Array; // [node parameters]
  readonly transitionBase: number;
  readonly transitions: Transitions;
  readonly edgeBase: number;
  readonly edgeAttributes: number;
  readonly edgeOffset: Uint32Array; // [E+1], counted from edgeBase
  readonly edgeSlot: Uint32Array; // [edge parameters]
  /** Length of the parameter vector, even. */
  readonly parameters: number;
  readonly absent: Uint32Array;
  readonly scheme: LabelScheme;
}

/** Lists of features: attribute → its labels, pairs of labels, edge attribute → its pairs (from·L + to). */
export interface FeatureLists {
  readonly labels: number;
  readonly nodeOffset: Uint32Array; // [A+1]
  readonly nodeLabel: Uint16Array; // ascending within an attribute
  readonly pair: Uint32Array; // ascending
  readonly edgeOffset: Uint32Array; // [E+1]
  readonly edgePair: Uint32Array; // ascending within an edge attribute
}

/** From this share of all labels on, one dense row is cheaper than a list. */
const DENSE_SHARE = 0.3;

export function buildLayout(features: FeatureLists, scheme: LabelScheme = {}, closed = false): Layout {
  const { labels, nodeOffset, nodeLabel, pair, edgeOffset, edgePair } = features;
  const padded = labels + (labels % 2);
  const attributes = nodeOffset.length - 1;
  const dense = Math.max(3, labels * DENSE_SHARE);
  const attributeOffset = new Uint32Array(attributes + 1);
  for (let a = 0; a < attributes; a++) {
    const count = nodeOffset[a + 1]! - nodeOffset[a]!;
    attributeOffset[a + 1] = attributeOffset[a]! + (count >= dense ? padded : count);
  }
  const absent: number[] = [];
  const transitionBase = attributeOffset[attributes]!;
  const parameterLabel = new Uint16Array(transitionBase);
  for (let a = 0; a < attributes; a++) {
    const from = nodeOffset[a]!;
    const count = nodeOffset[a + 1]! - from;
    const at = attributeOffset[a]!;
    if (count < dense) {
      parameterLabel.set(nodeLabel.subarray(from, from + count), at);
      continue;
    }
    let next = from;
    for (let j = 0; j < padded; j++) {
      parameterLabel[at + j] = j;
      if (next < from + count && nodeLabel[next] === j) next++;
      else absent.push(at + j);
    }
  }
  // Edge parameters need a slot, so their pairs count as weighted; without a feature the slot itself stays 0.
  const featured = new Uint8Array(labels * labels);
  for (const p of pair) featured[p] = 1;
  const weighted = featured.slice();
  for (const p of edgePair) weighted[p] = 1;
  const transitions = buildTransitions(labels, weighted, scheme, closed);
  const slots = transitions.slotTo.length;
  for (let p = 0; p < labels * labels; p++) {
    const slot = transitions.slotAt[p]!;
    if (slot >= 0 && !featured[p]) absent.push(transitionBase + slot);
  }
  const edgeBase = transitionBase + slots;
  const edgeSlot = Uint32Array.from(edgePair, (p) => transitions.slotAt[p]!);
  const end = edgeBase + edgePair.length;
  if (end % 2 === 1) absent.push(end);
  return {
    labels,
    padded,
    attributes,
    attributeOffset,
    parameterLabel,
    transitionBase,
    transitions,
    edgeBase,
    edgeAttributes: edgeOffset.length - 1,
    edgeOffset,
    edgeSlot,
    parameters: end + (end % 2),
    absent: Uint32Array.from(absent),
    scheme,
  };
}
