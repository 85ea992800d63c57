import { NOT_RUN } from "../cells.mjs";

const costUnit = ({ recipes, make }) => ({
  name: "cost/scrubjay",
  recipe: recipes.scrubjay,
  train: make.ofSplits("train", "dev"),
  // Something to tag, for the time a note takes; its figures go nowhere.
  test: make.ofSplits("train", "dev"),
  threads: 2,
  alone: true,
});

const columns = ["", "training notes", "training s", "peak memory MB", "model MB", "ms a note"];

function row(label, done) {
  if (done === undefined) return [label, NOT_RUN, "", "", "", ""];
  const { training, tagging } = done;
  return [
    label,
    `${training.notes}`,
    training.seconds.toFixed(1),
    `${training.peakMegabytes}`,
    (training.modelBytes / 1e6).toFixed(1),
    `${tagging.msPerNote}`,
  ];
}

/** What training and tagging cost. */
export const cost = {
  name: "cost",
  units: (context) => [costUnit(context)],
  render(context) {
    const { recipes, make, split, result } = context;
    return {
      tables: [
        {
          name: "cost",
          title: "Cost of scrubjay: train and dev notes, two threads, nothing else running",
          note: "Peak memory is the resident set of the whole process in training; ms a note is tagging with probabilities, on one thread.",
          columns,
          rows: [row("scrubjay", result(costUnit(context)))],
        },
        {
          name: "cost-recipes",
          title: `Cost of every recipe, train → ${split}`,
          note: "One thread each, two processes side by side: for comparison among themselves.",
          columns,
          rows: Object.values(recipes).map((recipe) =>
            row(recipe.name, result(make.corpus(recipe.name, recipe))),
          ),
        },
      ],
    };
  },
};
