import type { Recipe } from "../pipeline/index.js";
import { standIn } from "./stand-in.js";

// Paper 003: a token CRF, then rules by the structure of each section, six for forms and nine for free text; learned from
// few notes, and from sections of notes without labels as it grows surer of them (`train --unlabelled`, src/learn/self-train).

const FROM_PAPER = [
  "One CRF over tokens, with labels B, I and O for every type; rules correct it afterwards, numbered and ordered as printed.",
  "Self-training: what the identifier is surest of joins what is learned from, round after round, as long as the mean recall of the folds rises; a round that does not raise it is forgotten.",
];

const BY_SECTION = [
  "Sections are forms or free text, each with rules of its own; forms join once and before free text, which is chosen by the section.",
];

const STAND_INS = [
  standIn(
    "L-BFGS",
    "stochastic gradient descent in small batches, eight passes",
    "every round trains once a fold; `train --algorithm lbfgs` trains as the paper's toolkit, CRFSharp, does",
  ),
  standIn("features, tokens and training settings", "ours", "the paper does not print them"),
  standIn(
    "a threshold from the F-measure of the folds (rule 1)",
    "the highest that costs no strict F1, beside 0 and later beside the round before; without self-training 0, and the rule is silent",
    "the paper does not say how it chooses, and favours recall",
  ),
  standIn(
    "the lists behind rules 5, 6 and 9",
    "lists of ours",
    "the paper gives examples alone, and the kinds of words",
  ),
  standIn(
    "the patterns of addresses, patients, phones and dates",
    'a city may stand before the state; "NAME" as a label is enough; b, e and g are beeper, extension and group; a date needs a day and month that exist and is no score, dose or pressure',
    "records are written in more ways than the paper's, which does not explain its letters",
  ),
  standIn(
    "the confidence of a section, after the predecessor's",
    "the mean over its spans of their probability times the fold F1 of their type; without a span it is never taken",
    "the score is in another paper",
  ),
  standIn(
    "a round takes the surest",
    "as many as have half the characters of the annotated notes",
    "how many is not printed",
  ),
  standIn(
    "folds over all that is labelled by now",
    "recall on annotated notes alone, and each fold labels what a round takes for itself",
    "labels would be scored against the identifier that gave them",
  ),
  standIn(
    "all forms join what is learned from",
    "those in which something was found, and only if recall rises; free text goes on without them",
    "forms that are read wrongly would teach their errors",
  ),
];

const OUR_LABELS = [
  standIn(
    "rules 6, 8 and 9 take weekdays, seasons and ages under 89 back",
    "they do not run",
    "by our guide these are gold; `mlhsla-2006` has them",
  ),
  standIn(
    "dates without the year, one LOCATION",
    "whole dates; street, city and state each by itself",
    "our guide marks them so",
  ),
];

function mlhsla(
  name: string,
  what: string,
  cut: "structure" | "i2b2-2006" | "record",
  { fromPaper, standIns }: { readonly fromPaper: readonly string[]; readonly standIns: readonly string[] },
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
    fromPaper: [...FROM_PAPER, ...fromPaper],
    standIns: [...STAND_INS, ...standIns],
  };
}

/** Sections by their structure, types by our guide. */
export const mlhslaSections = mlhsla(
  "mlhsla",
  "a CRF, and rules by the structure of each section; self-trained by section",
  "structure",
  {
    fromPaper: BY_SECTION,
    standIns: [
      standIn(
        'a form is what stands before "HISTORY OF PRESENT ILLNESS", and TR, DD and TD lines',
        "a form is told by `text/structure.ts`",
        "the paper's way is for the records of 2006 alone (`mlhsla-2006`)",
      ),
      ...OUR_LABELS,
    ],
  },
);

/** Records and labels of 2006 (`--labels i2b2-2006`): all fifteen rules. */
export const mlhsla2006 = mlhsla(
  "mlhsla-2006",
  "the same for records and labels of 2006: all fifteen rules",
  "i2b2-2006",
  {
    fromPaper: [
      ...BY_SECTION,
      'A form is what stands before "HISTORY OF PRESENT ILLNESS", and each run of TR, DD and TD lines.',
    ],
    standIns: [
      standIn(
        'records with "HISTORY OF PRESENT ILLNESS"',
        "a record without it is cut by `text/structure.ts`",
        "the paper does not say what it does with them",
      ),
    ],
  },
);

/** What the paper compares itself with: no structure, and the record is what is learned or left. */
export const mlhslaRecord = mlhsla(
  "mlhsla-record",
  "baseline, the whole record as one unit of free text",
  "record",
  {
    fromPaper: ["The record is what is chosen, and its structure is not looked at."],
    standIns: [
      standIn(
        "the authors' earlier system, by the record (their reference 11)",
        "the rules and features of `mlhsla`",
        "its own are in another paper",
      ),
      ...OUR_LABELS,
    ],
  },
);
