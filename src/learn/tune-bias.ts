import { type Counts, fBeta, precision, recall } from "../evaluate/index.js";
import type { Note } from "../note.js";
import { type Recipe, tagNotes } from "../pipeline/index.js";
import { foldsByPatient } from "./folds.js";
import { type Predicted, strictCounts } from "./strict-score.js";
import { type TrainRecipeOptions, trainRecipe } from "./train-recipe.js";

export interface BiasPoint {
  readonly bias: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface TunedBias {
  /** The one with the best strict F1; of equals the lower, which finds more. */
  readonly bias: number;
  readonly curve: readonly BiasPoint[];
}

export const BIASES: readonly number[] = Array.from({ length: 17 }, (_, n) => -3 + n / 4);

/**
 * Which bias on "outside" gives the best strict F1 on notes that were held out, fold after fold (paper 001). One
 * training per fold serves all biases: the bias changes decoding alone.
 */
export async function tuneBias(
  recipe: Recipe,
  notes: readonly Note[],
  options: TrainRecipeOptions & { readonly folds?: number; readonly biases?: readonly number[] } = {},
): Promise<TunedBias> {
  const biases = options.biases ?? BIASES;
  const folds = foldsByPatient(notes, options.folds ?? 5, options.seed ?? 1);
  const predicted = new Map<number, Predicted[]>(biases.map((bias) => [bias, []]));
  for (const held of folds) {
    const inside = new Set(held);
    const model = await trainRecipe(
      recipe,
      notes.filter((note) => !inside.has(note)),
      options,
    );
    for (const [bias, list] of predicted) {
      for (const [at, { spans }] of (await tagNotes(model, held, { bias })).entries())
        list.push({ note: held[at] as Note, spans });
    }
  }
  const curve = biasCurve(predicted);
  const best = curve.reduce((a, b) => (b.f1 > a.f1 ? b : a));
  return { bias: best.bias, curve };
}

function biasCurve(predicted: ReadonlyMap<number, readonly Predicted[]>): BiasPoint[] {
  return [...predicted].map(([bias, list]) => {
    const counts: Counts = strictCounts(list);
    return { bias, precision: precision(counts), recall: recall(counts), f1: fBeta(counts) };
  });
}

/** The recipe with another bias in all its taggers. */
export function withBias(recipe: Recipe, bias: number): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) => ("bias" in voice ? { ...voice, bias } : voice)),
  };
}
