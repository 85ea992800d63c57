export { foldsByPatient } from "./folds.js";
export { type SearchOptions, searchSettings, type Trial, withTraining } from "./search.js";
export { type Predicted, strictCounts, strictF1 } from "./strict-score.js";
export { type TrainProgress, type TrainRecipeOptions, trainRecipe } from "./train-recipe.js";
export { BIASES, type BiasPoint, type TunedBias, tuneBias, withBias } from "./tune-bias.js";
