import { EXIT, ScrubJayError } from "../../errors.js";
import type { Note } from "../../note.js";
import { foldsByPatient, shareByPatient } from "../folds.js";
import type { Corpus, ExperimentOptions } from "./experiment.js";

/** A fold: notes to learn from and notes of other patients to read. */
export interface FoldReading {
  readonly train: readonly Note[];
  readonly test: readonly Note[];
}

/** The part of the corpus that an experiment uses. */
export function sharedPart({ name, notes }: Corpus, { share = 1, seed = 1 }: ExperimentOptions): Corpus {
  return { name, notes: shareByPatient(notes, share, seed) };
}

export function foldsOf({ name, notes }: Corpus, options: ExperimentOptions): FoldReading[] {
  const { folds: k = 5, foldsRead = k, seed = 1 } = options;
  const folds = foldsByPatient(notes, k, seed).filter(({ length }) => length > 0);
  if (k < 2 || folds.length < k)
    throw new ScrubJayError(
      "too-few-notes",
      `${name}: ${folds.length} patients or notes are too few for ${k} folds`,
      {
        exitCode: EXIT.usage,
        hint: "Ask for from 2 to as many --folds as there are patients, or for a larger --share.",
      },
    );
  return folds.slice(0, foldsRead).map((test) => {
    const outside = new Set(test);
    return { train: notes.filter((note) => !outside.has(note)), test };
  });
}

/** "Read in 5 folds by patient, seed 1", for the reader of a table. */
export function saysFolds({ folds = 5, foldsRead = folds, share = 1, seed = 1 }: ExperimentOptions): string {
  const first = foldsRead === 1 ? "the first" : `the first ${foldsRead}`;
  const read = foldsRead < folds ? `${first} of ${folds} folds` : `${folds} folds`;
  const part = share < 1 ? `, ${Math.round(100 * share)} % of the patients` : "";
  return `Read in ${read} by patient${part}, seed ${seed}`;
}
