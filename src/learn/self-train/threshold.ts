import { crfVoices, type Recipe, type TrainedModel, type Voice } from "../../pipeline/index.js";

const withBelow = <V extends Voice>(voice: V, below: number): V =>
  voice.kind === "crf" && voice.doubtedOutside
    ? { ...voice, doubtedOutside: { ...voice.doubtedOutside, below } }
    : voice;

/** The model with this threshold of rule 1 in its taggers. */
export function withThreshold(model: TrainedModel, below: number): TrainedModel {
  const { recipe, voices } = model;
  return {
    ...model,
    recipe: { ...recipe, voices: recipe.voices.map((voice) => withBelow(voice, below)) },
    voices: voices.map((trained) => ({ ...trained, voice: withBelow(trained.voice, below) })),
  };
}

/** How the recipe cuts records; undefined where it has no rule 1. */
export function cutOf(recipe: Recipe) {
  return crfVoices(recipe).find(({ doubtedOutside }) => doubtedOutside)?.doubtedOutside?.cut;
}
