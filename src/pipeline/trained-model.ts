import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { deflateSync, inflateSync } from "node:zlib";
import {
  createFeatureTable,
  type Decoded,
  decodeModel,
  type EncodeOptions,
  encodeModel,
  packSections,
  unpackSections,
} from "../crf/index.js";
import { ScrubJayError } from "../errors.js";
import { type ClusterKind, decodeClusters, encodeClusters } from "../features/clusters/index.js";
import { decodeCounts, encodeCounts } from "../hmm/index.js";
import type { TrainedCrf } from "./crf/crf-tagger.js";
import { labelling } from "./crf/label-scheme.js";
import type { TrainedHmm } from "./hmm/hmm-tagger.js";
import type { CrfVoice, HmmVoice, Recipe } from "./recipe.js";
import type { SpanClassifier } from "./retype/span-classifier.js";

/** A recipe after training: all that tagging needs. */
export interface TrainedModel {
  readonly recipe: Recipe;
  /** One for each CRF voice of the recipe, in order. */
  readonly crfs: readonly TrainedCrf[];
  /** One for each hidden Markov model voice of the recipe, in order. */
  readonly hmms?: readonly TrainedHmm[];
  readonly clusters: Readonly<Partial<Record<ClusterKind, ReadonlyMap<string, string>>>>;
  /** Where the recipe has one. */
  readonly classifier?: SpanClassifier;
  /** Who trained it on what, with which versions and figures. Holds no text of notes. */
  readonly card: Readonly<Record<string, unknown>>;
}

const MAGIC = "SJAYMDL\n";
const HEAD = 1;
const FIRST_CRF = 100;
const FIRST_CLUSTERS = 200;
const CLASSIFIER = 300;
const FIRST_HMM = 400;
const FIRST_FAMILIAR = 500;

/** Features mean what the templates of this number make of them; a model made with others is refused. */
export const TEMPLATE_REVISION = 3;

interface Head {
  readonly templates: number;
  readonly recipe: Recipe;
  readonly crfs: readonly { readonly types: readonly string[]; readonly adapted: boolean }[];
  readonly clusters: readonly ClusterKind[];
  readonly card: Readonly<Record<string, unknown>>;
}

/** One file with everything inside: recipe, weights, clusters, card, checksum. */
export function encodeTrained(model: TrainedModel, options: EncodeOptions = {}): Uint8Array {
  const kinds = Object.keys(model.clusters) as ClusterKind[];
  const head: Head = {
    templates: TEMPLATE_REVISION,
    recipe: model.recipe,
    crfs: model.crfs.map(({ types, adapted }) => ({ types, adapted })),
    clusters: kinds,
    card: model.card,
  };
  const sections = new Map<number, Uint8Array>([[HEAD, new TextEncoder().encode(JSON.stringify(head))]]);
  for (const [n, { types, attributes, edges, layout, weights, voice, familiar }] of model.crfs.entries()) {
    const { labels } = labelling(voice.scheme, types);
    const { bytes } = encodeModel(
      { labels, attributes, edgeAttributes: edges, layout, weights, meta: { voice: voice.name } },
      { bits: 16, ...options },
    );
    sections.set(FIRST_CRF + n, deflateSync(bytes));
    if (familiar) sections.set(FIRST_FAMILIAR + n, encodeWords(familiar));
  }
  for (const [n, kind] of kinds.entries())
    sections.set(FIRST_CLUSTERS + n, encodeClusters(model.clusters[kind] as ReadonlyMap<string, string>));
  for (const [n, { counts }] of (model.hmms ?? []).entries())
    sections.set(FIRST_HMM + n, deflateSync(encodeCounts(counts)));
  if (model.classifier) {
    const { types, attributes, layout, weights } = model.classifier;
    const meta = { voice: "classifier" };
    const crf = { labels: types, attributes, edgeAttributes: createFeatureTable(), layout, weights, meta };
    sections.set(CLASSIFIER, deflateSync(encodeModel(crf, { bits: 16, ...options }).bytes));
  }
  return packSections(sections, MAGIC);
}

/** Little-endian, whatever the machine. */
function encodeWords(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  for (const [n, word] of words.entries()) view.setUint32(4 * n, word, true);
  return new Uint8Array(view.buffer);
}

function decodeWords({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  return Uint32Array.from({ length: byteLength >> 2 }, (_, n) => view.getUint32(4 * n, true));
}

/** The parts of a file as they are, for `model show`. */
export interface TrainedParts {
  readonly recipe: Recipe;
  readonly card: Readonly<Record<string, unknown>>;
  readonly crfs: readonly { readonly trained: TrainedCrf; readonly decoded: Decoded }[];
  readonly hmms?: readonly TrainedHmm[];
  readonly clusters: TrainedModel["clusters"];
  readonly classifier?: SpanClassifier;
}

export function decodeParts(bytes: Uint8Array<ArrayBuffer>, file: string): TrainedParts {
  const sections = unpackSections(bytes, file, MAGIC);
  const section = (number: number): Uint8Array<ArrayBuffer> => {
    const found = sections.get(number);
    if (found === undefined)
      throw new ScrubJayError("model-altered", "the parts of the model file do not fit together", { file });
    return found as Uint8Array<ArrayBuffer>;
  };
  const head = JSON.parse(new TextDecoder().decode(section(HEAD))) as Head;
  if (head.templates !== TEMPLATE_REVISION)
    throw new ScrubJayError("model-version", "the model was trained with other feature templates", {
      file,
      hint: head.templates > TEMPLATE_REVISION ? "Update scrubjay." : "Train the model again.",
    });
  const voices = head.recipe.voices.filter((voice): voice is CrfVoice => voice.kind === "crf");
  const crfs = voices.map((voice, n) => {
    const decoded = decodeModel(new Uint8Array(inflateSync(section(FIRST_CRF + n))), file);
    const { attributes, edgeAttributes: edges, layout, weights } = decoded;
    const { types, adapted } = head.crfs[n] ?? { types: [], adapted: false };
    const words = sections.get(FIRST_FAMILIAR + n);
    const familiar = words && { familiar: decodeWords(words) };
    return { decoded, trained: { voice, types, adapted, attributes, edges, layout, weights, ...familiar } };
  });
  const clusters: Partial<Record<ClusterKind, ReadonlyMap<string, string>>> = {};
  for (const [n, kind] of head.clusters.entries())
    clusters[kind] = decodeClusters(section(FIRST_CLUSTERS + n));
  const hmms = head.recipe.voices
    .filter((voice): voice is HmmVoice => voice.kind === "hmm")
    .map((voice, n) => ({ voice, counts: decodeCounts(inflateSync(section(FIRST_HMM + n)), file) }));
  const parts = {
    recipe: head.recipe,
    card: head.card,
    crfs,
    ...(hmms.length > 0 && { hmms }),
    clusters,
  };
  if (!sections.has(CLASSIFIER)) return parts;
  const { labels, attributes, layout, weights } = decodeModel(
    new Uint8Array(inflateSync(section(CLASSIFIER))),
    file,
  );
  return { ...parts, classifier: { types: labels, attributes, layout, weights } };
}

export function decodeTrained(bytes: Uint8Array<ArrayBuffer>, file: string): TrainedModel {
  const { crfs, ...rest } = decodeParts(bytes, file);
  return { ...rest, crfs: crfs.map(({ trained }) => trained) };
}

/** A reader never sees half a file: it is written beside its place and then moved there. */
export function writeTrained(file: string, model: TrainedModel, options: EncodeOptions = {}): number {
  const bytes = encodeTrained(model, options);
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, file);
  return bytes.length;
}

/** Is this a model with its recipe, and not a bare CRF? */
export function isTrained(bytes: Uint8Array): boolean {
  return [...MAGIC].every((character, at) => bytes[at] === character.charCodeAt(0));
}

export function readBytes(file: string): Uint8Array<ArrayBuffer> {
  try {
    // A buffer of its own: the sections need an offset that is a multiple of 8.
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ScrubJayError("cannot-read", `the model file cannot be read (${code})`, {
      file,
      hint: "Check the path and the permissions; `scrubjay train` writes such a file.",
    });
  }
}
