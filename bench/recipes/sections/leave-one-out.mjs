import { floor, NOT_RUN, percent } from "../cells.mjs";
import { shareByPatient } from "../corpora.mjs";
import { mean, modeOf } from "../results.mjs";
import { biasOf } from "../variants.mjs";

const SHARES = [0.25, 0.5, 0.75, 1];

/** A figure of each of six units and their mean; the mean waits for all. */
function sixAndMean(units, evaluation, mode, figure) {
  const values = units.map((unit) => modeOf(evaluation(unit), mode)?.[figure]);
  return { values, mean: values.includes(undefined) ? undefined : mean(values) };
}

/** Variants and profiles of a recipe are compared on one split, as the papers do. */
const VARIANTS = ["scrubjay-full", "carafe-i", "carafe-i+l", "carafe-i+rc", "hitsz-bioes", "hitsz-nodict"];
const proper = (recipes) => Object.values(recipes).filter(({ name }) => !VARIANTS.includes(name));

const cell = (value) => (value === undefined ? NOT_RUN : percent(value));

/** Trained on all institutions but one, read on that one, which it has never seen. */
export const leaveOneOut = {
  name: "leave-one-out",
  units: ({ recipes, make }) => proper(recipes).flatMap((recipe) => make.leaveOneOut(recipe.name, recipe)),
  render({ recipes, ours, make, evaluation }) {
    const rows = proper(recipes).map((recipe) => {
      const units = make.leaveOneOut(recipe.name, recipe);
      return {
        recipe,
        strict: sixAndMean(units, evaluation, "strict", "f1"),
        found: sixAndMean(units, evaluation, "binary-token", "recall"),
      };
    });
    const scrubjay = rows.find(({ recipe }) => recipe.name === "scrubjay");
    const hundred = (value) => value && 100 * value;
    return {
      tables: [
        {
          name: "leave-one-out",
          title: "Leave one institution out",
          note: "Six institutions in turn: trained on all notes of all other institutions, read on all notes of the one left out. Strict F1; mean of the six; and the mean recall of words inside identifiers whatever their type (binary token). Variants and profiles of a recipe are compared on one split.",
          columns: ["recipe", "bias", ...ours.institutions, "mean strict F1", "mean binary-token recall"],
          rows: rows.map(({ recipe, strict, found }) => [
            recipe.name,
            biasOf(recipe),
            ...strict.values.map(cell),
            cell(strict.mean),
            cell(found.mean),
          ]),
        },
      ],
      floors: [
        floor("scrubjay, leave one institution out: mean strict F1", hundred(scrubjay.strict.mean), 84),
        floor(
          "scrubjay, leave one institution out: mean binary-token recall",
          hundred(scrubjay.found.mean),
          96,
        ),
      ],
    };
  },
};

/** How much more training notes help. */
export const size = {
  name: "size",
  units: (context) => SHARES.flatMap((share) => sizeUnits(context, share)),
  render: (context) => ({
    tables: [
      {
        name: "size",
        title: "scrubjay with fewer training notes, leave one institution out",
        note: "Whole patients are left out, by a fixed seed; each share holds the smaller ones. Means of six.",
        columns: ["share of training notes", "notes (mean)", "strict F1", "binary-token recall"],
        rows: SHARES.map((share) => {
          const units = sizeUnits(context, share);
          return [
            `${100 * share} %`,
            mean(units.map(({ train }) => train.length)).toFixed(0),
            cell(sixAndMean(units, context.evaluation, "strict", "f1").mean),
            cell(sixAndMean(units, context.evaluation, "binary-token", "recall").mean),
          ];
        }),
      },
    ],
  }),
};

function sizeUnits({ recipes, make }, share) {
  const { scrubjay } = recipes;
  return share === 1
    ? make.leaveOneOut("scrubjay", scrubjay)
    : make.leaveOneOut(`scrubjay-${100 * share}%`, scrubjay, (notes) => shareByPatient(notes, share));
}
