import { createFeatureTable, createHashedTable, type FeatureTable } from "../feature-table.js";
import { buildLayout, type Layout } from "../layout.js";
import { createNameStore } from "../name-store.js";
import type { LabelScheme } from "../transitions.js";
import { unpackSections } from "./container.js";
import { areEven } from "./even-hashes.js";
import { type Head, readHead } from "./head.js";
import { ascend, startsOf } from "./lists.js";
import type { Model, WeightBits } from "./model.js";
import { type SectionReader, sectionReader } from "./section-reader.js";
import { type ModelSectionName, SECTION } from "./sections.js";
import { unfit } from "./unfit.js";

export interface Decoded extends Model {
  readonly bits: WeightBits;
  /** Whether the names of features are in the file. */
  readonly names: boolean;
  readonly parts: Readonly<Partial<Record<ModelSectionName, number>>>;
}

/**
 * `file` only names the culprit in errors. The bytes must start at a multiple of 8 of their buffer. The checksum guards
 * against accidents alone: no number is believed before it is known to fit the others.
 */
export function decodeModel(bytes: Uint8Array<ArrayBuffer>, file: string): Decoded {
  const sections = unpackSections(bytes, file);
  const read = sectionReader(sections, file);
  const head = readHead(read.bytes("meta"), file);
  const labels = head.labels.length;
  const nodeLabel = labels <= 256 ? Uint16Array.from(read.bytes("nodeLabel")) : read.u16("nodeLabel");
  const nodeOffset = startsOf(read.u16("nodeCount"), nodeLabel.length);
  const pair = read.u32("pair");
  const edgePair = read.u32("edgePair");
  const edgeOffset = startsOf(read.u32("edgeCount"), edgePair.length);
  const scheme = schemeOf(read, labels);
  const fits =
    nodeOffset !== undefined &&
    edgeOffset !== undefined &&
    ascend(nodeLabel, nodeOffset, labels) &&
    ascend(pair, Uint32Array.of(0, pair.length), labels * labels) &&
    ascend(edgePair, edgeOffset, labels * labels);
  if (!fits) throw unfit(file);
  const layout = buildLayout({ labels, nodeOffset, nodeLabel, pair, edgeOffset, edgePair }, scheme);
  const mayFollow = (p: number): boolean => layout.transitions.slotAt[p]! >= 0;
  if (!pair.every(mayFollow) || !edgePair.every(mayFollow)) throw unfit(file);
  const weights = placeWeights(layout, nodeOffset, nodeLabel, pair, {
    node: read.weights("nodeWeight", head.bits, nodeLabel.length),
    pair: read.weights("pairWeight", head.bits, pair.length),
    edge: read.weights("edgeWeight", head.bits, edgePair.length),
  });
  const parts: Partial<Record<ModelSectionName, number>> = {};
  for (const [name, id] of Object.entries(SECTION)) {
    const part = sections.get(id);
    if (part) parts[name as ModelSectionName] = part.length;
  }
  return {
    labels: head.labels,
    attributes: tableOf(read, "attribute", layout.attributes, head.attributeHashBits, file),
    edgeAttributes: tableOf(read, "edge", layout.edgeAttributes, head.edgeHashBits, file),
    layout,
    weights,
    meta: head.meta,
    bits: head.bits,
    names: read.has("attributeName") || read.has("edgeName"),
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

function tableOf(
  read: SectionReader,
  kind: "attribute" | "edge",
  size: number,
  hashBits: Head["attributeHashBits"],
  file: string,
): FeatureTable {
  if (hashBits !== undefined) {
    if (size !== 2 ** hashBits) throw unfit(file);
    return createHashedTable(hashBits);
  }
  const hashes = read.u32(`${kind}Hash`);
  const names = read.bytes(`${kind}Name`);
  const ends = read.u32(`${kind}NameEnd`);
  const named = ends.length === size && (ends.at(-1) ?? 0) === names.length && ends.every(isNoStepBack);
  const nameless = ends.length === 0 && names.length === 0;
  if (hashes.length !== 2 * size || !(named || nameless) || !areEven(hashes)) throw unfit(file);
  return createFeatureTable(hashes, createNameStore(names, ends));
}

const isNoStepBack = (end: number, n: number, ends: Uint32Array): boolean => n === 0 || end >= ends[n - 1]!;

function schemeOf(read: SectionReader, labels: number): LabelScheme {
  const follow = read.mask("follow", labels * labels);
  const start = read.mask("start", labels);
  const end = read.mask("end", labels);
  return { ...(follow && { follow }), ...(start && { start }), ...(end && { end }) };
}
