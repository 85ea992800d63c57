import { BIASES, withBias } from "../tune-bias.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { linesPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";

/** Precision and recall as the bias on "outside" moves (paper 001, figure 2): one training a fold serves all. */
export function biasCurve(
  given: Corpus,
  options: ExperimentOptions & { readonly biases?: readonly number[] },
): Experiment {
  const { recipe, seed = 1, shuffles = 9999, biases = BIASES } = options;
  const corpus = sharedPart(given, options);
  const folds = foldsOf(corpus, options);
  const rows = biases.map((bias) => ({
    label: `${bias}`,
    units: folds.map((fold, at) => ({
      name: `bias ${bias}, fold ${at + 1}`,
      recipe: withBias(recipe, bias),
      ...fold,
    })),
  }));
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : n - 1);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `${recipe.name} on ${corpus.name} as its bias moves`;
      const points = scored.map((row, n) => ({ ...row, line: recipe.name, x: biases[n] as number }));
      return {
        title,
        lines: [`${saysFolds(options)}. Below 0 finds more.`],
        tables: [
          rowsTable(
            {
              name: "bias-curve",
              title: "Bias on “outside”",
              first: "bias",
              note: "p against the row before.",
            },
            scored,
          ),
        ],
        plots: [linesPlot(title, "Bias", points)],
        figures: scored,
      };
    },
  };
}
