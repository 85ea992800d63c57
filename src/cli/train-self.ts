import { type Round, type SelfTrainOptions, selfTrain } from "../learn/index.js";
import type { Note } from "../note.js";
import type { Recipe, TrainedModel } from "../pipeline/index.js";
import { openRounds } from "./rounds-file.js";

export interface SelfTrainRun {
  readonly recipe: Recipe;
  readonly annotated: readonly Note[];
  readonly unlabelled: readonly Pick<Note, "text">[];
  readonly options: SelfTrainOptions;
  /** Where the model will be; the log lies beside it. */
  readonly out: string;
  readonly overwrite: boolean;
  readonly say: (line: string) => void;
}

/** Trains on unlabelled notes too, with a log beside the model: the same command goes on where it was stopped. */
export async function trainSelf(run: SelfTrainRun): Promise<TrainedModel> {
  const { recipe, annotated, unlabelled, options, say } = run;
  const { seed, folds, source, mergeSource } = options;
  const learned = [annotated, source ?? []].map((notes) => notes.map(({ text, spans }) => ({ text, spans })));
  const texts = unlabelled.map(({ text }) => text);
  const patients = annotated.map(({ id, patient }) => [id, patient]);
  const file = `${run.out}.rounds.jsonl`;
  const log = openRounds(file, { recipe, learned, patients, texts, seed, folds, mergeSource }, run.overwrite);
  const past = log.past.slice(0, 2 + (options.rounds ?? 5));
  say(`${unlabelled.length} unlabelled notes; the log of the rounds is ${file}`);
  for (const round of past) say(`${told(round)} (worked out before)`);
  const { model } = await selfTrain(recipe, annotated, unlabelled, {
    ...options,
    past,
    onRound(round) {
      log.add(round);
      say(told(round));
    },
  });
  return model;
}

function told({ round, what, accepted, scores, taken, left }: Round): string {
  const percent = (value: number): string => (100 * value).toFixed(2);
  const figures = `fold recall ${percent(scores.recall)}, precision ${percent(scores.precision)}, F1 ${percent(scores.f1)}, threshold ${scores.below}`;
  if (what === "given") return `given notes alone: ${figures}; ${left} sections without labels`;
  return `round ${round}, ${taken.length} sections of ${what}: ${figures}; ${accepted ? "kept" : "not kept"}, ${left} left`;
}
