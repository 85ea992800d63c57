export { codeDigest } from "./code-digest.js";
export {
  type CrossTrainingOptions,
  compareTrainings,
  crossTrain,
  type Scores,
  type TrainingComparison,
  trainingsTable,
} from "./compare-trainings.js";
export { type CorpusFigures, corpusFigures, figuresTable, type TypeFigures } from "./corpus-figures.js";
export * from "./experiment/index.js";
export { foldsByPatient, shareByPatient } from "./folds.js";
export { rawFormsOf } from "./raw-forms/index.js";
export {
  RESYNTHESES,
  RESYNTHESIS_SCOPES,
  type Resynthesis,
  type ResynthesisOptions,
  type ResynthesisScope,
  resynthesise,
} from "./resynthesis.js";
export {
  type Settings,
  type SettingsSearchOptions,
  searchSettings,
  type Trial,
  withTraining,
  withTrainingOf,
} from "./search.js";
export { compareWithSupervised } from "./self-train/compare-with-supervised.js";
export type { Round } from "./self-train/round.js";
export { type SelfTrainOptions, selfTrain } from "./self-train/self-train.js";
export { strictF1 } from "./strict-score.js";
export { modelBytes, type TrainModelOptions, trainableRecipe, trainModel } from "./train-model.js";
export {
  type TrainingText,
  type TrainProgress,
  type TrainRecipeOptions,
  trainRecipe,
} from "./train-recipe.js";
export { type BiasPoint, type TunedBias, tuneBias, withBias } from "./tune-bias.js";
export { variationsOf, withVariations } from "./variations.js";
