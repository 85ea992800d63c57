import { type Decoded, decodeModel, isObject, readJson, unfit, unpackSections } from "../crf/index.js";
import { ScrubJayError } from "../errors.js";
import {
  CLUSTER_KINDS,
  type ClusterKind,
  decodeClusters,
  type WordClusters,
} from "../features/clusters/index.js";
import { decodeCounts, MOST_TYPES } from "../hmm/index.js";
import type { TrainedCrf } from "./crf/crf-tagger.js";
import { type Labelling, labelling } from "./crf/label-scheme.js";
import type { TrainedHmm } from "./hmm/hmm-tagger.js";
import { readRecipe } from "./read-recipe.js";
import type { CrfVoice, HmmVoice } from "./recipe.js";
import type { SpanClassifier } from "./retype/span-classifier.js";
import { TEMPLATE_REVISION, type TrainedHead, type TrainedModel } from "./trained-model.js";
import { MAGIC, TRAINED, unpacked } from "./trained-sections.js";

/** A model with what only `model show` asks for. */
export interface TrainedParts {
  readonly model: TrainedModel;
  /** The CRFs of its voices, in order. */
  readonly crfs: readonly Decoded[];
  /** Whether the file names its features. */
  readonly names: boolean;
}

export function decodeParts(bytes: Uint8Array<ArrayBuffer>, file: string): TrainedParts {
  const sections = unpackSections(bytes, file, MAGIC);
  const section = (number: number): Uint8Array<ArrayBuffer> => {
    const found = sections.get(number);
    if (found === undefined) throw unfit(file);
    return found as Uint8Array<ArrayBuffer>;
  };
  const { recipe, card, ...head } = readHead(section(TRAINED.head), file);
  const voices = recipe.voices.filter((voice): voice is CrfVoice => voice.kind === "crf");
  if (head.crfs.length !== voices.length) throw unfit(file);
  const decoded = voices.map((_, n) => decodeModel(unpacked(section(TRAINED.crf + n), file), file));
  const crfs = voices.map((voice, n): TrainedCrf => {
    const { types, adapted } = head.crfs[n] as TrainedHead["crfs"][number];
    const crf = decoded[n] as Decoded;
    if (!speaks(crf, labelling(voice.scheme, types))) throw unfit(file);
    const { attributes, edgeAttributes: edges, layout, weights } = crf;
    const words = sections.get(TRAINED.familiar + n);
    const familiar = words && { familiar: decodeWords(words) };
    return { voice, types, adapted, attributes, edges, layout, weights, ...familiar };
  });
  const clusters: Partial<Record<ClusterKind, WordClusters>> = {};
  for (const [n, kind] of head.clusters.entries())
    clusters[kind] = decodeClusters(section(TRAINED.clusters + n), file);
  const hmms = recipe.voices
    .filter((voice): voice is HmmVoice => voice.kind === "hmm")
    .map((voice, n): TrainedHmm => {
      const counts = decodeCounts(unpacked(section(TRAINED.hmm + n), file), file);
      return { voice, counts };
    });
  const classifier = sections.has(TRAINED.classifier)
    ? decodeModel(unpacked(section(TRAINED.classifier), file), file)
    : undefined;
  const model = {
    recipe,
    card,
    crfs,
    ...(hmms.length > 0 && { hmms }),
    clusters,
    ...(classifier && { classifier: classifierOf(classifier) }),
  };
  return { model, crfs: decoded, names: [...decoded, classifier].some((crf) => crf?.names) };
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

function readHead(bytes: Uint8Array, file: string): TrainedHead {
  const { templates, recipe, crfs, clusters, card } = readJson(bytes, file);
  if (!Number.isInteger(templates)) throw unfit(file);
  if (templates !== TEMPLATE_REVISION)
    throw new ScrubJayError("model-version", "the model was trained with other feature templates", {
      file,
      hint: (templates as number) > TEMPLATE_REVISION ? "Update scrubjay." : "Train the model again.",
    });
  const fits = isListOf(crfs, isTypes) && isListOf(clusters, isClusterKind) && isObject(card);
  if (!fits || new Set(clusters).size < clusters.length) throw unfit(file);
  return { templates, recipe: readRecipe(recipe, file), crfs, clusters, card };
}

function isListOf<T>(list: unknown, is: (value: unknown) => value is T): list is readonly T[] {
  return Array.isArray(list) && list.every(is);
}

function isTypes(value: unknown): value is TrainedHead["crfs"][number] {
  if (!isObject(value) || typeof value.adapted !== "boolean" || !Array.isArray(value.types)) return false;
  const types: readonly unknown[] = value.types;
  return (
    types.length <= MOST_TYPES &&
    new Set(types).size === types.length &&
    types.every((type) => typeof type === "string")
  );
}

const isClusterKind = (value: unknown): value is ClusterKind =>
  typeof value === "string" && Object.hasOwn(CLUSTER_KINDS, value);

/** Whether a CRF has the labels of its types, in their order, and lets those follow one another that may. */
function speaks({ labels, layout }: Decoded, { labels: own, lattice }: Labelling): boolean {
  const { follow, start, end } = layout.scheme;
  return (
    isSame(labels, own) &&
    isSame(follow ?? [], lattice.follow ?? []) &&
    isSame(start ?? [], lattice.start ?? []) &&
    isSame(end ?? [], lattice.end ?? [])
  );
}

function isSame<T>(a: ArrayLike<T>, b: ArrayLike<T>): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return false;
  return true;
}

function decodeWords({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  return Uint32Array.from({ length: byteLength >> 2 }, (_, n) => view.getUint32(4 * n, true));
}

/** Is this a model with its recipe, and not a bare CRF? */
export function isTrained(bytes: Uint8Array): boolean {
  return [...MAGIC].every((character, at) => bytes[at] === character.charCodeAt(0));
}
