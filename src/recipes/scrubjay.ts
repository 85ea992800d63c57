import type { Recipe } from "../pipeline/index.js";

const TEMPLATES = [
  "wordPairs",
  "wideWords",
  "writtenWords",
  "collapsedShapeNgrams",
  "tokenShape",
  "affixes5",
  "regexShape",
  "regexShapeContext",
  "posNear",
  "sectionHeader",
  "attributeName",
  "attributePlace",
  "professionSuffix",
  "notePosition",
  "lineHeader",
  "ruleHits",
  "otherMentions",
  "sentenceLength",
  "sentenceShape",
  "wordFrequency",
  "frequencyAndShape",
  "dictionaryMatches",
  "dictionarySets",
  "dictionaryAndShape",
  "gloveClusters",
  "generalNames",
];

/** Ours: rules as features of one CRF, and as a voice of its own. */
export const scrubjay: Recipe = {
  name: "scrubjay",
  description:
    "Ours: rules, dictionaries and embeddings as features of a token CRF, voted, corrected, reconciled",
  language: "en",
  voices: [
    {
      kind: "crf",
      name: "token",
      tokenizer: "aggressive",
      sequence: "sentence",
      scheme: "BIO",
      types: {},
      templates: TEMPLATES,
      training: { algorithm: "sgd", c2: 0.5, maxIterations: 8, minFrequency: 2 },
      bias: 0,
    },
    { kind: "rules", name: "rules", floor: 0.9 },
  ],
  merge: "cascade",
  corrections: ["trim-edges"],
  reconciliation: ["search-note"],
};
