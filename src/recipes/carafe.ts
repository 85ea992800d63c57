import type { CrfVoice, Recipe } from "../pipeline/index.js";

// Paper 001: one CRF over the whole record as one sequence, a Gaussian prior, and a bias on "outside"
// that turns precision into recall.

/** Table 2 and table 3: words, bigrams, affixes up to two, and twelve expressions made for another task. */
const INITIAL = ["carafeWords", "carafeAffixes", "carafeRegex"];
/** States, months and English words. */
const LEXICON = ["carafeLexicon"];
/** Table 4, table 5, and the wider context. */
const REGEX_AND_CONTEXT = [
  "carafeTaskRegex",
  "carafeDashed",
  "carafePhrases",
  "carafeWideWords",
  "carafeWideAffixes",
];

function crf(templates: readonly string[], bias: number): CrfVoice {
  return {
    kind: "crf",
    name: "carafe",
    // The paper's tokens part a date's year from its month and day.
    tokenizer: "dates-2006",
    sequence: "note",
    scheme: "BIO",
    types: {},
    templates,
    // A label pair goes with the word before, which is the paper's own example, and with what the token looks like.
    edgeTemplates: ["carafePreviousWord", "carafeRegex"],
    // A Gaussian prior whose variance the paper calls σ, σ = 10: the penalty is Σλ² / (2σ), so c2 = 0.05.
    training: { algorithm: "sgd", c2: 0.05, maxIterations: 12, minFrequency: 1 },
    bias,
  };
}

function carafe(name: string, description: string, templates: readonly string[], bias: number): Recipe {
  return {
    name,
    description: `Paper 001: ${description}`,
    language: "en",
    voices: [crf(templates, bias)],
    merge: "resolve",
    corrections: [],
    reconciliation: [],
    standIns: [
      "The word list is WordNet's and ours; the paper does not name its own.",
      "The paper does not list which features are edge features; ours are the twelve expressions of table 3.",
    ],
  };
}

/** All features and the bias that the paper's five folds chose. */
export const carafeAll = carafe(
  "carafe",
  "one CRF over the whole record, all features (ALL), bias -1",
  [...INITIAL, ...LEXICON, ...REGEX_AND_CONTEXT],
  -1,
);

export const carafeInitial = carafe("carafe-i", "features of another task, as they were (I)", INITIAL, -1);

export const carafeLexicon = carafe("carafe-i+l", "with the lexicon (I+L)", [...INITIAL, ...LEXICON], -1);

export const carafeContext = carafe(
  "carafe-i+rc",
  "with expressions and context (I+RC)",
  [...INITIAL, ...REGEX_AND_CONTEXT],
  -1,
);

/** Tuned for recall, and expressions after the CRF: here our rules that are surest. */
export const carafePostProcessed: Recipe = {
  ...carafeAll,
  name: "carafe+pp",
  description: "Paper 001: all features, bias -1.5, and expressions as a post-process (ALL+PP)",
  voices: [
    crf([...INITIAL, ...LEXICON, ...REGEX_AND_CONTEXT], -1.5),
    { kind: "rules", name: "post-process", floor: 0.9 },
  ],
  merge: "cascade",
  standIns: [
    ...(carafeAll.standIns ?? []),
    "The paper's post-processing expressions are not printed; our rules with a confidence of 0.9 or more take their place, where the CRF found nothing.",
  ],
};
