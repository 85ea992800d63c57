import type { Plot, Table } from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import type { Recipe } from "../../pipeline/index.js";
import type { Predictions } from "./run-units.js";
import type { Unit } from "./unit.js";

/** Notes that belong together: of an institution, of a shared task. */
export interface Corpus {
  readonly name: string;
  readonly notes: readonly Note[];
}

/** What every experiment asks for. */
export interface ExperimentOptions {
  readonly recipe: Recipe;
  /** By patient. Default 5. */
  readonly folds?: number;
  /** Reads the first so many folds alone. Default: all of them. */
  readonly foldsRead?: number;
  /** Share of every corpus that is used, whole patients at a time. Default 1. */
  readonly share?: number;
  /** For folds, shares, training and significance. Default 1. */
  readonly seed?: number;
  /** Of the tests of significance. Default 9999. */
  readonly shuffles?: number;
}

/** Units to run, and what is told of them when they have run. */
export interface Experiment {
  readonly units: readonly Unit[];
  report(predictions: Predictions): ExperimentReport;
}

export interface ExperimentReport {
  readonly title: string;
  /** What was done, a sentence each. */
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
  readonly plots: readonly Plot[];
  /** The figures for machines. */
  readonly figures: unknown;
}
