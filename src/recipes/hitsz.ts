import type { Recipe, SchemeName } from "../pipeline/index.js";
import { SGD, standIn } from "./stand-in.js";

// Paper 002: a token CRF, a character CRF and rules; where they overlap, rules beat characters beat tokens. The text
// we have breaks off before features and rules, so this is a reconstruction.

const TOKEN = [
  "wordNgrams",
  "posNgrams",
  "affixes5",
  "tokenShape",
  "collapsedShapeNgrams",
  "regexShape",
  "sentenceLength",
  "sentenceShape",
  "sectionHeader",
  "generalNames",
  "brownClusters",
];
const CHARACTER = ["characterNgrams", "characterPlace", "characterWords"];
const PAPERS = [
  "Two CRFs, over tokens and over characters, and a rule classifier; BIO or BIOES labels; refined dictionaries of places; an order of precedence where they overlap.",
  "Settings of both CRFs searched in ten folds: `train --search --folds 10`.",
];
const OURS = [
  SGD,
  standIn(
    "features, rules and the order of precedence",
    "templates and rule families of ours; rules before characters before tokens",
    "a reconstruction: the text at hand ends before them",
  ),
  standIn(
    "the settings that its search found",
    "one setting that did well on our dev notes",
    "the paper does not print them",
  ),
];

function hitsz(name: string, what: string, scheme: SchemeName, dictionaries: boolean): Recipe {
  return {
    name,
    description: `Paper 002 (reconstruction): token CRF + character CRF + rules${what}`,
    language: "en",
    clusters: ["brown"],
    voices: [
      { kind: "rules", name: "rules", floor: 0.85 },
      {
        kind: "crf",
        name: "characters",
        tokenizer: "characters",
        sequence: "sentence",
        scheme,
        types: {},
        templates: dictionaries ? [...CHARACTER, "characterDictionary"] : CHARACTER,
        training: { algorithm: "sgd", c2: 0.5, maxIterations: 5, minFrequency: 3 },
        bias: 0,
      },
      {
        kind: "crf",
        name: "tokens",
        tokenizer: "plain",
        sequence: "sentence",
        scheme,
        types: {},
        templates: dictionaries ? [...TOKEN, "dictionaryMatches"] : TOKEN,
        training: { algorithm: "sgd", c2: 0.5, maxIterations: 12, minFrequency: 2 },
        bias: 0,
      },
    ],
    merge: "cascade",
    corrections: [],
    reconciliation: [],
    fromPaper: PAPERS,
    standIns: OURS,
  };
}

export const hitszBio = hitsz("hitsz", "", "BIO", true);
export const hitszBioes = hitsz("hitsz-bioes", ", BIOES labels", "BIOES", true);
export const hitszPlain = hitsz("hitsz-nodict", ", without dictionaries", "BIO", false);
