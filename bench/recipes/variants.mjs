/** Recipes that differ from another in one thing. The name never matters to the cache: what a recipe does, does. */

const overCrfs = (recipe, change) => ({
  ...recipe,
  voices: recipe.voices.map((voice) => (voice.kind === "crf" ? change(voice) : voice)),
});

export const withoutTemplates = (recipe, names) =>
  overCrfs(recipe, (voice) => ({
    ...voice,
    templates: voice.templates.filter((name) => !names.includes(name)),
  }));

export const withBias = (recipe, bias) => overCrfs(recipe, (voice) => ({ ...voice, bias }));

export const withTraining = (recipe, settings) =>
  overCrfs(recipe, (voice) => ({ ...voice, training: { ...voice.training, ...settings } }));

export const withIterations = (recipe, maxIterations) => withTraining(recipe, { maxIterations });

export const withClusters = (recipe, clusters) => ({ ...recipe, clusters });

export const inLanguage = (recipe, language) => ({ ...recipe, language });

/** Rule voices keep their place, so that merging goes on as before, and say nothing. */
export const withoutRules = (recipe) => ({
  ...recipe,
  voices: recipe.voices.map((voice) => (voice.kind === "rules" ? { ...voice, families: [] } : voice)),
});

export const reconciledBy = (recipe, reconciliation) => ({ ...recipe, reconciliation });

const withoutCorrections = (recipe) => ({ ...recipe, corrections: [] });

/** What the CRFs find, and nothing after them. */
export const crfsAlone = (recipe) => withoutCorrections(reconciledBy(withoutRules(recipe), []));

/** A system as it grows, step after step; the last row is the recipe. */
export const steps = (recipe) => [
  ["CRF taggers", crfsAlone(recipe)],
  ["+ rule tagger", withoutCorrections(reconciledBy(recipe, []))],
  ["+ error correction", reconciledBy(recipe, [])],
  ["+ global reconciliation", recipe],
];

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
export const trainingPart = ({ language, clusters = [], mineSigns = [], voices }) => ({
  language,
  clusters,
  mineSigns,
  voices: voices
    .filter(({ kind }) => kind !== "rules")
    .map(({ bias: _, doubt, ...voice }) => ({ ...voice, doubt: doubt !== undefined })),
});

/** What tagging reads of a recipe. */
export const workingPart = ({ name: _, description: __, standIns: ___, ...recipe }) => recipe;
