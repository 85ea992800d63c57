export type { AlgorithmName } from "../crf/index.js";
export { type Plot, type ReportParts, renderReport, type Table } from "../evaluate/index.js";
export type { ClusterKind } from "../features/clusters/index.js";
export type { TemplateName } from "../features/index.js";
export {
  type Attack,
  type AttackOptions,
  type AttackReportOptions,
  type AttackVerdict,
  attackJson,
  attackLines,
  attackRelease,
  attackReport,
  type Consistency,
  type Dictionary,
  type DictionaryTest,
  type Giveaway,
  type Mention,
  type Parrot,
  type RankedPoint,
  type Ranking,
  type TestResult,
  type TypeConsistency,
  verdicts,
} from "../learn/attack/index.js";
export {
  type BiasPoint,
  type CorpusFigures,
  type CrossTrainingOptions,
  compareTrainings,
  corpusFigures,
  crossTrain,
  foldsByPatient,
  RESYNTHESIS_SCOPES,
  type Resynthesis,
  type ResynthesisOptions,
  type ResynthesisScope,
  resynthesise,
  type Scores,
  type SettingsSearchOptions,
  searchSettings,
  type TrainingComparison,
  type TrainingText,
  type TrainModelOptions,
  type TrainProgress,
  type TrainRecipeOptions,
  type Trial,
  type TunedBias,
  type TypeFigures,
  trainModel,
  tuneBias,
  withBias,
  withTraining,
  withVariations,
} from "../learn/index.js";
export type { Note, Span } from "../note.js";
export type {
  CrfTraining,
  CrfVoice,
  DoubtedOutside,
  HmmVoice,
  Recipe,
  RetypeSettings,
  RuleVoice,
  SchemeName,
  TrainingFilter,
  TypeGroup,
  Voice,
} from "../pipeline/index.js";
export { RECIPES } from "../recipes/index.js";
export {
  type Action,
  POLICIES,
  type Policy,
  parseKey,
  type SecretKey,
  type Strategy,
} from "../replace/index.js";
export type { PhiType } from "../schema/index.js";
export type { RecordCut, TokenizerName } from "../text/index.js";
