import type { Recipe } from "../pipeline/index.js";
import { SGD, standIn } from "./stand-in.js";

/** Paper 004: a CRF with linguistic pre-processing and rules after it; its details are in another paper. */
export const cchmc: Recipe = {
  name: "cchmc",
  description: "Paper 004 (reconstruction): CRF with linguistic pre-processing and rule post-processing",
  language: "en",
  voices: [
    {
      kind: "crf",
      name: "token",
      tokenizer: "plain",
      sequence: "sentence",
      scheme: "BIO",
      types: {},
      templates: [
        "wordPairs",
        "posNgrams",
        "affixes3",
        "tokenShape",
        "collapsedShapeNgrams",
        "regexShape",
        "dictionaryMatches",
        "sectionHeader",
      ],
      // MALLET's Gaussian prior has a variance of 10 by default: c2 = 1 / (2 · 10).
      training: { algorithm: "sgd", c2: 0.05, maxIterations: 12, minFrequency: 1 },
      bias: 0,
    },
    { kind: "rules", name: "post-process", floor: 0.9 },
  ],
  merge: "cascade",
  corrections: ["trim-edges"],
  reconciliation: ["search-note"],
  fromPaper: [
    "A CRF with linguistic pre-processing (tokens, part of speech, dictionaries) and rules after it.",
  ],
  standIns: [
    SGD,
    standIn(
      "features, rules and training settings",
      "ours",
      "a reconstruction: paper 004 leaves its tagger to another paper",
    ),
    standIn(
      "twelve classes",
      "the types that the training notes have",
      "the paper's twelve classes come with `--labels cchmc`",
    ),
  ],
};
