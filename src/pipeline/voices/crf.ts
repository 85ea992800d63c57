import { decodeModel, encodeModel, isObject, unfit } from "../../crf/index.js";
import { MOST_TYPES } from "../../hmm/index.js";
import { crfTagger } from "../crf/crf-tagger.js";
import { type Labelling, labelling } from "../crf/label-scheme.js";
import { trainCrfVoice } from "../crf/train-crf.js";
import type { TrainedCrf } from "../crf/trained-crf.js";
import type { CrfVoice } from "../recipe.js";
import { deflated, inflated } from "../trained-sections.js";
import { LEARNS } from "./needs-training.js";
import type { VoiceKind } from "./voice-kind.js";

const SECTION = { crf: 100, familiar: 500 } as const;

interface Head {
  readonly types: readonly string[];
  readonly adapted: boolean;
}

export const crfKind: VoiceKind<CrfVoice, TrainedCrf> = {
  kind: "crf",
  learns: LEARNS.crf,
  train(voice, notes, { onProgress, ...options }) {
    const taught = notes.map(({ features, spans, domain }) => ({
      features: features(voice.tokenizer),
      spans,
      ...(domain && { domain }),
    }));
    const of = voice.training.maxIterations;
    return trainCrfVoice(voice, taught, {
      ...options,
      onProgress: ({ iteration, objective }) => onProgress?.({ iteration, of, objective }),
    });
  },
  encode({ types, adapted, attributes, edges, layout, weights, voice, familiar }, options) {
    const { labels } = labelling(voice.scheme, types);
    const { bytes } = encodeModel(
      { labels, attributes, edgeAttributes: edges, layout, weights, meta: { voice: voice.name } },
      { bits: 16, ...options },
    );
    const sections = new Map([[SECTION.crf as number, deflated(bytes)]]);
    if (familiar) sections.set(SECTION.familiar, encodeWords(familiar));
    return { head: { types, adapted }, sections };
  },
  decode(voice, head, section, file) {
    const bytes = section(SECTION.crf);
    if (!isHead(head) || bytes === undefined) throw unfit(file);
    const { types, adapted } = head;
    const crf = decodeModel(inflated(bytes, file), file);
    const { labels, attributes, edgeAttributes: edges, layout, weights } = crf;
    if (!speaks({ labels, layout }, labelling(voice.scheme, types))) throw unfit(file);
    const words = section(SECTION.familiar);
    const familiar = words && { familiar: decodeWords(words) };
    return { trained: { voice, types, adapted, attributes, edges, layout, weights, ...familiar }, crf };
  },
  open(trained, options) {
    const tag = crfTagger(trained, options);
    const { tokenizer } = trained.voice;
    return ({ features }) => tag(features(tokenizer));
  },
  held: ({ voice, layout, familiar }) => ({
    features: layout.attributes + layout.edgeAttributes,
    ...(familiar && {
      besides: [
        `${familiar.length} words that stand in labelled spans of two notes or more (voice ${voice.name}), each as a hash of 32 bits.`,
      ],
    }),
  }),
};

function isHead(value: unknown): value is Head {
  if (!isObject(value) || typeof value.adapted !== "boolean" || !Array.isArray(value.types)) return false;
  const types: readonly unknown[] = value.types;
  return (
    types.length <= MOST_TYPES &&
    new Set(types).size === types.length &&
    types.every((type) => typeof type === "string")
  );
}

/** Whether a CRF has the labels of its types, in their order, and lets those follow one another that may. */
function speaks(
  { labels, layout }: Pick<ReturnType<typeof decodeModel>, "labels" | "layout">,
  { labels: own, lattice }: Labelling,
): boolean {
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
