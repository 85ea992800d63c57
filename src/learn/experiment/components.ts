import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { barsPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";
import { steps } from "./variants.js";

/** What each step of a system adds to those before it (paper 000, table 7); all are read from one training. */
export function components(given: Corpus, options: ExperimentOptions): Experiment {
  const { recipe, seed = 1, shuffles = 9999 } = options;
  const corpus = sharedPart(given, options);
  const folds = foldsOf(corpus, options);
  const rows = steps(recipe).map(([label, step]) => ({
    label,
    units: folds.map((fold, at) => ({ name: `${label}, fold ${at + 1}`, recipe: step, ...fold })),
  }));
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : n - 1);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `What each step of ${recipe.name} adds on ${corpus.name}`;
      return {
        title,
        lines: [`${saysFolds(options)}.`],
        tables: [
          rowsTable(
            {
              name: "components",
              title: "Step after step",
              first: "system",
              note: "p against the row before.",
            },
            scored,
          ),
        ],
        plots: [barsPlot(title, scored)],
        figures: scored,
      };
    },
  };
}
