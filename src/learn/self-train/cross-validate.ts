import { ScrubJayError } from "../../errors.js";
import { fBeta, precision as precisionOf, recall as recallOf, sumCounts } from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import { type Recipe, tagNotes } from "../../pipeline/index.js";
import { foldsByPatient } from "../folds.js";
import { countsByType, type Predicted, strictCounts } from "../strict-score.js";
import { type TrainRecipeOptions, trainRecipe } from "../train-recipe.js";
import type { FoldScores } from "./round.js";

/** Nothing changes at 0; the rest are tried because a token outside seldom has less than even odds. */
const THRESHOLDS: readonly number[] = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

export interface CrossValidateOptions extends TrainRecipeOptions {
  /** Default 5. */
  readonly folds?: number;
}

/**
 * Scores an identifier on folds of the annotated notes. Sections labelled by machine (`joined`) are learned from in
 * every fold and never scored: what labelled them would be its own judge. One training per fold serves all thresholds.
 */
export async function crossValidate(
  recipe: Recipe,
  annotated: readonly Note[],
  joined: readonly Pick<Note, "text" | "spans">[],
  options: CrossValidateOptions = {},
): Promise<FoldScores> {
  const folds = foldsByPatient(annotated, options.folds ?? 5, options.seed ?? 1).filter(
    ({ length }) => length > 0,
  );
  if (folds.length < 2)
    throw new ScrubJayError("too-few-notes", "self-training needs annotated notes of two patients at least", {
      hint: "Annotate more notes; twenty are a beginning.",
    });
  const tried = THRESHOLDS.map((below) => ({ below, folds: [] as Predicted[][] }));
  for (const held of folds) {
    const outside = new Set(held);
    const learned = [...annotated.filter((note) => !outside.has(note)), ...joined];
    const model = await trainRecipe(recipe, learned, options);
    for (const { below, folds: predicted } of tried) {
      const tagged = await tagNotes(model, held, { outsideBelow: below });
      predicted.push(held.map((note, at) => ({ note, spans: tagged[at]?.spans ?? [] })));
    }
  }
  const scored = tried.map(({ below, folds: predicted }) => {
    const counts = predicted.map(strictCounts);
    const all = sumCounts(counts);
    return { below, predicted, counts, f1: orNought(fBeta(all)), precision: orNought(precisionOf(all)) };
  });
  const { predicted, counts, ...best } = scored.reduce((a, b) => (b.f1 >= a.f1 ? b : a));
  const recalls = counts.map(recallOf).filter((value) => !Number.isNaN(value));
  const recall = orNought(recalls.reduce((sum, value) => sum + value, 0) / recalls.length);
  return { recall, ...best, power: powerOf(predicted.flat()) };
}

/** Strict F1 of every type that the notes have or the identifier found. */
function powerOf(predicted: readonly Predicted[]): Record<string, number> {
  const counts = Object.entries(countsByType(predicted));
  return Object.fromEntries(counts.map(([type, ofType]) => [type, orNought(fBeta(ofType))]));
}

const orNought = (value: number): number => (Number.isNaN(value) ? 0 : value);
