export { labelling, type SchemeName } from "./crf/label-scheme.js";
export { type TrainingNote, trainCrfVoice, typesOf } from "./crf/train-crf.js";
export type { TrainedCrf } from "./crf/trained-crf.js";
export { foldedNote, spansInFolded, spansInOriginal } from "./folded-note.js";
export { heldOfNotes } from "./held-of-notes.js";
export { isHmm, type TrainedHmm } from "./hmm/hmm-tagger.js";
export { learnMore, trainHmm } from "./hmm/train-hmm.js";
export { inLabelSet } from "./label-set.js";
export { type Language, languageOf } from "./languages.js";
export { noteReader } from "./note-reader.js";
export { decodeParts, decodeTrained, isTrained, type TrainedParts } from "./read-trained.js";
export type {
  CrfTraining,
  CrfVoice,
  DoubtedOutside,
  HmmVoice,
  Recipe,
  RuleVoice,
  TrainingFilter,
  TypeGroup,
  Voice,
} from "./recipe.js";
export { type MinedSign, mineSigns } from "./reconcile/index.js";
export { reconcile } from "./reconcile.js";
export { type RetypeSettings, type SpanClassifier, trainSpanClassifier } from "./retype/span-classifier.js";
export type { Dropped } from "./step.js";
export { createSystem, notTrained, type System, type Tagged } from "./system.js";
export { ACROSS_NOTES, type NoteTagger, noteTagger, tagNotes } from "./tag-notes.js";
export { type Change, published, type TracedSpan } from "./traced-span.js";
export { encodeTrained, type TrainedModel } from "./trained-model.js";
export { crfVoices, kindOf, mainTokenizer, VOICES } from "./voices/index.js";
export { needsTraining } from "./voices/needs-training.js";
export type { TaughtNote, TrainedVoice, VoiceOptions } from "./voices/voice-kind.js";
