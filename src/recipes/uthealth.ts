import type { CrfTraining, CrfVoice, Recipe } from "../pipeline/index.js";

/** Features 1 to 10 of the baseline, 11 to 13 of the hybrid system. */
const BASE = [
  "tokenShape",
  "regexShape",
  "regexRuns",
  "affixes3",
  "wordNgrams",
  "posNgrams",
  "sentenceLength",
  "sentenceShape",
  "sectionHeader",
  "brownClusters",
  "randomIndexingClusters",
  "skipGramClusters",
  "dictionaryMatches",
  "gloveBits", // 11: open-domain embeddings, binarised
  "shapeNgrams", // 12: token shape n-grams
  "attributeName", // 13
];

const TRAINING: CrfTraining = {
  algorithm: "sgd",
  c2: 1,
  maxIterations: 12,
  minFrequency: 1,
  leaveOut: ["headers", "phi-free-attributes"],
};

const SHARED = {
  kind: "crf",
  tokenizer: "aggressive",
  sequence: "sentence",
  scheme: "BIO",
  training: TRAINING,
  bias: 0,
} as const;

const quantitative: CrfVoice = {
  ...SHARED,
  name: "quantitative",
  types: { only: ["DATE", "AGE", "PHONE", "FAX", "EMAIL", "URL", "IPADDR"] },
  templates: [...BASE, "regexShapeContext", "regexRunsContext"],
};

const names: CrfVoice = {
  ...SHARED,
  name: "names",
  types: {
    only: [
      "PATIENT",
      "DOCTOR",
      "USERNAME",
      "PROFESSION",
      "ROOM",
      "DEPARTMENT",
      "HOSPITAL",
      "ORGANIZATION",
      "STREET",
      "CITY",
      "STATE",
      "COUNTRY",
      "ZIP",
      "LOCATION-OTHER",
    ],
  },
  templates: [...BASE, "professionSuffix", "generalNames", "predicateArgument"],
};

/** Paper 000, section 3.3: rules and two CRFs, merged, corrected and reconciled; EasyAdapt with a second corpus. */
export const uthealth: Recipe = {
  name: "uthealth",
  description: "Paper 000, section 3.3: rules, a quantitative and a name CRF, EasyAdapt, reconciliation",
  language: "en",
  clusters: ["brown", "random-indexing", "skip-gram"],
  voices: [
    {
      kind: "rules",
      name: "rules",
      // The types of the paper's table 1, and the kinds of ID it left to rules altogether.
      families: [
        "psychiatric",
        "url",
        "email",
        "phone",
        "username",
        "medical-record",
        "id-number",
        "license",
        "state",
        "street",
        "age",
        "date",
        "ssn",
        "health-plan",
        "account",
        "device",
        "vehicle",
        "bio-id",
      ],
    },
    quantitative,
    names,
  ],
  merge: "rules-first",
  corrections: ["fax-by-context", "state-in-dictionary", "school-words"],
  mineSigns: ["PATIENT", "DOCTOR", "HOSPITAL"],
  reconciliation: ["high-precision", "mined-signs", "type-counting"],
  keepOverlaps: true,
  standIns: [
    "Stanford NER: a name tagger of our own from dictionaries, embeddings and context (generalNames).",
    "SENNA's semantic roles: verbs and their arguments by part of speech (predicateArgument).",
    "Clusters of MIMIC II text: clusters of the training notes.",
    "The paper's expressions for psychiatric notes: our rule families for the same types. Types that its corpus hardly had (SSN, device, account …) are left to rules, as its IDs are.",
    "Attribute-value pairs are found by layout, not by 244 expressions; those without PHI are left out of training, and all of a note is read when tagging.",
  ],
};
