import { type Model, type ModelOptions, modelOf } from "./model/index.js";
import { decodeTrained } from "./pipeline/index.js";
import { ASSET_NAMES, type AssetName, type Assets } from "./platform/platform.js";
import { useAssets } from "./platform/web.js";

export { type ErrorDetails, type ExitCode, ScrubJayError } from "./errors.js";
export {
  type CleanNote,
  type DeidentifiedNote,
  type DeidentifyOptions,
  deidentifyAll,
  type FoundInNote,
  type Model,
  type ModelOptions,
  type NoteToClean,
  type NoteToRead,
  type ReplaceSettings,
  type WithheldNote,
} from "./model/index.js";
export { makeNote, makeSpan, type Note, type Span } from "./note.js";
export type {
  Allow,
  Config,
  Deny,
  FieldName,
  KnownPatient,
  OwnRule,
  Patients,
} from "./pipeline/config/index.js";
export type { Change, Dropped, Tagged, TracedSpan } from "./pipeline/index.js";
export {
  type Action,
  type DeidMode,
  generateKey,
  type ModeName,
  type NoteToReplace,
  type PolicyName,
  parseKey,
  type ReplacedSpan,
  type Replacement,
  type Replacer,
  type SecretKey,
} from "./replace/index.js";
export type { PhiType } from "./schema/index.js";
export { ASSET_NAMES, type AssetName, type Assets };

/** Where the package keeps each, seen from dist/browser/: whoever serves the package as it is need not say. */
const PLACES: Readonly<Record<AssetName, string>> = {
  "clinical-terms": "../../data/clinical-terms.txt",
  "default-model": "../../models/default/model.bin",
  embeddings: "../../data/embeddings.bin",
  "encoder-kernels": "../encoder/kernels/kernels.wasm",
  kernels: "../crf/kernels/kernels.wasm",
  lexicon: "../../data/lexicon.bin",
  "lexicon-table": "../lexicon/table.bin",
  "number-parts": "../../data/number-parts.txt",
  "rules-machine": "../rules/automaton/machine.bin",
  "word-frequencies": "../../data/word-frequencies.txt",
};

/** Fetches the engine's files; `place` says where one is, by default where the package has it. */
export async function fetchAssets(
  place: (name: AssetName) => string | URL = (name) => new URL(PLACES[name], import.meta.url),
): Promise<Assets> {
  const fetched = await Promise.all(
    ASSET_NAMES.map(async (name) => {
      const answer = await fetch(place(name));
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return [name, new Uint8Array(await answer.arrayBuffer())] as const;
    }),
  );
  return Object.fromEntries(fetched);
}

/** The default model, or another whose bytes are given, at work in this page. Nothing leaves it. */
export async function openModel(
  assets: Assets,
  { model = assets["default-model"], ...options }: ModelOptions & { readonly model?: Uint8Array } = {},
): Promise<Model> {
  useAssets(assets);
  if (model === undefined) throw new Error("no model is given");
  return modelOf(decodeTrained(new Uint8Array(model), "the model"), null, options);
}
