import type { Note } from "../note.js";
import {
  type CrfTraining,
  type CrfVoice,
  crfVoices,
  type Recipe,
  tagNotes,
  typesOf,
} from "../pipeline/index.js";
import { seededRandom } from "../random.js";
import { foldsByPatient } from "./folds.js";
import { type Predicted, strictF1 } from "./strict-score.js";
import { type TrainRecipeOptions, trainRecipe } from "./train-recipe.js";

export interface Settings {
  readonly c2: number;
  readonly minFrequency: number;
}

export interface Trial extends Settings {
  /** Strict F1 of the whole system on the notes held out. */
  readonly f1: number;
  /** Of each CRF alone, on its own types. */
  readonly voices: Readonly<Record<string, number>>;
}

export interface SettingsSearchOptions extends TrainRecipeOptions {
  /** How many settings to try. Default 8. */
  readonly trials?: number;
  /** Scored on these; by default on a fifth of the notes, held out by patient. */
  readonly dev?: readonly Note[];
  /** Scored on every note, held out in turn in so many folds by patient (paper 002 took ten). */
  readonly folds?: number;
  readonly onTrial?: (trial: Trial) => void;
}

/** A part of the notes to train on and the part to score on. */
interface Split {
  readonly training: readonly Note[];
  readonly held: readonly Note[];
}

/**
 * Tries settings of c2 (from 0.01 to 10, by the logarithm) and the frequency cut-off (1 to 4); seeded. All CRFs of the
 * recipe are trained with them; which is best is told for each by itself, as paper 002 did, and for the whole.
 */
export async function searchSettings(
  recipe: Recipe,
  notes: readonly Note[],
  options: SettingsSearchOptions = {},
): Promise<{
  readonly best: Trial;
  readonly bestOf: Readonly<Record<string, Settings>>;
  readonly trials: readonly Trial[];
}> {
  const random = seededRandom(options.seed ?? 1);
  const splits = splitsOf(notes, options);
  const voices = crfVoices(recipe);
  const trials: Trial[] = [];
  for (let n = 0; n < (options.trials ?? 8); n++) {
    const c2 = Number((10 ** (-2 + 3 * random())).toPrecision(2));
    const minFrequency = 1 + Math.floor(4 * random());
    const scored = await scoreOf(withTraining(recipe, { c2, minFrequency }), splits, options);
    const trial = { c2, minFrequency, ...scored };
    trials.push(trial);
    options.onTrial?.(trial);
  }
  const bestBy = (score: (trial: Trial) => number): Trial =>
    trials.reduce((a, b) => (score(b) > score(a) ? b : a));
  const bestOf = voices.map(({ name }) => {
    const { c2, minFrequency } = bestBy((trial) => trial.voices[name] ?? 0);
    return [name, { c2, minFrequency }] as const;
  });
  return { best: bestBy(({ f1 }) => f1), bestOf: Object.fromEntries(bestOf), trials };
}

function splitsOf(notes: readonly Note[], { dev, folds, seed = 1 }: SettingsSearchOptions): Split[] {
  if (dev !== undefined) return [{ training: notes, held: dev }];
  const parts = foldsByPatient(notes, folds ?? 5, seed).filter((part) => part.length > 0);
  return (folds === undefined ? parts.slice(0, 1) : parts).map((held) => {
    const outside = new Set(held);
    return { training: notes.filter((note) => !outside.has(note)), held };
  });
}

async function scoreOf(recipe: Recipe, splits: readonly Split[], options: TrainRecipeOptions) {
  const whole: Predicted[] = [];
  const alone = new Map(crfVoices(recipe).map((voice) => [voice, [] as Predicted[]]));
  for (const { training, held } of splits) {
    const model = await trainRecipe(recipe, training, options);
    for (const [at, { spans }] of (await tagNotes(model, held)).entries())
      whole.push({ note: held[at] as Note, spans });
    for (const [voice, predicted] of alone) {
      const types = new Set(typesOf(voice.types, training));
      const tagged = await tagNotes({ ...model, recipe: onlyVoice(recipe, voice) }, held);
      for (const [at, { spans }] of tagged.entries()) {
        const note = held[at] as Note;
        predicted.push({ note: { ...note, spans: note.spans.filter(({ type }) => types.has(type)) }, spans });
      }
    }
  }
  const voices = [...alone].map(([{ name }, predicted]) => [name, strictF1(predicted)] as const);
  return { f1: strictF1(whole), voices: Object.fromEntries(voices) };
}

/** What one CRF finds, and nothing after it. */
function onlyVoice(recipe: Recipe, voice: CrfVoice): Recipe {
  const { retype: _, acrossNotes: __, ...rest } = recipe;
  return { ...rest, voices: [voice], merge: "resolve", corrections: [], reconciliation: [] };
}

/** The recipe with other training settings in all its CRFs, or in each its own. */
export function withTraining(recipe: Recipe, settings: Partial<CrfTraining>): Recipe {
  return withTrainingOf(recipe, () => settings);
}

export function withTrainingOf(
  recipe: Recipe,
  settingsOf: (voice: string) => Partial<CrfTraining> | undefined,
): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) =>
      voice.kind === "crf" ? { ...voice, training: { ...voice.training, ...settingsOf(voice.name) } } : voice,
    ),
  };
}
