import { createFeatureTable, type EncodeOptions, encodeModel, packSections } from "../crf/index.js";
import { type ClusterKind, encodeClusters, type WordClusters } from "../features/clusters/index.js";
import type { Recipe } from "./recipe.js";
import type { MinedSign } from "./reconcile/index.js";
import type { SpanClassifier } from "./retype/span-classifier.js";
import { deflated, MAGIC, TRAINED } from "./trained-sections.js";
import { kindOf } from "./voices/index.js";
import type { TrainedVoice } from "./voices/voice-kind.js";

/** A recipe after training: all that tagging needs. */
export interface TrainedModel {
  readonly recipe: Recipe;
  /** One for each voice of the recipe that learns, in order. */
  readonly voices: readonly TrainedVoice[];
  readonly clusters: Readonly<Partial<Record<ClusterKind, WordClusters>>>;
  /** Where the recipe has one. */
  readonly classifier?: SpanClassifier;
  /** Words beside names that in the notes meant one type, where the recipe has them mined. */
  readonly signs?: readonly MinedSign[];
  /** Who trained it on what, with which versions and figures. */
  readonly card: Readonly<Record<string, unknown>>;
}

/** Features mean what the templates of this number make of them; a model made with others is refused. */
export const TEMPLATE_REVISION = 3;

/** Beside these, for each kind of voice that has something to say here, a list of what its voices say: "crfs". */
export interface TrainedHead {
  readonly templates: number;
  readonly recipe: Recipe;
  readonly clusters: readonly ClusterKind[];
  readonly signs?: readonly MinedSign[];
  readonly card: Readonly<Record<string, unknown>>;
}

export const headsOf = (kind: string): string => `${kind}s`;

/** One file with everything inside: recipe, weights, clusters, card, checksum. */
export function encodeTrained(model: TrainedModel, options: EncodeOptions = {}): Uint8Array {
  const heads: Record<string, unknown[]> = {};
  const sections = new Map<number, Uint8Array>();
  const counts = new Map<string, number>();
  for (const trained of model.voices) {
    const { kind, encode } = kindOf(trained.voice);
    const n = counts.get(kind) ?? 0;
    counts.set(kind, n + 1);
    const written = encode(trained, options);
    if (written.head !== undefined) {
      heads[headsOf(kind)] ??= [];
      heads[headsOf(kind)]?.push(written.head);
    }
    for (const [number, bytes] of written.sections) sections.set(number + n, bytes);
  }
  const kinds = Object.keys(model.clusters) as ClusterKind[];
  const { recipe, card, signs } = model;
  const head = {
    templates: TEMPLATE_REVISION,
    recipe,
    ...heads,
    clusters: kinds,
    ...(signs && { signs }),
    card,
  };
  const all = new Map([
    [TRAINED.head as number, new TextEncoder().encode(JSON.stringify(head))],
    ...sections,
  ]);
  for (const [n, kind] of kinds.entries())
    all.set(TRAINED.clusters + n, encodeClusters(model.clusters[kind] as WordClusters));
  if (model.classifier) {
    const { types, attributes, layout, weights } = model.classifier;
    const meta = { voice: "classifier" };
    const crf = { labels: types, attributes, edgeAttributes: createFeatureTable(), layout, weights, meta };
    all.set(TRAINED.classifier, deflated(encodeModel(crf, { bits: 16, ...options }).bytes));
  }
  return packSections(all, MAGIC);
}
