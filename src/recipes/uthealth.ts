import type { CrfTraining, CrfVoice, Recipe } from "../pipeline/index.js";
import { SGD, standIn } from "./stand-in.js";

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
  fromPaper: [
    "Tokens parted where letters meet digits and a capital follows a small letter; section headers and attribute-value pairs without PHI left out of training.",
    "A rule tagger for the types of table 1, whose printed examples it finds; a CRF for dates, ages and contacts and one for names, places and professions, each with the features listed for it.",
    "EasyAdapt with a second corpus (`train --source`).",
    "Rules before CRFs, overlaps of the CRFs kept; fax numbers by context, states by dictionary, schools by words within three tokens.",
    "Reconciliation: high-precision patterns mined from the training notes, for hospitals too, then the type that two mentions have.",
  ],
  standIns: [
    SGD,
    standIn(
      "Stanford NER",
      "a name tagger of our own from dictionaries, embeddings and context (generalNames)",
      "it is a toolkit for Java with models of its own",
    ),
    standIn(
      "SENNA's semantic roles",
      "verbs and their arguments by part of speech (predicateArgument)",
      "its licence forbids shipping it",
    ),
    standIn(
      "clusters of MIMIC II",
      "clusters of the training notes",
      "that text may not be shipped; `train --text` adds raw notes of your own",
    ),
    standIn(
      "its regular expressions, of which table 1 prints a sample",
      "our rule families for the same types, and a family (psychiatric) for what they lacked of the sample",
      "the rest is in a supplement. Types that its corpus hardly had (SSN, device, account …) are left to rules, as its IDs are",
    ),
    standIn(
      "244 expressions for attribute-value pairs",
      "pairs found by layout; all of a note is read when tagging",
      "the expressions fit one hospital's forms and are not printed",
    ),
    standIn(
      "type counting over every mention",
      "a mention with a title, degree or label of its own keeps its type",
      "the step before has settled these, and a doctor and a patient may share a name",
    ),
  ],
};
