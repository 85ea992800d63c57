import { fBeta, precision, recall } from "../../../dist/evaluate/index.js";
import { BIASES } from "../../../dist/learn/tune-bias.js";
import { chanceCell, NOT_RUN, percent, prfCells } from "../cells.mjs";
import { partByPatient } from "../corpora.mjs";
import { modeOf, strictCounts } from "../results.mjs";
import { biasOf, withBias, withTraining } from "../variants.mjs";
import { strictTable } from "./components.mjs";

const unit = ({ make, split, all }, name, recipe, more = {}) => ({
  name: `carafe/${name}`,
  recipe,
  train: all,
  test: make.ofSplits(split),
  ...more,
});

const VARIANTS = ["carafe-i", "carafe-i+l", "carafe-i+rc", "carafe", "carafe+pp"];
/** @returns {[string, any][]} */
const systems = (context) => VARIANTS.map((name) => [name, unit(context, name, context.recipes[name])]);

export const tableOne = {
  name: "carafe-systems",
  units: (context) => systems(context).map(([, one]) => one),
  render: (context) => ({
    tables: [
      {
        name: "carafe-systems",
        title: `Carafe's systems, train → ${context.split} (paper 001, table 1)`,
        note: `${context.told} Phrases strictly, in per cent, and F1 of words.`,
        columns: ["system", "bias", "phrase precision", "phrase recall", "phrase F1", "token F1"],
        rows: systems(context).map(([name, one]) => {
          const scored = context.evaluation(one);
          return [
            name,
            biasOf(context.recipes[name]),
            ...prfCells(modeOf(scored, "strict")),
            scored ? percent(modeOf(scored, "token").f1) : NOT_RUN,
          ];
        }),
      },
    ],
  }),
};

const biased = (context) =>
  BIASES.map((bias) => unit(context, `bias ${bias}`, withBias(context.recipes.carafe, bias)));

export const figureTwo = {
  name: "carafe-bias",
  units: biased,
  render: (context) => ({
    tables: [
      {
        name: "carafe-bias",
        title: `Precision and recall of carafe as the bias moves, train → ${context.split} (paper 001, figure 2)`,
        note: `${context.told} One training; the recipe's own bias is ${biasOf(context.recipes.carafe)}. Strict, in per cent.`,
        columns: ["bias", "precision", "recall", "F1"],
        rows: biased(context).map((one, n) => {
          const pair = context.pairOf(one);
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

/** The paper's curve is drawn at this bias. */
const CURVE_BIAS = -1.75;
const PARTS = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1];

/** @returns {[string, any][]} */
const curve = (context) =>
  PARTS.map((part) => {
    const train = part === 1 ? context.all : partByPatient(context.all, part);
    const recipe = withBias(context.recipes.carafe, CURVE_BIAS);
    return [`${Math.round(100 * part)} %`, unit(context, `${part} of the notes`, recipe, { train })];
  });

export const figureThree = {
  name: "carafe-learning-curve",
  units: (context) => curve(context).map(([, one]) => one),
  render(context) {
    const points = curve(context);
    return {
      tables: [
        {
          name: "carafe-learning-curve",
          title: `Learning curve of carafe at bias ${CURVE_BIAS}, train → ${context.split} (paper 001, figure 3)`,
          note: `${context.told} Whole patients, each part inside the next. Strict; * marks p < 0.1 against the row before.`,
          columns: ["part of these notes", "notes", "precision", "recall", "F1", "p against the row before"],
          rows: points.map(([label, one], n) => [
            label,
            `${one.train.length}`,
            ...prfCells(modeOf(context.evaluation(one), "strict")),
            n === 0 ? "" : chanceCell(context.chance(points[n - 1][1], one)),
          ]),
        },
      ],
    };
  },
};

const costs = (context) =>
  [0, 0.02, 0.05, 0.1].map((informationCost) => [
    informationCost === 0 ? "every word costs the same, the recipe's" : `${informationCost} a bit`,
    unit(
      context,
      `cost ${informationCost}`,
      withBias(withTraining(context.recipes.carafe, informationCost === 0 ? {} : { informationCost }), 0),
    ),
  ]);

export const informationCost = {
  name: "carafe-information-cost",
  units: (context) => costs(context).map(([, one]) => one),
  render(context) {
    const rows = costs(context);
    return {
      tables: [
        {
          name: "carafe-information-cost",
          title: `What a missed word would tell, as its cost in training: carafe at bias 0, train → ${context.split} (paper 001, discussion)`,
          note: `${context.told} Strict; bits are those of words of identifiers that no prediction covers, of all that identifiers hold.`,
          columns: ["cost", "precision", "recall", "F1", "p against the first row", "bits leaked"],
          rows: rows.map(([label, one], n) => {
            const scored = context.evaluation(one);
            return [
              label,
              ...prfCells(modeOf(scored, "strict")),
              n === 0 ? "" : chanceCell(context.chance(rows[0][1], one)),
              scored ? `${percent(scored.risk.leakedBits / scored.risk.bits)} %` : NOT_RUN,
            ];
          }),
        },
      ],
    };
  },
};

const priors = (context) =>
  [
    ["variance 10 (c2 0.05), the recipe's", 0.05],
    ["standard deviation 10 (c2 0.005)", 0.005],
  ].map(([label, c2]) => [label, unit(context, label, withTraining(context.recipes.carafe, { c2 }))]);

export const prior = {
  name: "carafe-prior",
  units: (context) => priors(context).map(([, one]) => one),
  render: (context) => ({
    tables: [
      strictTable(context, {
        name: "carafe-prior",
        title: `The Gaussian prior, σ = 10, read two ways: carafe, train → ${context.split} (paper 001)`,
        note: `${context.told} The paper's formula speaks of a variance σ, and its footnote of remarkably little difference. Strict.`,
        rows: priors(context),
        against: "first",
      }),
    ],
  }),
};
