import type { Recipe } from "../pipeline/index.js";
import { SGD, standIn } from "./stand-in.js";

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
  fromPaper: [
    "Tokens, part of speech and sections, then one CRF over tokens with labels B, I and O for every type.",
    "Its ten families of features, each with the paper's windows and lengths.",
    "Post-processing of common errors.",
  ],
  standIns: [
    SGD,
    standIn(
      "Brown, random-indexing and word2vec clusters of MIMIC II",
      "the same three kinds, of the training notes",
      "that text may not be shipped; `train --text` adds raw notes of your own",
    ),
    standIn(
      "OpenNLP and the CLAMP toolkit",
      "wink-pos-tagger, our header dictionary and our plain tokenizer",
      "they are toolkits for Java",
    ),
    standIn(
      "regular expressions of a token (feature 2)",
      "a table of ours, over runs of tokens too",
      "the paper names kinds alone, and our tokens are finer than its own",
    ),
    standIn(
      "post-processing that is not listed",
      "edges, fax numbers and states are corrected",
      "the paper lists what its later system corrects",
    ),
  ],
};
