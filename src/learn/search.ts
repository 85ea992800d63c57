import { seededRandom } from "../evaluate/index.js";
import type { Note } from "../note.js";
import { type CrfTraining, type Recipe, tagNotes } from "../pipeline/index.js";
import { foldsByPatient } from "./folds.js";
import { strictF1 } from "./strict-score.js";
import { type TrainRecipeOptions, trainRecipe } from "./train-recipe.js";

export interface Trial {
  readonly c2: number;
  readonly minFrequency: number;
  readonly f1: number;
}

export interface SettingsSearchOptions extends TrainRecipeOptions {
  /** How many settings to try. Default 8. */
  readonly trials?: number;
  /** Scored on these; by default on a fifth of the notes, held out by patient. */
  readonly dev?: readonly Note[];
  readonly onTrial?: (trial: Trial) => void;
}

/** Tries settings of c2 (from 0.01 to 10, by the logarithm) and the frequency cut-off (1 to 4); seeded. */
export async function searchSettings(
  recipe: Recipe,
  notes: readonly Note[],
  options: SettingsSearchOptions = {},
): Promise<{ readonly best: Trial; readonly trials: readonly Trial[] }> {
  const random = seededRandom(options.seed ?? 1);
  const [held = []] = options.dev ? [options.dev] : foldsByPatient(notes, 5, options.seed ?? 1);
  const outside = new Set<Note>(held);
  const training = notes.filter((note) => !outside.has(note));
  const trials: Trial[] = [];
  for (let n = 0; n < (options.trials ?? 8); n++) {
    const c2 = Number((10 ** (-2 + 3 * random())).toPrecision(2));
    const minFrequency = 1 + Math.floor(4 * random());
    const model = await trainRecipe(withTraining(recipe, { c2, minFrequency }), training, options);
    const tagged = await tagNotes(model, held);
    const predicted = held.map((note, at) => ({ note, spans: tagged[at]?.spans ?? [] }));
    const trial = { c2, minFrequency, f1: strictF1(predicted) };
    trials.push(trial);
    options.onTrial?.(trial);
  }
  return { best: trials.reduce((a, b) => (b.f1 > a.f1 ? b : a)), trials };
}

/** The recipe with other training settings in all its CRFs. */
export function withTraining(recipe: Recipe, settings: Partial<CrfTraining>): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) =>
      voice.kind === "crf" ? { ...voice, training: { ...voice.training, ...settings } } : voice,
    ),
  };
}
