import { type Decoded, decodeModel, isObject, readJson, unfit, unpackSections } from "../crf/index.js";
import { ScrubJayError } from "../errors.js";
import {
  CLUSTER_KINDS,
  type ClusterKind,
  decodeClusters,
  type WordClusters,
} from "../features/clusters/index.js";
import { readRecipe } from "./read-recipe.js";
import type { MinedSign } from "./reconcile/index.js";
import type { SpanClassifier } from "./retype/span-classifier.js";
import { headsOf, TEMPLATE_REVISION, type TrainedHead, type TrainedModel } from "./trained-model.js";
import { inflated, MAGIC, TRAINED } from "./trained-sections.js";
import { kindOf } from "./voices/index.js";
import type { TrainedVoice } from "./voices/voice-kind.js";

/** A model with what only `model show` asks for. */
export interface TrainedParts {
  readonly model: TrainedModel;
  /** The CRFs of its voices, by the voice's name. */
  readonly crfs: ReadonlyMap<string, Decoded>;
  /** Whether the file names its features. */
  readonly names: boolean;
}

export function decodeParts(bytes: Uint8Array<ArrayBuffer>, file: string): TrainedParts {
  const sections = unpackSections(bytes, file, MAGIC) as ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
  const section = (number: number): Uint8Array<ArrayBuffer> => {
    const found = sections.get(number);
    if (found === undefined) throw unfit(file);
    return found;
  };
  const { recipe, card, clusters: kinds, signs, heads } = readHead(section(TRAINED.head), file);
  const voices: TrainedVoice[] = [];
  const crfs = new Map<string, Decoded>();
  const counts = new Map<string, number>();
  for (const voice of recipe.voices) {
    const { kind, learns, decode } = kindOf(voice);
    if (!learns) continue;
    const n = counts.get(kind) ?? 0;
    counts.set(kind, n + 1);
    const { trained, crf } = decode(voice, heads(kind)[n], (number) => sections.get(number + n), file);
    voices.push(trained);
    if (crf) crfs.set(voice.name, crf);
  }
  for (const [kind, count] of counts) if (heads(kind).length > count) throw unfit(file);
  const clusters: Partial<Record<ClusterKind, WordClusters>> = {};
  for (const [n, kind] of kinds.entries())
    clusters[kind] = decodeClusters(section(TRAINED.clusters + n), file);
  const classifier = sections.has(TRAINED.classifier)
    ? decodeModel(inflated(section(TRAINED.classifier), file), file)
    : undefined;
  const model = {
    recipe,
    card,
    voices,
    clusters,
    ...(signs && { signs }),
    ...(classifier && { classifier: classifierOf(classifier) }),
  };
  return { model, crfs, names: [...crfs.values(), classifier].some((crf) => crf?.names) };
}

export function decodeTrained(bytes: Uint8Array<ArrayBuffer>, file: string): TrainedModel {
  return decodeParts(bytes, file).model;
}

const classifierOf = ({ labels: types, attributes, layout, weights }: Decoded): SpanClassifier => ({
  types,
  attributes,
  layout,
  weights,
});

/** `heads` is what the voices of a kind say in the head, in order. */
function readHead(
  bytes: Uint8Array,
  file: string,
): TrainedHead & { readonly heads: (kind: string) => readonly unknown[] } {
  const { templates, recipe, clusters, signs, card, ...rest } = readJson(bytes, file);
  if (!Number.isInteger(templates)) throw unfit(file);
  if (templates !== TEMPLATE_REVISION)
    throw new ScrubJayError("model-version", "the model was trained with other feature templates", {
      file,
      hint: (templates as number) > TEMPLATE_REVISION ? "Update scrubjay." : "Train the model again.",
    });
  const fits = Array.isArray(clusters) && clusters.every(isClusterKind) && isObject(card);
  if (signs !== undefined && !isSignList(signs)) throw unfit(file);
  if (!fits || new Set(clusters).size < clusters.length) throw unfit(file);
  const heads = (kind: string): readonly unknown[] => {
    const list = rest[headsOf(kind)] ?? [];
    if (!Array.isArray(list)) throw unfit(file);
    return list;
  };
  return { templates, recipe: readRecipe(recipe, file), clusters, ...(signs && { signs }), card, heads };
}

const isClusterKind = (value: unknown): value is ClusterKind =>
  typeof value === "string" && Object.hasOwn(CLUSTER_KINDS, value);

const MOST_SIGNS = 100_000;

const isSignList = (value: unknown): value is readonly MinedSign[] =>
  Array.isArray(value) &&
  value.length <= MOST_SIGNS &&
  value.every((sign) => isObject(sign) && typeof sign.words === "string" && typeof sign.type === "string");

/** Is this a model with its recipe, and not a bare CRF? */
export function isTrained(bytes: Uint8Array): boolean {
  return [...MAGIC].every((character, at) => bytes[at] === character.charCodeAt(0));
}
