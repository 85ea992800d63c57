import { EXIT, ScrubJayError } from "../errors.js";
import { compareNotes, evaluateNotes, fBeta, precision, recall, type Table } from "../evaluate/index.js";
import type { Note } from "../note.js";
import type { Recipe } from "../pipeline/index.js";
import { runUnits } from "./experiment/run-units.js";
import { memoryStore, type UnitStore } from "./experiment/store.js";
import { foldsByPatient } from "./folds.js";
import { strictF1 } from "./strict-score.js";
import type { TrainProgress } from "./train-recipe.js";
import { withVariations } from "./variations.js";

export interface CrossTrainingOptions {
  readonly threads?: number;
  /** For the folds and the training. Default 1. */
  readonly seed?: number;
  readonly onProgress?: (progress: TrainProgress) => void;
  /** Where finished trainings are kept, for one who has to stop; `code` tells builds apart. */
  readonly kept?: { readonly store: UnitStore; readonly code: string };
  /** Default 10, as in paper 004. */
  readonly folds?: number;
  /** Train on this many variations of the notes as well. Default 0. */
  readonly vary?: number;
  /** After each training: which notes were learnt, and the strict F1 on the fold. */
  readonly onFold?: (fold: {
    readonly set: string;
    readonly fold: number;
    readonly of: number;
    readonly f1: number;
  }) => void;
}

/**
 * Trains on each set of notes in turn, fold after fold, and reads the originals that were held out. Sets hold copies of
 * the originals under the same ids; notes of one patient are never on both sides. Gives each set's predictions on all
 * originals.
 */
export async function crossTrain(
  recipe: Recipe,
  originals: readonly Note[],
  sets: Readonly<Record<string, readonly Note[]>>,
  options: CrossTrainingOptions = {},
): Promise<Map<string, Note[]>> {
  const { folds: k = 10, seed = 1, vary = 0, kept, onFold, ...training } = options;
  const { store, code } = kept ?? { store: memoryStore(), code: "" };
  const folds = foldsByPatient(originals, k, seed).filter((fold) => fold.length > 0);
  if (folds.length < k)
    throw new ScrubJayError("too-few-notes", `${folds.length} patients or notes are too few for ${k} folds`, {
      exitCode: EXIT.usage,
      hint: "Ask for fewer with --folds.",
    });
  const predicted = new Map<string, Note[]>(Object.keys(sets).map((set) => [set, []]));
  for (const [at, held] of folds.entries()) {
    const outside = new Set(held.map(({ id }) => id));
    for (const [set, notes] of Object.entries(sets)) {
      const inside = notes.filter(({ id }) => !outside.has(id));
      const train = withVariations(inside, vary);
      const unit = { name: `${set}, fold ${at + 1}`, recipe, train, test: held };
      const found = (await runUnits([unit], { ...training, store, code, seed }))(unit);
      predicted.get(set)?.push(...found);
      const f1 = strictF1(found.map(({ spans }, n) => ({ note: held[n] as Note, spans })));
      onFold?.({ set, fold: at + 1, of: k, f1 });
    }
  }
  return predicted;
}

export interface Scores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface TrainingComparison {
  readonly notes: number;
  /** One a type by name, then "All": strict scores of both trainings. */
  readonly types: readonly {
    readonly type: string;
    readonly original: Scores;
    readonly copy: Scores;
    /** Copy's F1 less the original's. */
    readonly difference: number;
    /** Approximate randomisation, 9,999 shuffles. */
    readonly p: number;
    readonly significant: boolean;
  }[];
}

/** What does training on the copy cost? Paper 004, table 5: strict scores by type, alpha 0.05 after Bonferroni. */
export function compareTrainings(
  gold: readonly Note[],
  original: readonly Note[],
  copy: readonly Note[],
  options: { readonly schema?: "phi" | "open"; readonly shuffles?: number; readonly seed?: number } = {},
): TrainingComparison {
  const compared = compareNotes(gold, original, copy, {
    ...options,
    byType: true,
    samples: 1,
    correction: "bonferroni",
  });
  const scores = { original: strictScores(gold, original, options), copy: strictScores(gold, copy, options) };
  return {
    notes: compared.notes,
    types: compared.metrics.map(({ name, difference, p, significant }) => {
      const type = /^strict@(.*)\.f1$/s.exec(name)?.[1] ?? "All";
      return {
        type,
        original: scores.original.get(type) ?? NONE,
        copy: scores.copy.get(type) ?? NONE,
        difference,
        p,
        significant,
      };
    }),
  };
}

const NONE: Scores = { precision: Number.NaN, recall: Number.NaN, f1: Number.NaN };

function strictScores(
  gold: readonly Note[],
  pred: readonly Note[],
  { schema = "phi" }: { readonly schema?: "phi" | "open" },
): Map<string, Scores> {
  const { by, modes } = evaluateNotes(gold, pred, { schema });
  const all = modes.find(({ name }) => name === "strict") as Scores;
  const parts = (by.type ?? []).map(({ name, counts }): [string, Scores] => [
    name,
    { precision: precision(counts), recall: recall(counts), f1: fBeta(counts) },
  ]);
  return new Map([...parts, ["All", all]]);
}

export function trainingsTable({ notes, types }: TrainingComparison, name: string): Table {
  const cells = (scores: Scores): string[] =>
    [scores.precision, scores.recall, scores.f1].map((value) =>
      Number.isNaN(value) ? "–" : value.toFixed(4),
    );
  return {
    name: `trainings-${name}`,
    title: `Trained on the original and on the copy (${name}), read on the original`,
    note: `${notes} notes, strict. p by approximate randomisation; * is significant at 0.05 after Bonferroni.`,
    columns: ["Type", "P", "R", "F1", "Copy P", "Copy R", "Copy F1", "Difference", "p", ""],
    rows: types.map(({ type, original, copy, difference, p, significant }) => [
      type,
      ...cells(original),
      ...cells(copy),
      Number.isNaN(difference) ? "–" : difference.toFixed(4),
      p < 0.0001 ? "<0.0001" : p.toFixed(4),
      significant ? "*" : "",
    ]),
  };
}
