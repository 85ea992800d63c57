import { makeNote, type Note } from "../../note.js";
import { type Recipe, type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { type TrainProgress, trainRecipe } from "../train-recipe.js";
import type { Found, UnitStore } from "./store.js";
import { trainingKey, type Unit, type UnitKeyOptions, unitKey } from "./unit.js";

export interface RunOptions extends UnitKeyOptions {
  readonly store: UnitStore;
  readonly threads?: number;
  /** How many trainings there are, and how many of them ran before. */
  readonly onStart?: (trainings: { readonly all: number; readonly kept: number }) => void;
  readonly onTraining?: (name: string) => void;
  readonly onProgress?: (progress: TrainProgress) => void;
}

/** The notes that a unit reads, with what it found in them. */
export type Predictions = (unit: Unit) => readonly Note[];

/** Runs what is not kept yet: each training once, and all units that can be read from it. */
export async function runUnits(units: readonly Unit[], options: RunOptions): Promise<Predictions> {
  const { store } = options;
  const trainings = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = trainingKey(unit, options);
    const sharing = trainings.get(key);
    if (sharing === undefined) trainings.set(key, [unit]);
    else sharing.push(unit);
  }
  const missing = [...trainings.values()]
    .map((sharing) => sharing.filter((unit) => store.load(unitKey(unit, options)) === undefined))
    .filter(({ length }) => length > 0);
  options.onStart?.({ all: trainings.size, kept: trainings.size - missing.length });
  for (const sharing of missing) {
    const first = sharing[0] as Unit;
    options.onTraining?.(first.name);
    const model = await learn(first, options);
    for (const unit of sharing) {
      // A learner's model holds settings that it chose, such as a threshold.
      const reader = unit.learner ? model : readBy(unit.recipe, model);
      const tagged = await tagNotes(reader, unit.test);
      store.save(
        unitKey(unit, options),
        tagged.map(({ spans }) => spans.map(({ start, end, type }) => ({ start, end, type }))),
      );
    }
  }
  return (unit) => predictedNotes(unit.test, store.load(unitKey(unit, options)));
}

async function learn(unit: Unit, { threads = 2, seed, onProgress }: RunOptions): Promise<TrainedModel> {
  const { recipe, train, source, mergeSource = false, learner, unlabelled = [] } = unit;
  if (learner === undefined)
    return trainRecipe(recipe, train, {
      threads,
      seed,
      mergeSource,
      ...(source && { source }),
      ...(onProgress && { onProgress }),
    });
  const texts = unlabelled.map(({ text }) => ({ text }));
  return (await learner.learn(recipe, train, texts, { threads, seed })).model;
}

/** The same weights under another recipe: voices carry their bias. */
function readBy(recipe: Recipe, model: TrainedModel): TrainedModel {
  const voices = new Map(recipe.voices.map((voice) => [voice.name, voice]));
  return {
    ...model,
    recipe,
    voices: model.voices.map((one) => {
      const voice = voices.get(one.voice.name) ?? one.voice;
      // What a sequence is was settled in training: lines in place of sentences for other languages.
      return voice.kind === "crf" && one.voice.kind === "crf"
        ? { ...one, voice: { ...voice, sequence: one.voice.sequence } }
        : { ...one, voice };
    }) as TrainedModel["voices"],
  };
}

function predictedNotes(notes: readonly Note[], found: Found | undefined): Note[] {
  return notes.map(({ id, text }, at) => makeNote({ id, text, spans: found?.[at] ?? [] }));
}
