import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { barsPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";
import type { Unit } from "./unit.js";

/** What a second corpus is worth, thrown in or weighed by EasyAdapt (paper 000, table 8). */
export function adapt(given: Corpus, sources: readonly Corpus[], options: ExperimentOptions): Experiment {
  const { recipe, seed = 1, shuffles = 9999 } = options;
  const corpus = sharedPart(given, options);
  const folds = foldsOf(corpus, options);
  const ways = sources
    .map((source) => sharedPart(source, options))
    .flatMap(({ name, notes }): [string, Partial<Unit>][] => [
      [`${name} alone`, { train: notes }],
      [`+ ${name}, merged`, { source: notes, mergeSource: true }],
      [`+ ${name}, EasyAdapt`, { source: notes }],
    ]);
  const rows = [[`${corpus.name} alone`, {}] as [string, Partial<Unit>], ...ways].map(([label, more]) => ({
    label,
    units: folds.map((fold, at) => ({ name: `${label}, fold ${at + 1}`, recipe, ...fold, ...more })),
  }));
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : 0);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `A second corpus for ${recipe.name} on ${corpus.name}`;
      return {
        title,
        lines: [`${saysFolds(options)}.`],
        tables: [
          rowsTable(
            { name: "adapt", title: "Learnt from", first: "corpus", note: "p against the first row." },
            scored,
          ),
        ],
        plots: [barsPlot(title, scored)],
        figures: scored,
      };
    },
  };
}
