export type { CrfTaggerOptions, TrainedCrf } from "./crf/crf-tagger.js";
export { labelling, type SchemeName } from "./crf/label-scheme.js";
export { type TrainingNote, trainCrf, typesOf } from "./crf/train-crf.js";
export type { TrainedHmm } from "./hmm/hmm-tagger.js";
export { learnMore, trainHmm } from "./hmm/train-hmm.js";
export type { CrfTraining, CrfVoice, HmmVoice, Recipe, RuleVoice, TypeGroup, Voice } from "./recipe.js";
export { reconcile } from "./reconcile.js";
export { type SpanClassifier, trainSpanClassifier } from "./retype/span-classifier.js";
export type { Change, TracedSpan } from "./step.js";
export { createSystem, type Dropped, featureReader, ruleReader, type System, type Tagged } from "./system.js";
export { ACROSS_NOTES, tagNotes, tagWith } from "./tag-notes.js";
export { published, withoutHistory } from "./traced-span.js";
export {
  decodeParts,
  decodeTrained,
  encodeTrained,
  isTrained,
  readBytes,
  type TrainedModel,
  writeTrained,
} from "./trained-model.js";
