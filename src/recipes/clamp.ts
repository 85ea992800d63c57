import type { Recipe } from "../pipeline/index.js";

/** Paper 000, section 3.2: one token CRF with ten families of features, and post-processing. */
export const clamp: Recipe = {
  name: "clamp",
  description: "Paper 000, section 3.2: one token CRF, ten feature families, post-processing",
  language: "en",
  clusters: ["brown", "random-indexing", "skip-gram"],
  voices: [
    {
      kind: "crf",
      name: "token",
      tokenizer: "plain",
      sequence: "sentence",
      scheme: "BIO",
      types: {},
      templates: [
        "tokenShape", // 1: orthographic token shape
        "regexShape", // 2: regex token shape, and of runs of tokens
        "regexRuns",
        "affixes3", // 3: prefix and suffix
        "wordNgrams", // 4: token n-grams
        "posNgrams", // 5: part-of-speech n-grams
        "sentenceLength", // 6
        "sentenceShape", // 7
        "sectionHeader", // 8
        "brownClusters", // 9: word representations, three kinds
        "randomIndexingClusters",
        "skipGramClusters",
        "dictionaryMatches", // 10: dictionary matching
      ],
      training: { algorithm: "sgd", c2: 1, maxIterations: 12, minFrequency: 1 },
      bias: 0,
    },
  ],
  merge: "resolve",
  corrections: ["trim-edges", "fax-by-context", "state-in-dictionary"],
  reconciliation: [],
  standIns: [
    "Word representations are learned from the training notes, not from MIMIC II.",
    "Part of speech comes from wink-pos-tagger, sections from our own header dictionary, tokens from our plain tokenizer.",
    "The paper does not list its post-processing of this system: edges, fax numbers and states are corrected.",
  ],
};
