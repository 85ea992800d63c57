import type { Note } from "../../note.js";
import { shareByPatient } from "../folds.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { barsPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";
import type { Learner } from "./unit.js";

export interface SelfTrainingOptions extends ExperimentOptions {
  /** About so many notes of each training part keep their annotations, whole patients; the rest is read as unlabelled. Default 20. */
  readonly labelled?: number;
  /** Recipes and ways to learn from both, by what the table calls them. */
  readonly ways: Readonly<
    Record<string, { readonly recipe: ExperimentOptions["recipe"]; readonly learner: Learner }>
  >;
}

/** What unlabelled notes bring beside a few annotated ones (paper 003, tables I to III). */
export function selfTraining(given: Corpus, options: SelfTrainingOptions): Experiment {
  const { recipe, seed = 1, shuffles = 9999, labelled = 20, ways } = options;
  const corpus = sharedPart(given, options);
  const parts = foldsOf(corpus, options).map(({ train: all, test }) => {
    const train = shareByPatient(all, labelled / all.length, seed);
    const known = new Set<Note>(train);
    return { train, unlabelled: all.filter((note) => !known.has(note)), test };
  });
  const supervised = {
    label: "supervised",
    units: parts.map(({ train, test }, at) => ({ name: `supervised, fold ${at + 1}`, recipe, train, test })),
  };
  const rows = [
    supervised,
    ...Object.entries(ways).map(([label, way]) => ({
      label,
      units: parts.map((part, at) => ({ name: `${label}, fold ${at + 1}`, ...way, ...part })),
    })),
  ];
  return {
    units: rows.flatMap(({ units }) => units),
    report(predictions) {
      const rival = (n: number) => (n === 0 ? undefined : 0);
      const scored = scoreRows(rows, predictions, { rival, seed, shuffles });
      const title = `Unlabelled notes of ${corpus.name} beside about ${labelled} annotated ones`;
      return {
        title,
        lines: [`${saysFolds(options)}.`],
        tables: [
          rowsTable(
            { name: "self-train", title: "Learnt", first: "way", note: "p against the first row." },
            scored,
          ),
        ],
        plots: [barsPlot(title, scored)],
        figures: scored,
      };
    },
  };
}
