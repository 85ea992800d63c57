import type { Recipe } from "../pipeline/index.js";

// Paper 003: a token CRF, then rules by the structure of each section, six for forms and nine for free text; learned from
// few notes, and from sections of notes without labels as it grows surer of them (`train --unlabelled`, src/learn/self-train).

const STAND_INS = [
  "The paper does not print its features, tokens or training settings. Templates and settings are ours; the CRF over tokens in BIO is the paper's. Training is by stochastic gradient descent where CRFSharp uses L-BFGS.",
  'Which section is a form is told by `text/structure.ts`; the paper knows it of the records of 2006 alone, by "HISTORY OF PRESENT ILLNESS" and the TR, DD and TD lines (`mlhsla-2006`).',
  "Rules 6, 8 and 9 delete what is gold by our guide (weekdays, seasons, ages under 89), so they run under the labels of 2006 alone.",
  "Rule 1 for free text: the paper takes its threshold from the F-measure of the folds and does not say how. Here it is the highest that costs no strict F1, as the paper favours recall: beside a threshold of 0, and in later rounds beside the round before. Without self-training it is 0 and the rule is silent.",
  'The address rule also takes a city before the state. "SUMMARY NAME" is the label "NAME" after a title, so the label alone is enough. b, e and g in the phone rule are not explained; they are read as beeper, extension and group. Rule 3 asks for a day and month that exist and leaves scores, doses and pressures alone. The lists behind rules 5, 6 and 9 are ours.',
  "By our guide the rules mark whole dates, and street, city and state each by itself; under the labels of 2006 dates without the year, and one LOCATION.",
  "The confidence of a section is in the predecessor's paper; here it is the mean over its spans of their probability times the fold F1 of their type. A section without a span has none and is never taken, a form neither.",
  "How many sections a round takes is not printed: as many as have half the characters of the annotated notes.",
  "Recall is judged on annotated notes alone, and each fold labels the sections of a round for itself: the paper's k folds over all of L would score labels against the identifier that gave them. Forms that do not raise recall are left out, and free text goes on without them.",
] as const;

function mlhsla(
  name: string,
  what: string,
  cut: "structure" | "i2b2-2006" | "record",
  more: string[] = [],
): Recipe {
  return {
    name,
    description: `Paper 003: ${what}`,
    language: "en",
    voices: [
      {
        kind: "crf",
        name: "token",
        // Rule 3 knows "d/mm" as one token, and the year stands apart.
        tokenizer: "dates-2006",
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
        training: { algorithm: "sgd", c2: 0.05, maxIterations: 8, minFrequency: 1 },
        bias: 0,
        doubtedOutside: { below: 0, cut },
      },
    ],
    merge: "resolve",
    corrections: [cut === "structure" ? "mlhsla" : `mlhsla-${cut.replace("i2b2-", "")}`],
    reconciliation: [],
    standIns: [...STAND_INS, ...more],
  };
}

/** Sections by their structure, types by our guide. */
export const mlhslaSections = mlhsla(
  "mlhsla",
  "a CRF, and rules by the structure of each section; self-trained by section",
  "structure",
);

/** Records and labels of 2006 (`--labels i2b2-2006`): all fifteen rules. */
export const mlhsla2006 = mlhsla(
  "mlhsla-2006",
  "the same for records and labels of 2006: all fifteen rules",
  "i2b2-2006",
  ['A record without "HISTORY OF PRESENT ILLNESS" is cut by `text/structure.ts`.'],
);

/** What the paper compares itself with: no structure, and the record is what is learned or left. */
export const mlhslaRecord = mlhsla(
  "mlhsla-record",
  "baseline, the whole record as one unit of free text",
  "record",
  [
    "Stands in for the authors' earlier system (their reference 11), which worked by the record; its own rules and features are in another paper.",
  ],
);
