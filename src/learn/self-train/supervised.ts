import type { Note } from "../../note.js";
import type { Recipe } from "../../pipeline/index.js";
import { type SelfTrained, type SelfTrainOptions, selfTrain } from "./self-train.js";

/** The annotated notes alone, with the threshold that their folds chose: what self-training is held against. */
export function supervised(
  recipe: Recipe,
  annotated: readonly Note[],
  options: SelfTrainOptions,
): Promise<SelfTrained> {
  return selfTrain(recipe, annotated, [], { ...options, rounds: 0 });
}
