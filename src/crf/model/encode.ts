import { ScrubJayError } from "../../errors.js";
import type { FeatureTable } from "../feature-table.js";
import { featuresOf } from "../merge-features.js";
import { createNameStore } from "../name-store.js";
import { packSections } from "./container.js";
import { MOST_LABELS } from "./head.js";
import type { Model, WeightBits } from "./model.js";
import { bytesOf, decodeWeights, encodeWeights, weightLoss } from "./quantise.js";
import { type ModelSectionName, SECTION } from "./sections.js";

export interface EncodeOptions {
  /** Bits per weight. Default 32. */
  readonly bits?: WeightBits;
  /** Whether feature names are kept, which only `model show` needs. They hold words of the notes. Default false. */
  readonly names?: boolean;
}

export interface Encoded {
  readonly bytes: Uint8Array;
  /** Bytes by section. */
  readonly parts: Readonly<Partial<Record<ModelSectionName, number>>>;
  /** What fewer bits cost, in units of weight. */
  readonly loss: { readonly largest: number; readonly rms: number };
}

/** Weights of 0, and attributes that have no other, are left out. */
export function encodeModel(model: Model, { bits = 32, names = false }: EncodeOptions = {}): Encoded {
  const { layout, weights, labels } = model;
  if (labels.length > MOST_LABELS)
    throw new ScrubJayError("too-many-labels", `${labels.length} labels, a model file holds ${MOST_LABELS}`, {
      hint: "Annotate with fewer types.",
    });
  const features = featuresOf(layout);
  const absent = new Set(layout.absent);
  const sections = new Map<number, Uint8Array>();
  const parts: Partial<Record<ModelSectionName, number>> = {};
  const put = (name: ModelSectionName, array: ArrayBufferView): void => {
    const bytes = bytesOf(array);
    sections.set(SECTION[name], bytes);
    parts[name] = bytes.length;
  };
  const loss = { largest: 0, rms: 0 };
  let squares = 0;
  let total = 0;
  const putWeights = (name: ModelSectionName, values: Float64Array): void => {
    const encoded = encodeWeights(values, bits);
    put(name, encoded);
    const aligned = new Uint8Array(encoded); // decoding needs a buffer of its own
    const part = weightLoss(values, decodeWeights(aligned, bits));
    loss.largest = Math.max(loss.largest, part.largest);
    squares += part.rms ** 2 * values.length;
    total += values.length;
  };

  const node = keepNonZero(
    layout.attributes,
    layout.attributeOffset,
    (k) => weights[k]!,
    (k) => layout.parameterLabel[k]!,
    (k) => absent.has(k),
    model.attributes.hashBits !== undefined,
  );
  const edge = keepNonZero(
    layout.edgeAttributes,
    layout.edgeOffset,
    (f) => weights[layout.edgeBase + f]!,
    (f) => features.edgePair[f]!,
    () => false,
    model.edgeAttributes.hashBits !== undefined,
  );
  const narrow = labels.length <= 256;
  put(
    "meta",
    new TextEncoder().encode(
      JSON.stringify({
        labels,
        bits,
        attributes: node.kept.length,
        edgeAttributes: edge.kept.length,
        attributeHashBits: model.attributes.hashBits,
        edgeHashBits: model.edgeAttributes.hashBits,
        names,
        meta: model.meta,
      }),
    ),
  );
  putTable("attribute", model.attributes, node.kept);
  put("nodeCount", Uint16Array.from(node.count));
  put("nodeLabel", narrow ? Uint8Array.from(node.value) : Uint16Array.from(node.value));
  putWeights("nodeWeight", Float64Array.from(node.weight));
  const pairs = features.pair.filter(
    (p) => weights[layout.transitionBase + layout.transitions.slotAt[p]!] !== 0,
  );
  put("pair", pairs);
  putWeights(
    "pairWeight",
    Float64Array.from(pairs, (p) => weights[layout.transitionBase + layout.transitions.slotAt[p]!]!),
  );
  if (edge.kept.length > 0) {
    putTable("edge", model.edgeAttributes, edge.kept);
    put("edgeCount", Uint32Array.from(edge.count));
    put("edgePair", Uint32Array.from(edge.value));
    putWeights("edgeWeight", Float64Array.from(edge.weight));
  }
  const { follow, start, end } = layout.scheme;
  if (follow) put("follow", follow);
  if (start) put("start", start);
  if (end) put("end", end);
  loss.rms = total === 0 ? 0 : Math.sqrt(squares / total);
  return { bytes: packSections(sections), parts, loss };

  function putTable(kind: "attribute" | "edge", table: FeatureTable, kept: Uint32Array): void {
    if (table.hashBits !== undefined) return;
    const all = table.hashes();
    const hashes = new Uint32Array(kept.length * 2);
    const store = createNameStore();
    kept.forEach((id, n) => {
      hashes[2 * n] = all[2 * id]!;
      hashes[2 * n + 1] = all[2 * id + 1]!;
      if (names) store.push(table.nameOf(id) ?? "");
    });
    put(`${kind}Hash`, hashes);
    if (!names) return;
    put(`${kind}NameEnd`, store.block().ends);
    put(`${kind}Name`, store.block().bytes);
  }
}

/** The lists of a table without zero weights; ids without any are dropped unless ids must stay (`all`). */
function keepNonZero(
  size: number,
  offset: Uint32Array,
  weightOf: (k: number) => number,
  valueAt: (k: number) => number,
  skip: (k: number) => boolean,
  all: boolean,
): { kept: Uint32Array; count: number[]; value: number[]; weight: number[] } {
  const kept: number[] = [];
  const count: number[] = [];
  const value: number[] = [];
  const weight: number[] = [];
  for (let a = 0; a < size; a++) {
    const before = value.length;
    for (let k = offset[a]!; k < offset[a + 1]!; k++) {
      if (skip(k) || weightOf(k) === 0) continue;
      value.push(valueAt(k));
      weight.push(weightOf(k));
    }
    if (value.length === before && !all) continue;
    kept.push(a);
    count.push(value.length - before);
  }
  return { kept: Uint32Array.from(kept), count, value, weight };
}
