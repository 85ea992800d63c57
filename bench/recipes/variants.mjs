/** Recipes that differ from another in one thing. The name never matters to the cache: what a recipe does, does. */
export {
  reconciledBy,
  steps,
  taggersAlone as crfsAlone,
  withoutRules,
  withoutTemplates,
} from "../../dist/learn/experiment/variants.js";

const overCrfs = (recipe, change) => ({
  ...recipe,
  voices: recipe.voices.map((voice) => (voice.kind === "crf" ? change(voice) : voice)),
});

export const withBias = (recipe, bias) => overCrfs(recipe, (voice) => ({ ...voice, bias }));

export const withTraining = (recipe, settings) =>
  overCrfs(recipe, (voice) => ({ ...voice, training: { ...voice.training, ...settings } }));

export const withIterations = (recipe, maxIterations) => withTraining(recipe, { maxIterations });

export const withClusters = (recipe, clusters) => ({ ...recipe, clusters });

export const inLanguage = (recipe, language) => ({ ...recipe, language });

/** The bias the same for every note: what is strange to a training does not move the dial. */
export const heldStill = (recipe) =>
  overCrfs(recipe, (voice) => (voice.doubt === undefined ? voice : { ...voice, doubt: 0 }));

/** The operating point: the bias of its taggers, and how it goes by doubt. */
export function biasOf(recipe) {
  const biases = recipe.voices
    .filter(({ kind }) => kind !== "rules")
    .map(({ bias, doubt }) => (doubt === undefined ? `${bias}` : `${bias}, doubt ${doubt}`));
  return [...new Set(biases)].join(", ") || "–";
}

/** What training reads of a recipe. Merging, corrections, rules as a voice, bias and how much doubt counts come after it. */
export const trainingPart = ({ language, labels, clusters = [], mineSigns = [], voices }) => ({
  language,
  ...(labels && { labels }),
  clusters,
  mineSigns,
  voices: voices
    .filter(({ kind }) => kind !== "rules")
    .map(({ bias: _, doubt, ...voice }) => ({ ...voice, doubt: doubt !== undefined })),
});

/** What tagging reads of a recipe. */
export const workingPart = ({ name: _, description: __, fromPaper: ___, standIns: ____, ...recipe }) =>
  recipe;
