import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { makeNote, type Note } from "../../note.js";
import { encodeTrained, type Recipe, type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { RECIPES } from "../../recipes/index.js";
import { PHI_TYPES } from "../../schema/index.js";
import { parseInline } from "../../text/inline.js";
import { withTraining } from "../search.js";
import { trainRecipe } from "../train-recipe.js";
import { compareWithSupervised } from "./compare-with-supervised.js";
import type { Round } from "./round.js";
import { type SelfTrained, selfTrain } from "./self-train.js";

const NOTES = resolve(import.meta.dirname, "../../../corpus/larkfield/notes");

const notes = Array.from({ length: 14 }, (_, n): Note => {
  const id = `larkfield-${String(n + 1).padStart(3, "0")}`;
  return makeNote({ id, ...parseInline(readFileSync(join(NOTES, `${id}.txt`), "utf8")) });
});
const annotated = notes.slice(0, 6);
const unlabelled = notes.slice(6, 12).map(({ text }) => ({ text }));
const test = notes.slice(12);
const recipe = withTraining(RECIPES.mlhsla as Recipe, { maxIterations: 5 });
const options = { folds: 2, rounds: 2, threads: 1 };

const bytesOf = (model: TrainedModel): string => Buffer.from(encodeTrained(model)).toString("base64");
const scoresOf = (rounds: readonly Round[]) => rounds.map(({ what, accepted }) => [what, accepted]);

let whole: SelfTrained;
beforeAll(async () => {
  whole = await selfTrain(recipe, annotated, unlabelled, options);
}, 120_000);

it("learns from forms and then from the surest sections, and keeps no round that does not raise recall", () => {
  const { rounds, model } = whole;
  expect(rounds.map(({ what }) => what).slice(0, 3)).toEqual(["given", "forms", "free text"]);
  const kept = rounds.filter(({ accepted }) => accepted);
  expect(kept.length).toBeGreaterThan(1);
  for (const [n, { scores }] of kept.slice(1).entries())
    expect(scores.recall).toBeGreaterThan((kept[n] as Round).scores.recall);
  for (const { taken } of rounds)
    for (const part of taken)
      for (const { start, end } of part.spans) {
        expect(start).toBeGreaterThanOrEqual(part.start);
        expect(end).toBeLessThanOrEqual(part.end);
      }
  const places = kept.flatMap(({ taken }) => taken.map(({ note, start }) => `${note} ${start}`));
  expect(new Set(places).size).toBe(places.length);
  expect(model.card.rounds).toHaveLength(rounds.length);
  const words = unlabelled.flatMap(({ text }) => text.match(/\p{Lu}\p{L}{5,}/gu) ?? []);
  expect(words.length).toBeGreaterThan(100);
  const card = JSON.stringify([rounds, model.card]);
  expect(words.filter((word) => !(word in PHI_TYPES) && card.includes(word))).toEqual([]);
});

it("goes on after any round with the same bytes", async () => {
  for (let n = 1; n <= whole.rounds.length; n++) {
    const past = JSON.parse(JSON.stringify(whole.rounds.slice(0, n))) as Round[];
    const resumed = await selfTrain(recipe, annotated, unlabelled, { ...options, past });
    expect(bytesOf(resumed.model)).toBe(bytesOf(whole.model));
  }
}, 120_000);

it("refuses a round after which recall is not higher, ends, and gives the model of before", async () => {
  const [given] = whole.rounds as [Round];
  // As if the given notes alone had found everything.
  const perfect: Round = { ...given, scores: { ...given.scores, recall: 1 } };
  const { model, rounds } = await selfTrain(recipe, annotated, unlabelled, { ...options, past: [perfect] });
  expect(scoresOf(rounds)).toEqual([
    ["given", true],
    ["forms", false],
    ["free text", false],
  ]);
  expect(rounds.slice(1).every(({ taken }) => taken.length > 0)).toBe(true);
  const alone = await selfTrain(recipe, annotated, [], { ...options, past: [given] });
  expect(bytesOf({ ...model, card: {} })).toBe(bytesOf({ ...alone.model, card: {} }));
}, 120_000);

it("learns nothing from copies of annotated notes, nor where there is nothing to take", async () => {
  const copies = annotated.map(({ text }) => ({ text }));
  const { rounds } = await selfTrain(recipe, annotated, copies, {
    ...options,
    past: whole.rounds.slice(0, 1),
  });
  expect(rounds.slice(1).map(({ accepted, taken }) => [accepted, taken.length])).toEqual([
    [false, 0],
    [false, 0],
  ]);
}, 60_000);

it("a higher threshold of rule 1 finds more in free text", async () => {
  const model = await trainRecipe(recipe, annotated, { threads: 1 });
  const found = async (outsideBelow: number): Promise<number> => {
    const tagged = await tagNotes(model, test, { outsideBelow });
    return tagged.reduce((sum, { spans }) => sum + spans.length, 0);
  };
  expect(await found(0.95)).toBeGreaterThan(await found(0));
}, 60_000);

it("compares with the annotated notes alone", async () => {
  const trial = { annotated, unlabelled, test };
  const { rows, rounds } = await compareWithSupervised(recipe, trial, { ...options, past: whole.rounds });
  expect(rows.map(({ method }) => method)).toEqual(["supervised", "self-trained"]);
  expect(rounds).toHaveLength(whole.rounds.length);
  const gold = test.reduce((sum, { spans }) => sum + spans.length, 0);
  for (const { strict, types } of rows) {
    expect(strict.tp + strict.fn).toBe(gold);
    expect(Object.values(types).reduce((sum, { tp }) => sum + tp, 0)).toBe(strict.tp);
  }
}, 60_000);

it("refuses recipes that are not made for it, and too few notes", async () => {
  await expect(selfTrain(RECIPES.carafe as Recipe, annotated, unlabelled)).rejects.toMatchObject({
    code: "no-self-training",
  });
  await expect(selfTrain(recipe, annotated.slice(0, 1), unlabelled)).rejects.toMatchObject({
    code: "too-few-notes",
  });
});
