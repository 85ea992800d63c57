import { ScrubJayError } from "../errors.js";
import { createFeatureTable } from "./feature-table.js";
import { createTagger } from "./infer/tagger.js";
import { decodeModel } from "./model/decode.js";
import { encodeModel } from "./model/encode.js";
import { type Sequences, sequenceBuilder } from "./sequences.js";
import { type TrainSettings, train } from "./train/train.js";

/** The attributes of every token of a sequence: what a tagger knows of it, in any words. */
export type TokenAttributes = readonly (readonly string[])[];

/** A sequence to learn from, with the label of every token. */
export interface LabelledSequence {
  readonly attributes: TokenAttributes;
  readonly labels: readonly string[];
}

/** A linear-chain CRF over attributes in words. */
export interface Crf {
  readonly labels: readonly string[];
  /** The best labelling of a sequence. */
  tag(attributes: TokenAttributes): string[];
  /** P(label) of every token of a sequence. */
  marginals(attributes: TokenAttributes): Record<string, number>[];
}

/** Learns from labelled sequences. What comes back is a model file's bytes, for `openCrf`. */
export async function trainCrf(
  sequences: readonly LabelledSequence[],
  settings: TrainSettings = {},
): Promise<Uint8Array<ArrayBuffer>> {
  for (const [at, { attributes, labels }] of sequences.entries())
    if (attributes.length !== labels.length)
      throw new ScrubJayError(
        "labels-do-not-fit",
        `sequence ${at} has ${attributes.length} tokens and ${labels.length} labels`,
        { hint: "Give a label for every token." },
      );
  const labels = [...new Set(sequences.flatMap((sequence) => sequence.labels))].sort();
  const idOf = new Map(labels.map((label, id) => [label, id]));
  const table = createFeatureTable();
  const builder = sequenceBuilder();
  for (const sequence of sequences) {
    for (const [t, attributes] of sequence.attributes.entries()) {
      const ids = [...new Set(attributes)].map((name) => table.intern(name));
      builder.token(ids, idOf.get(sequence.labels[t] as string));
    }
    builder.end();
  }
  const { layout, weights } = await train(builder.finish(), { ...settings, labels: labels.length });
  const model = {
    labels,
    attributes: table,
    edgeAttributes: createFeatureTable(),
    layout,
    weights,
    meta: {},
  };
  return new Uint8Array(encodeModel(model, { bits: 64 }).bytes);
}

/** Opens what `trainCrf` made. */
export function openCrf(bytes: Uint8Array): Crf {
  const { labels, attributes: table, layout, weights } = decodeModel(new Uint8Array(bytes), "the model");
  const tagger = createTagger(layout, weights);
  const read = (sequence: TokenAttributes): Sequences => {
    const builder = sequenceBuilder();
    for (const attributes of sequence)
      builder.token([...new Set(attributes)].map((name) => table.find(name)).filter((id) => id >= 0));
    return builder.finish();
  };
  return {
    labels,
    tag: (sequence) =>
      sequence.length === 0
        ? []
        : Array.from(tagger.best(read(sequence), 0).labels, (id) => labels[id] as string),
    marginals(sequence) {
      if (sequence.length === 0) return [];
      const { probability } = tagger.marginals(read(sequence), 0);
      return sequence.map((_, t) =>
        Object.fromEntries(labels.map((label, id) => [label, probability[t * labels.length + id] as number])),
      );
    },
  };
}
