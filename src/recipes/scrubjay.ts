import type { CrfVoice, Recipe } from "../pipeline/index.js";

/** Templates by what they look at. */
export const TEMPLATE_GROUPS = {
  /** What the token is. */
  word: [
    "writtenWords",
    "tokenShape",
    "collapsedShapeNgrams",
    "affixes5",
    "regexShape",
    "regexShapeContext",
    "wordFrequency",
    "frequencyAndShape",
    "chunkForm",
  ],
  /** What stands around it. */
  around: [
    "wordPairs",
    "wideWords",
    "chunkContext",
    "gaps",
    "frames",
    "neighbourAndShape",
    "neighbourAndDictionary",
    "neighbourClusterAndShape",
    "posNear",
  ],
  /** What is known of such words. */
  known: [
    "dictionaryMatches",
    "dictionarySets",
    "dictionaryAndShape",
    "gloveClusters",
    "generalNames",
    "professionSuffix",
  ],
  /** Where in the note it stands. */
  place: [
    "sectionHeader",
    "attributeName",
    "attributePlace",
    "lineHeader",
    "notePosition",
    "sentenceLength",
    "sentenceShape",
    "caseOfLine",
  ],
  /** What the rules say, here and of other mentions. */
  rules: ["ruleHits", "otherMentions", "nameCues", "roleContext"],
} as const;

const TEMPLATES: readonly string[] = Object.values(TEMPLATE_GROUPS).flat();

const token: CrfVoice = {
  kind: "crf",
  name: "token",
  tokenizer: "aggressive",
  sequence: "sentence",
  scheme: "BIO",
  types: {},
  templates: TEMPLATES,
  training: { algorithm: "lbfgs", c2: 0.5, maxIterations: 80, minFrequency: 2, forget: 0.2, prune: 0.02 },
  bias: -1,
};

/** Ours, profile `full`: everything that helped on the dev notes. */
export const scrubjay: Recipe = {
  name: "scrubjay",
  description:
    "Ours: rules, dictionaries and embeddings as features of a token CRF; voted with rules, reconciled",
  language: "en",
  voices: [token, { kind: "rules", name: "rules", floor: 0.9 }],
  merge: "vote-all",
  corrections: ["split-gaps", "trim-edges", "join-dates", "drop-abbreviations"],
  retype: { c2: 1, maxIterations: 80, minFrequency: 2, weight: 1 },
  reconciliation: ["weigh-types", "search-note"],
  acrossNotes: ["weigh-types", "search-notes", "weigh-types"],
};

/** What costs most time when tagging, for least: part of speech, the name tagger, joins with embeddings. */
const SLOW = ["posNear", "generalNames", "neighbourClusterAndShape", "wideWords", "roleContext"];

/** Ours, profile `fast`. */
export const scrubjayFast: Recipe = {
  ...scrubjay,
  name: "scrubjay-fast",
  description: "Ours, fast: the same without the slowest features",
  voices: [
    { ...token, templates: TEMPLATES.filter((name) => !SLOW.includes(name)) },
    { kind: "rules", name: "rules", floor: 0.9 },
  ],
};
