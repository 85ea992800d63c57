import { withTraining } from "../variants.mjs";
import { strictTable } from "./components.mjs";

/** Recipes of papers whose toolkits train by L-BFGS (Carafe, CRFsuite, MALLET); one tagger of each. */
const RECIPES = [
  ["carafe", "carafe"],
  ["clamp", "token"],
  ["uthealth", "names"],
  ["hitsz", "tokens"],
  ["cchmc", "token"],
];
/** L-BFGS goes on until it converges, or as long as this. */
const MOST = 150;

const alone = (recipe, voice) => ({
  ...recipe,
  voices: recipe.voices.filter(({ name }) => name === voice),
  corrections: [],
  reconciliation: [],
});

const rowsFor = ({ recipes, make, few }, name, voice) => {
  const recipe = alone(recipes[name], voice);
  const unit = (label, one) => [
    label,
    { name: `trainers/${name}/${label}`, recipe: one, train: few, test: make.ofSplits("dev") },
  ];
  return [
    unit(`${name}: SGD, 12 passes`, recipe),
    unit(
      `${name}: L-BFGS to convergence`,
      withTraining(recipe, { algorithm: "lbfgs", curvature: true, maxIterations: MOST }),
    ),
  ];
};

/** What it costs that these recipes train by SGD. */
export const trainers = {
  name: "trainers",
  units: (context) => RECIPES.flatMap(([name, voice]) => rowsFor(context, name, voice).map(([, one]) => one)),
  render: (context) => ({
    tables: RECIPES.map(([name, voice]) =>
      strictTable(context, {
        name: `trainers-${name}`,
        title: `${name} (${voice}) trained by SGD and by L-BFGS → dev`,
        note: `${context.few.length} training notes, at most ${MOST} iterations. Strict; * marks p < 0.1 by approximate randomisation.`,
        rows: rowsFor(context, name, voice),
        against: "first",
      }),
    ),
  }),
};
