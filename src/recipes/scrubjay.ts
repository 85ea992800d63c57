import type { CrfVoice, Recipe } from "../pipeline/index.js";

const TEMPLATES = [
  // What the token is.
  "writtenWords",
  "tokenShape",
  "collapsedShapeNgrams",
  "affixes5",
  "regexShape",
  "regexShapeContext",
  "wordFrequency",
  "frequencyAndShape",
  "chunkForm",
  // What stands around it.
  "wordPairs",
  "wideWords",
  "chunkContext",
  "gaps",
  "frames",
  "neighbourAndShape",
  "neighbourAndDictionary",
  "neighbourClusterAndShape",
  "posNear",
  // What is known of such words.
  "dictionaryMatches",
  "dictionarySets",
  "dictionaryAndShape",
  "gloveClusters",
  "generalNames",
  "professionSuffix",
  // Where in the note it stands.
  "sectionHeader",
  "attributeName",
  "attributePlace",
  "lineHeader",
  "notePosition",
  "sentenceLength",
  "sentenceShape",
  "caseOfLine",
  // What the rules say, here and of other mentions.
  "ruleHits",
  "otherMentions",
  "nameCues",
  "roleContext",
];

const token: CrfVoice = {
  kind: "crf",
  name: "token",
  tokenizer: "aggressive",
  sequence: "sentence",
  scheme: "BIO",
  types: {},
  templates: TEMPLATES,
  training: { algorithm: "lbfgs", c2: 0.5, maxIterations: 80, minFrequency: 2, forget: 0.2 },
  bias: -1,
};

/** Other tokens, other labels, fewer features: it errs elsewhere. */
const second: CrfVoice = {
  ...token,
  name: "second",
  tokenizer: "plain",
  scheme: "BIOES",
  templates: TEMPLATES.filter((name) => !["wideWords", "lineHeader", "notePosition"].includes(name)),
  training: { ...token.training, maxIterations: 70, minFrequency: 3 },
};

/** Ours, profile `fast`: rules as features of one CRF and as a voice of their own. */
export const scrubjayFast: Recipe = {
  name: "scrubjay-fast",
  description: "Ours, fast: rules, dictionaries and embeddings as features of a token CRF; voted, reconciled",
  language: "en",
  voices: [token, { kind: "rules", name: "rules", floor: 0.9 }],
  merge: "vote-all",
  corrections: ["trim-edges"],
  reconciliation: ["weigh-types", "search-note"],
  acrossNotes: ["weigh-types", "search-notes", "weigh-types"],
};

/** Ours, profile `full`: a second CRF beside the first. */
export const scrubjay: Recipe = {
  ...scrubjayFast,
  name: "scrubjay",
  description:
    "Ours: two token CRFs with rules, dictionaries and embeddings as features, and rules; voted, reconciled",
  voices: [token, second, { kind: "rules", name: "rules", floor: 0.9 }],
};
