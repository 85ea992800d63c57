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

const EVERY_TEMPLATE: readonly string[] = Object.values(TEMPLATE_GROUPS).flat();

/** What costs most time when tagging, for least: part of speech, the name tagger, joins with embeddings. */
const SLOW = ["posNear", "generalNames", "neighbourClusterAndShape", "wideWords", "roleContext"];

const token: CrfVoice = {
  kind: "crf",
  name: "token",
  tokenizer: "aggressive",
  sequence: "sentence",
  scheme: "BIO",
  types: {},
  templates: EVERY_TEMPLATE.filter((name) => !SLOW.includes(name)),
  training: {
    algorithm: "sgd",
    c2: 0.5,
    maxIterations: 12,
    minFrequency: 2,
    forget: 0.7,
    prune: 0.02,
  },
  bias: 0,
  doubt: 200,
};

/** Ours, profile `fast`: the default. */
export const scrubjay: Recipe = {
  name: "scrubjay",
  description:
    "Ours: rules, dictionaries and embeddings as features of a token CRF; voted with rules, reconciled",
  language: "en",
  voices: [token, { kind: "rules", name: "rules", floor: 0.9 }],
  merge: "vote-all",
  corrections: ["split-gaps", "trim-edges", "join-dates", "drop-abbreviations", "drop-codes"],
  // The classifier sees the whole span and every mention of the name: of types it knows more than the finder.
  retype: { c2: 2, maxIterations: 80, minFrequency: 3, weight: 2 },
  reconciliation: ["weigh-types", "search-note"],
  acrossNotes: ["weigh-types", "search-notes", "weigh-types"],
};

/** Ours, profile `full`: with the features that cost most time and, on our notes, bring nothing beyond chance. */
export const scrubjayFull: Recipe = {
  ...scrubjay,
  name: "scrubjay-full",
  description: "Ours, full: with part of speech, a name tagger and wider context as well",
  voices: [
    { ...token, templates: EVERY_TEMPLATE },
    { kind: "rules", name: "rules", floor: 0.9 },
  ],
};
