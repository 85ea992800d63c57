import type { Note } from "../../note.js";
import { shareByPatient } from "../folds.js";
import { selfTrain } from "../self-train/self-train.js";
import { supervised } from "../self-train/supervised.js";
import type { Corpus, Experiment, ExperimentOptions } from "./experiment.js";
import { barsPlot } from "./plots.js";
import { foldsOf, saysFolds, sharedPart } from "./readings.js";
import { rowsTable, scoreRows } from "./rows.js";
import type { Learner } from "./unit.js";

export interface SelfTrainingOptions extends ExperimentOptions {
  /** About so many notes of each training part keep their annotations, whole patients; the rest is read as unlabelled. Default 20. */
  readonly labelled?: number;
  /** Most rounds over free text. Default 5. */
  readonly rounds?: number;
}

/** What unlabelled notes bring beside a few annotated ones (paper 003, tables I to III, all types together). */
export function selfTraining(given: Corpus, options: SelfTrainingOptions): Experiment {
  const { recipe, seed = 1, shuffles = 9999, labelled = 20, rounds = 5 } = options;
  const corpus = sharedPart(given, options);
  const parts = foldsOf(corpus, options).map(({ train: all, test }) => {
    const train = shareByPatient(all, labelled / all.length, seed);
    const known = new Set<Note>(train);
    return { train, unlabelled: all.filter((note) => !known.has(note)), test };
  });
  const alone: Learner = {
    name: "supervised",
    learn: (learnt, annotated, _, common) => supervised(learnt, annotated, common),
  };
  const selfTrained: Learner = {
    name: `self-trained in ${rounds} rounds`,
    learn: (learnt, annotated, unlabelled, common) =>
      selfTrain(learnt, annotated, unlabelled, { ...common, rounds }),
  };
  const rows = Object.entries({ supervised: alone, "self-trained": selfTrained }).map(([label, learner]) => ({
    label,
    units: parts.map((part, at) => ({ name: `${label}, fold ${at + 1}`, recipe, learner, ...part })),
  }));
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
