import { shareByPatient } from "../folds.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { linesPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";

/** 10 %, 20 % … 100 % where there are ten steps. */
export function sharesOf(steps: number): number[] {
  return Array.from({ length: steps }, (_, n) => (n + 1) / steps);
}

export const percentage = (share: number): string => `${Number((100 * share).toFixed(1))} %`;

/** How much more notes help (paper 001, figure 3): each point is tested against the one before it. */
export function learningCurve(
  given: Corpus,
  options: ExperimentOptions & { readonly steps?: number },
): Experiment {
  const { recipe, seed = 1, shuffles = 9999, steps = 10 } = options;
  const corpus = sharedPart(given, options);
  const folds = foldsOf(corpus, options);
  const rows = sharesOf(steps).map((share) => ({
    label: percentage(share),
    units: folds.map(({ train, test }, at) => ({
      name: `${percentage(share)}, fold ${at + 1}`,
      recipe,
      train: shareByPatient(train, share, seed),
      test,
    })),
  }));
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : n - 1);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `Learning curve of ${recipe.name} on ${corpus.name}`;
      return {
        title,
        lines: [`${saysFolds(options)}. Each share holds the smaller ones.`],
        tables: [
          rowsTable(
            {
              name: "learning-curve",
              title: "Share of the training notes",
              first: "share",
              note: "p against the row before.",
            },
            scored,
          ),
        ],
        plots: [
          linesPlot(
            title,
            "Training notes",
            scored.map((row) => ({ ...row, line: recipe.name, x: row.notes })),
          ),
        ],
        figures: scored,
      };
    },
  };
}
