export { createFeatureTable, type FeatureTable } from "./feature-table.js";
export {
  endHigh,
  endLow,
  type HashState,
  hashAfter,
  hashEnd,
  hashPrefix,
  hashStart,
  hashState,
  hashString,
  hashUnit,
  type Prefix,
} from "./hash.js";
export { type JoinedScorer, joinedScorer } from "./infer/joined-scores.js";
export type { Marginals } from "./infer/marginals.js";
export { createTagger, type DecodedSequence, type Tagger } from "./infer/tagger.js";
export type { Layout } from "./layout.js";
export { packSections, unpackSections } from "./model/container.js";
export { type Decoded, decodeModel } from "./model/decode.js";
export { type EncodeOptions, encodeModel } from "./model/encode.js";
export { areEven } from "./model/even-hashes.js";
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
export type { FixedFeature } from "./train/fixed-features.js";
export {
  type Progress,
  type TrainOptions,
  type TrainSettings,
  train,
} from "./train/train.js";
export type { LabelScheme } from "./transitions.js";
