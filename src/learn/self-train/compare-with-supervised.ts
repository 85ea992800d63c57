import { type Counts, MATCHERS, sumCounts } from "../../evaluate/index.js";
import type { Note } from "../../note.js";
import { type Recipe, type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { countsByType, type Predicted, strictCounts } from "../strict-score.js";
import { cardOf, type RoundCard } from "./round.js";
import { type SelfTrainOptions, selfTrain } from "./self-train.js";
import { supervised } from "./supervised.js";

export interface SelfTrainingTrial {
  readonly annotated: readonly Note[];
  readonly unlabelled: readonly Pick<Note, "text">[];
  readonly test: readonly Note[];
}

/** One way of learning, read on the test notes. Counts add up over trials. */
interface SelfTrainingRow {
  readonly recipe: string;
  readonly method: "supervised" | "self-trained";
  readonly strict: Counts;
  /** Words that are PHI and were found as any type. */
  readonly binaryToken: Counts;
  /** Strict, by type. */
  readonly types: Readonly<Record<string, Counts>>;
}

export interface SelfTrainingComparison {
  readonly rows: readonly SelfTrainingRow[];
  readonly rounds: readonly RoundCard[];
}

/** What unlabelled notes bring beside the same annotated notes alone (paper 003, tables I to III). */
export async function compareWithSupervised(
  recipe: Recipe,
  { annotated, unlabelled, test }: SelfTrainingTrial,
  options: SelfTrainOptions = {},
): Promise<SelfTrainingComparison> {
  const { model, rounds } = await selfTrain(recipe, annotated, unlabelled, options);
  // The given notes alone are the first round; its folds need not be scored again.
  const alone = await supervised(recipe, annotated, { ...options, past: rounds.slice(0, 1) });
  const rows = [await readBy(alone.model, "supervised", test), await readBy(model, "self-trained", test)];
  return { rows, rounds: rounds.map(cardOf) };
}

async function readBy(
  model: TrainedModel,
  method: SelfTrainingRow["method"],
  test: readonly Note[],
): Promise<SelfTrainingRow> {
  const tagged = await tagNotes(
    model,
    test.map(({ text }) => ({ text })),
  );
  const predicted = test.map((note, at): Predicted => ({ note, spans: tagged[at]?.spans ?? [] }));
  const binaryToken = sumCounts(
    predicted.map(({ note, spans }) => MATCHERS["binary-token"].count(note.text, note.spans, spans)),
  );
  return {
    recipe: model.recipe.name,
    method,
    strict: strictCounts(predicted),
    binaryToken,
    types: countsByType(predicted),
  };
}
