import type { CrfVoice, Recipe } from "../pipeline/index.js";
import { SGD, standIn } from "./stand-in.js";

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
    fromPaper: [
      "The whole record is one sequence; a date's year is a token apart from its month and day; labels B, I and O.",
      "The features of tables 2 to 5, each expression under its printed name; words and affixes three to the left and two to the right; a lexicon of states, months and English words.",
      "Edge features: the word before with a pair of labels, which is the paper's own example.",
      "A Gaussian prior, σ = 10, and a bias on outside that five folds chose.",
    ],
    standIns: [
      SGD,
      standIn(
        "a prior with σ = 10",
        "c2 = 1 / (2σ) = 0.05",
        "the paper's formula calls σ the variance; read as a standard deviation it would be 0.005, and the paper finds remarkably little difference between values",
      ),
      standIn(
        "edge features that are not listed",
        "the word before and the twelve expressions of table 3",
        "the paper gives the word before as its example and says of no other feature which kind it is",
      ),
      standIn(
        "tokens with hyphens in them",
        "PHONE_REG1, PHONE_REG2 and HAS_DASH_NUM_ALPHA over runs of tokens",
        "our tokens part at hyphens, so that no token is a telephone number",
      ),
      standIn(
        "PHONE_REG2 ending in three digits",
        "ending in four",
        "telephone numbers end so; three are taken for a slip of the print",
      ),
      standIn("an English word list", "WordNet's and ours", "the paper does not name its own"),
      standIn("words as features", "with their digits hidden", "a number must not be learned by heart"),
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
    standIn(
      "expressions after the CRF",
      "our rules with a confidence of 0.9 or more, where the CRF found nothing",
      "the paper does not print its own",
    ),
  ],
};
