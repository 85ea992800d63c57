import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import {
  encodeTrained,
  heldOfNotes,
  needsTraining,
  type Recipe,
  type TrainedModel,
} from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { type TrainRecipeOptions, trainRecipe } from "./train-recipe.js";

export interface TrainModelOptions extends TrainRecipeOptions {
  /** Keep features by name, which hold words of the notes: for looking into a model. Default: false. */
  readonly namesOfFeatures?: boolean;
}

/** Learns a system from annotated notes. What comes back is a model file's bytes: `loadModel` takes them, or the file. */
export async function trainModel(
  recipe: Recipe | string,
  notes: readonly Note[],
  { namesOfFeatures = false, ...options }: TrainModelOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const system = typeof recipe === "string" ? trainableRecipe(recipe) : recipe;
  return modelBytes(await trainRecipe(system, notes, options), namesOfFeatures).bytes;
}

/** A recipe by name that has something to learn. */
export function trainableRecipe(name: string): Recipe {
  const recipe = lookUp("recipe", RECIPES, name);
  if (needsTraining(recipe)) return recipe;
  throw new ScrubJayError("nothing-to-train", `the recipe "${recipe.name}" has nothing to train`, {
    hint: `Use it as it is: loadModel("${recipe.name}"), or --model ${recipe.name}.`,
    exitCode: EXIT.usage,
  });
}

/** The bytes of a model file, and what of the notes they hold; its card says so too. */
export function modelBytes(
  model: TrainedModel,
  namesOfFeatures: boolean,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly holds: readonly string[] } {
  const holds = heldOfNotes(model, namesOfFeatures);
  const bytes = encodeTrained({ ...model, card: { ...model.card, holds } }, { names: namesOfFeatures });
  return { bytes: new Uint8Array(bytes), holds };
}
