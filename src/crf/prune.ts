import { buildLayout, type Layout } from "./layout.js";
import { featuresOf, transferWeights } from "./merge-features.js";

/** The same model without the tokens' features whose weight is nearer to 0 than `least`. Attributes keep their numbers. */
export function pruneFeatures(
  layout: Layout,
  weights: Float64Array,
  least: number,
): { layout: Layout; weights: Float64Array } {
  const absent = new Set(layout.absent);
  const nodeOffset = new Uint32Array(layout.attributes + 1);
  const nodeLabel: number[] = [];
  for (let a = 0; a < layout.attributes; a++) {
    for (let k = layout.attributeOffset[a]!; k < layout.attributeOffset[a + 1]!; k++)
      if (!absent.has(k) && Math.abs(weights[k]!) >= least) nodeLabel.push(layout.parameterLabel[k]!);
    nodeOffset[a + 1] = nodeLabel.length;
  }
  const kept = { ...featuresOf(layout), nodeOffset, nodeLabel: Uint16Array.from(nodeLabel) };
  const smaller = buildLayout(kept, layout.scheme);
  return { layout: smaller, weights: transferWeights(layout, weights, smaller) };
}
