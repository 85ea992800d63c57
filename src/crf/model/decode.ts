import { ScrubJayError } from "../../errors.js";
import { createFeatureTable, createHashedTable, type FeatureTable } from "../feature-table.js";
import { buildLayout, type Layout } from "../layout.js";
import { createNameStore } from "../name-store.js";
import type { LabelScheme } from "../transitions.js";
import { type Sections, unpackSections } from "./container.js";
import type { Model, WeightBits } from "./model.js";
import { decodeWeights } from "./quantise.js";
import { SECTION, type SectionName } from "./sections.js";

interface Head {
  readonly labels: readonly string[];
  readonly bits: WeightBits;
  readonly attributes: number;
  readonly edgeAttributes: number;
  readonly attributeHashBits?: number;
  readonly edgeHashBits?: number;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface Decoded extends Model {
  readonly bits: WeightBits;
  readonly parts: Readonly<Partial<Record<SectionName, number>>>;
}

/** `file` only names the culprit in errors. The bytes must start at a multiple of 8 of their buffer. */
export function decodeModel(bytes: Uint8Array<ArrayBuffer>, file: string): Decoded {
  const sections = unpackSections(bytes, file);
  const head = JSON.parse(new TextDecoder().decode(section(sections, "meta"))) as Head;
  const labels = head.labels.length;
  const count = u16(section(sections, "nodeCount"));
  const label = section(sections, "nodeLabel");
  const nodeOffset = sums(count);
  const edgeOffset = sums(u32(section(sections, "edgeCount")));
  const scheme = schemeOf(sections);
  const nodeLabel = labels <= 256 ? Uint16Array.from(label) : u16(label);
  const pair = u32(section(sections, "pair"));
  const edgePair = u32(section(sections, "edgePair"));
  const fits =
    nodeOffset.at(-1) === nodeLabel.length &&
    edgeOffset.at(-1) === edgePair.length &&
    nodeLabel.every((j) => j < labels) &&
    [pair, edgePair].every((list) => list.every((p) => p < labels * labels));
  if (!fits)
    throw new ScrubJayError("model-altered", "the parts of the model file do not fit together", { file });
  const layout = buildLayout({ labels, nodeOffset, nodeLabel, pair, edgeOffset, edgePair }, scheme);
  const weights = placeWeights(layout, nodeOffset, nodeLabel, pair, {
    node: decodeWeights(section(sections, "nodeWeight"), head.bits),
    pair: decodeWeights(section(sections, "pairWeight"), head.bits),
    edge: sections.has(SECTION.edgeWeight)
      ? decodeWeights(section(sections, "edgeWeight"), head.bits)
      : new Float64Array(0),
  });
  const parts: Partial<Record<SectionName, number>> = {};
  for (const [name, id] of Object.entries(SECTION)) {
    const part = sections.get(id);
    if (part) parts[name as SectionName] = part.length;
  }
  return {
    labels: head.labels,
    attributes: tableOf(sections, "attribute", head.attributeHashBits),
    edgeAttributes: tableOf(sections, "edge", head.edgeHashBits),
    layout,
    weights,
    meta: head.meta,
    bits: head.bits,
    parts,
  };
}

function placeWeights(
  layout: Layout,
  nodeOffset: Uint32Array,
  nodeLabel: Uint16Array,
  pairs: Uint32Array,
  given: { node: Float64Array; pair: Float64Array; edge: Float64Array },
): Float64Array {
  const weights = new Float64Array(layout.parameters);
  for (let a = 0; a < layout.attributes; a++) {
    const first = layout.attributeOffset[a]!;
    const dense = layout.attributeOffset[a + 1]! - first === layout.padded;
    for (let n = nodeOffset[a]!; n < nodeOffset[a + 1]!; n++)
      weights[first + (dense ? nodeLabel[n]! : n - nodeOffset[a]!)] = given.node[n]!;
  }
  pairs.forEach((p, n) => {
    weights[layout.transitionBase + layout.transitions.slotAt[p]!] = given.pair[n]!;
  });
  weights.set(given.edge, layout.edgeBase);
  return weights;
}

function tableOf(sections: Sections, kind: "attribute" | "edge", hashBits: number | undefined): FeatureTable {
  if (hashBits !== undefined) return createHashedTable(hashBits);
  const names = createNameStore(
    section(sections, `${kind}Name`) as Uint8Array<ArrayBuffer>,
    u32(section(sections, `${kind}NameEnd`)),
  );
  return createFeatureTable(u32(section(sections, `${kind}Hash`)), names);
}

function schemeOf(sections: Sections): LabelScheme {
  // Copies: as parts of the file they would keep all of it in memory.
  const follow = sections.get(SECTION.follow)?.slice();
  const start = sections.get(SECTION.start)?.slice();
  const end = sections.get(SECTION.end)?.slice();
  return { ...(follow && { follow }), ...(start && { start }), ...(end && { end }) };
}

const NOTHING = new Uint8Array(8).subarray(0, 0);

/** Sections that a model has no use for are not written. */
function section(sections: Sections, name: SectionName): Uint8Array {
  return sections.get(SECTION[name]) ?? NOTHING;
}

function u32(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  return new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length / 4);
}

function u16(bytes: Uint8Array): Uint16Array<ArrayBuffer> {
  return new Uint16Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length / 2);
}

/** Where each list starts, from how long each is. */
function sums(counts: Uint16Array | Uint32Array): Uint32Array {
  const offset = new Uint32Array(counts.length + 1);
  for (let n = 0; n < counts.length; n++) offset[n + 1] = offset[n]! + counts[n]!;
  return offset;
}
