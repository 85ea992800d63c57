import { ScrubJayError } from "../../errors.js";
import { fBeta, precision as precisionOf, recall as recallOf, sumCounts } from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import { type Recipe, type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { foldsByPatient } from "../folds.js";
import { countsByType, type Predicted, strictCounts } from "../strict-score.js";
import { type TrainRecipeOptions, trainRecipe } from "../train-recipe.js";
import { asNote, type NotePart, tagParts } from "./note-parts.js";
import type { FoldScores, LabelledPart } from "./round.js";
import { withThreshold } from "./threshold.js";

/** Nothing changes at 0; the rest are tried because a token outside seldom has less than even odds. */
const THRESHOLDS: readonly number[] = [
  0, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.825, 0.85, 0.875, 0.9, 0.925, 0.95,
];

export interface CrossValidateOptions extends TrainRecipeOptions {
  /** Default 5. */
  readonly folds?: number;
}

/** What folds say of a candidate, and the labels that each fold's own identifier gave the sections taken. */
interface Validated {
  readonly scores: FoldScores;
  readonly inFolds: readonly (readonly LabelledPart[])[];
}

/** Folds of the annotated notes, each with an identifier of its own that never sees the notes held out. */
export interface Folds {
  /** Scores the identifier that would come of these sections. Nothing is kept. */
  validate(taken: readonly NotePart[]): Promise<Validated>;
  /** Goes on from what was scored last, or from what a log holds. */
  accept(validated: Validated): void;
}

interface Fold {
  readonly held: readonly Note[];
  readonly learned: readonly Note[];
  readonly joined: readonly LabelledPart[];
  readonly model?: TrainedModel;
}

/**
 * Every fold trains itself on the sections that a round takes, with labels that its own identifier gives them. Those of
 * the identifier trained on all notes would tell each fold the names in the notes that it is to be tried on, and no
 * round could fail. One training per fold serves all thresholds.
 */
export function openFolds(
  recipe: Recipe,
  annotated: readonly Note[],
  unlabelled: readonly Pick<Note, "text">[],
  { folds: k = 5, ...options }: CrossValidateOptions = {},
): Folds {
  const parts = foldsByPatient(annotated, k, options.seed ?? 1).filter(({ length }) => length > 0);
  if (parts.length < 2)
    throw new ScrubJayError("too-few-notes", "self-training needs annotated notes of two patients at least", {
      hint: "Annotate more notes; twenty are a beginning.",
    });
  let before: FoldScores | undefined;
  let candidates: Fold[] = [];
  let folds: Fold[] = parts.map((held) => {
    const outside = new Set(held);
    return { held, learned: annotated.filter((note) => !outside.has(note)), joined: [] };
  });
  const train = ({ learned, joined }: Fold): Promise<TrainedModel> =>
    trainRecipe(recipe, [...learned, ...joined.map((part) => asNote(unlabelled, part))], options);

  return {
    async validate(taken) {
      const inFolds: LabelledPart[][] = [];
      candidates = [];
      for (const [n, fold] of folds.entries()) {
        let labels: LabelledPart[] = [];
        if (taken.length > 0) {
          const model = fold.model ?? (await train(fold));
          folds[n] = { ...fold, model };
          labels = (await tagParts(withThreshold(model, before?.below ?? 0), unlabelled, taken)).map(
            ({ labelled }) => labelled,
          );
        }
        inFolds.push(labels);
        const next = { ...fold, joined: [...fold.joined, ...labels] };
        candidates.push({ ...next, model: await train(next) });
      }
      return { scores: await score(candidates, before), inFolds };
    },
    accept({ scores, inFolds }) {
      folds =
        candidates.length > 0
          ? candidates
          : folds.map(({ held, learned, joined }, n) => ({
              held,
              learned,
              joined: [...joined, ...(inFolds[n] ?? [])],
            }));
      candidates = [];
      before = scores;
    },
  };
}

/**
 * The threshold is the highest that costs no F1, as the paper favours recall: beside leaving all tokens as they are, and in later
 * rounds beside the round before. So recall is never bought with errors round after round; where F1 fell, the threshold of the
 * best F1 is left.
 */
async function score(folds: readonly Fold[], before?: FoldScores): Promise<FoldScores> {
  const tried: { below: number; predicted: Predicted[][] }[] = THRESHOLDS.map((below) => ({
    below,
    predicted: [],
  }));
  for (const { held, model } of folds)
    for (const { below, predicted } of tried) {
      const tagged = await tagNotes(model as TrainedModel, held, { outsideBelow: below });
      predicted.push(held.map((note, at) => ({ note, spans: tagged[at]?.spans ?? [] })));
    }
  const scored = tried.map(({ below, predicted }) => {
    const counts = predicted.map(strictCounts);
    const all = sumCounts(counts);
    return { below, predicted, counts, f1: orNought(fBeta(all)), precision: orNought(precisionOf(all)) };
  });
  const least = before?.f1 ?? (scored[0]?.f1 as number);
  const { predicted, counts, ...best } =
    scored.findLast(({ f1 }) => f1 >= least) ?? scored.reduce((a, b) => (b.f1 > a.f1 ? b : a));
  const recalls = counts.map(recallOf).filter((value) => !Number.isNaN(value));
  const recall = orNought(recalls.reduce((sum, value) => sum + value, 0) / recalls.length);
  const power = Object.entries(countsByType(predicted.flat()));
  return {
    recall,
    ...best,
    power: Object.fromEntries(power.map(([type, of]) => [type, orNought(fBeta(of))])),
  };
}

const orNought = (value: number): number => (Number.isNaN(value) ? 0 : value);
