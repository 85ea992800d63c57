import { fBeta, precision, recall } from "../../../dist/evaluate/index.js";
import { spearman } from "../../../dist/evaluate/rank-correlation.js";
import { BIASES } from "../../../dist/learn/tune-bias.js";
import { NOT_RUN, percent, prfCells } from "../cells.mjs";
import { modeOf, noteScores, strictCounts } from "../results.mjs";
import { biasOf, withBias } from "../variants.mjs";
import { strictTable } from "./components.mjs";

const VARIANTS = ["carafe-i", "carafe-i+l", "carafe-i+rc", "carafe", "carafe+pp"];

/** Paper 001, table 1. */
export const carafe = {
  name: "carafe",
  units: ({ recipes, make }) => VARIANTS.map((name) => make.corpus(name, recipes[name])),
  render: ({ recipes, make, split, evaluation }) => ({
    tables: [
      {
        name: "carafe",
        title: `Carafe's systems, train → ${split} (paper 001, table 1)`,
        note: "Phrases strictly, in per cent, and F1 of words.",
        columns: ["system", "bias", "phrase precision", "phrase recall", "phrase F1", "token F1"],
        rows: VARIANTS.map((name) => {
          const scored = evaluation(make.corpus(name, recipes[name]));
          return [
            name,
            biasOf(recipes[name]),
            ...prfCells(modeOf(scored, "strict")),
            scored ? percent(modeOf(scored, "token").f1) : NOT_RUN,
          ];
        }),
      },
    ],
  }),
};

const biased = ({ recipes, make }) =>
  BIASES.map((bias) => ({
    ...make.corpus(`carafe at bias ${bias}`, withBias(recipes.carafe, bias)),
  }));

/** Paper 001, figure 2: one training, read with one bias after another. */
export const bias = {
  name: "bias",
  units: biased,
  render: (context) => ({
    tables: [
      {
        name: "bias",
        title: `Precision and recall of carafe as the bias moves, train → ${context.split} (paper 001, figure 2)`,
        note: `One training; the recipe's own bias is ${biasOf(context.recipes.carafe)}. Strict, in per cent.`,
        columns: ["bias", "precision", "recall", "F1"],
        rows: biased(context).map((unit, n) => {
          const pair = context.pairOf(unit);
          const counts = pair && strictCounts(pair);
          const scored = counts && {
            precision: precision(counts),
            recall: recall(counts),
            f1: fBeta(counts),
          };
          return [`${BIASES[n]}`, ...prfCells(scored)];
        }),
      },
    ],
  }),
};

const RANKED = ["carafe", "scrubjay"];

/** Paper 001, figure 4: does a note's own confidence tell how well it was tagged? */
export const confidence = {
  name: "confidence",
  units: ({ recipes, make }) => RANKED.map((name) => make.corpus(name, recipes[name])),
  render: ({ recipes, make, split, pairOf, result }) => ({
    tables: [
      {
        name: "confidence",
        title: `Rank correlation with a note's strict F1 (Spearman), train → ${split} (paper 001, figure 4)`,
        note: "Confidence is the log probability of the labels per token. A note with nothing to find and nothing found has F1 1.",
        columns: ["system", "notes", "confidence", "length in characters"],
        rows: RANKED.map((name) => {
          const unit = make.corpus(name, recipes[name]);
          const pair = pairOf(unit);
          if (pair === undefined) return [name, NOT_RUN, NOT_RUN, NOT_RUN];
          const scores = noteScores(pair);
          const confidences = pair.gold.map(({ id }) => result(unit).notes[id][0]);
          const lengths = pair.gold.map(({ text }) => text.length);
          return [
            name,
            `${scores.length}`,
            spearman(confidences, scores).toFixed(3),
            spearman(lengths, scores).toFixed(3),
          ];
        }),
      },
    ],
  }),
};

const ROWS = [
  ["BIO, dictionaries", "hitsz"],
  ["BIOES, dictionaries", "hitsz-bioes"],
  ["BIO, no dictionaries", "hitsz-nodict"],
];

/** Paper 002: labels and dictionaries. */
export const hitsz = {
  name: "hitsz",
  units: ({ recipes, make }) => ROWS.map(([, name]) => make.corpus(name, recipes[name])),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "hitsz",
        title: `Labels and dictionaries: hitsz, train → ${context.split} (paper 002)`,
        note: "Strict; * marks p < 0.1.",
        rows: ROWS.map(([label, name]) => [label, context.make.corpus(name, context.recipes[name])]),
        against: "first",
      }),
    ],
  }),
};
