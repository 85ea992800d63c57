export { type CollectOptions, collectFeatures } from "./collect-features.js";
export { createFeatureTable, createHashedTable, type FeatureTable } from "./feature-table.js";
export { type HashState, hashEnd, hashStart, hashState, hashString, hashUnit, hashUnits } from "./hash.js";
export type { DecodeOptions } from "./infer/constraints.js";
export { type JoinedScorer, joinedScorer } from "./infer/joined-scores.js";
export type { Marginals } from "./infer/marginals.js";
export { createTagger, type Labelling, type Tagger } from "./infer/tagger.js";
export type { KernelName } from "./kernels/kernels.js";
export { buildLayout, type FeatureLists, type Layout } from "./layout.js";
export { packSections, unpackSections } from "./model/container.js";
export { type Decoded, decodeModel } from "./model/decode.js";
export { type Encoded, type EncodeOptions, encodeModel } from "./model/encode.js";
export { areEven } from "./model/even-hashes.js";
export type { Model, WeightBits } from "./model/model.js";
export { isObject, readJson } from "./model/read-json.js";
export { type ModelSummary, summariseModel } from "./model/show.js";
export { unfit } from "./model/unfit.js";
export { pruneFeatures } from "./prune.js";
export { type SequenceBuilder, type Sequences, sequenceBuilder } from "./sequences.js";
export {
  type Crf,
  type LabelledSequence,
  openCrf,
  type TokenAttributes,
  trainCrf,
} from "./string-crf.js";
export { ALGORITHMS, type AlgorithmName } from "./train/algorithms.js";
export {
  type DevOptions,
  type Progress,
  type Trained,
  type TrainOptions,
  type TrainSettings,
  train,
} from "./train/train.js";
export type { LabelScheme } from "./transitions.js";
