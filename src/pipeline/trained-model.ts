import { createFeatureTable, type EncodeOptions, encodeModel, packSections } from "../crf/index.js";
import { type ClusterKind, encodeClusters, type WordClusters } from "../features/clusters/index.js";
import { encodeCounts } from "../hmm/index.js";
import type { TrainedCrf } from "./crf/crf-tagger.js";
import { labelling } from "./crf/label-scheme.js";
import type { TrainedHmm } from "./hmm/hmm-tagger.js";
import type { Recipe } from "./recipe.js";
import type { SpanClassifier } from "./retype/span-classifier.js";
import { MAGIC, packed, TRAINED } from "./trained-sections.js";

/** A recipe after training: all that tagging needs. */
export interface TrainedModel {
  readonly recipe: Recipe;
  /** One for each CRF voice of the recipe, in order. */
  readonly crfs: readonly TrainedCrf[];
  /** One for each hidden Markov model voice of the recipe, in order. */
  readonly hmms?: readonly TrainedHmm[];
  readonly clusters: Readonly<Partial<Record<ClusterKind, WordClusters>>>;
  /** Where the recipe has one. */
  readonly classifier?: SpanClassifier;
  /** Who trained it on what, with which versions and figures. */
  readonly card: Readonly<Record<string, unknown>>;
}

/** Features mean what the templates of this number make of them; a model made with others is refused. */
export const TEMPLATE_REVISION = 3;

export interface TrainedHead {
  readonly templates: number;
  readonly recipe: Recipe;
  readonly crfs: readonly { readonly types: readonly string[]; readonly adapted: boolean }[];
  readonly clusters: readonly ClusterKind[];
  readonly card: Readonly<Record<string, unknown>>;
}

/** One file with everything inside: recipe, weights, clusters, card, checksum. */
export function encodeTrained(model: TrainedModel, options: EncodeOptions = {}): Uint8Array {
  const kinds = Object.keys(model.clusters) as ClusterKind[];
  const head: TrainedHead = {
    templates: TEMPLATE_REVISION,
    recipe: model.recipe,
    crfs: model.crfs.map(({ types, adapted }) => ({ types, adapted })),
    clusters: kinds,
    card: model.card,
  };
  const sections = new Map<number, Uint8Array>([
    [TRAINED.head, new TextEncoder().encode(JSON.stringify(head))],
  ]);
  for (const [n, { types, attributes, edges, layout, weights, voice, familiar }] of model.crfs.entries()) {
    const { labels } = labelling(voice.scheme, types);
    const { bytes } = encodeModel(
      { labels, attributes, edgeAttributes: edges, layout, weights, meta: { voice: voice.name } },
      { bits: 16, ...options },
    );
    sections.set(TRAINED.crf + n, packed(bytes));
    if (familiar) sections.set(TRAINED.familiar + n, encodeWords(familiar));
  }
  for (const [n, kind] of kinds.entries())
    sections.set(TRAINED.clusters + n, encodeClusters(model.clusters[kind] as WordClusters));
  for (const [n, { counts }] of (model.hmms ?? []).entries())
    sections.set(TRAINED.hmm + n, packed(encodeCounts(counts)));
  if (model.classifier) {
    const { types, attributes, layout, weights } = model.classifier;
    const meta = { voice: "classifier" };
    const crf = { labels: types, attributes, edgeAttributes: createFeatureTable(), layout, weights, meta };
    sections.set(TRAINED.classifier, packed(encodeModel(crf, { bits: 16, ...options }).bytes));
  }
  return packSections(sections, MAGIC);
}

/** Little-endian, whatever the machine. */
function encodeWords(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  for (const [n, word] of words.entries()) view.setUint32(4 * n, word, true);
  return new Uint8Array(view.buffer);
}
