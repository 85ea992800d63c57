import { expect, it } from "vitest";
import { evaluateNotes } from "./evaluate.js";
import { everyEvaluationTable } from "./evaluation-tables.js";
import { spearman } from "./rank-correlation.js";

it.each([
  [[1, 2, 3, 4], [10, 20, 30, 40], 1],
  [[1, 2, 3, 4], [4, 3, 2, 1], -1],
  [[1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8],
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 · 5).
  [[1, 2, 2, 3], [1, 2, 3, 4], 4.5 / Math.sqrt(4.5 * 5)],
])("ranks %j and %j", (xs, ys, rho) => {
  expect(spearman(xs, ys)).toBeCloseTo(rho, 12);
});

/** Of each note's four dates so many are found; its confidence, its length in blanks at the end. */
const NOTES = [
  [4, -0.1, 0],
  [3, -0.2, 5],
  [2, -0.3, 1],
  [0, -0.4, 9],
] as const;
const DATES = "3/4 5/6 7/8 9/9";
const spans = [0, 4, 8, 12].map((start) => ({ start, end: start + 3, type: "DATE" }));
const gold = NOTES.map(([, , blanks], n) => ({ id: `n${n}`, text: DATES + " ".repeat(blanks), spans }));
const pred = NOTES.map(([found, confidence], n) => ({
  id: `n${n}`,
  text: gold[n]?.text ?? "",
  spans: spans.slice(0, found),
  extra: { confidence },
}));

it("tells how far a note's confidence and its length rank the notes as their F1 does", () => {
  const evaluation = evaluateNotes(gold, pred);
  expect(evaluation.noteRanks?.confidence).toBeCloseTo(1, 12);
  expect(evaluation.noteRanks?.length).toBeCloseTo(-0.8, 12);
  const table = everyEvaluationTable(evaluation).find(({ name }) => name === "note-ranks");
  expect(table?.rows).toEqual([
    ["confidence", "1.0000"],
    ["length in characters", "-0.8000"],
  ]);
});

it("says nothing of confidence where a note has none, and nothing at all where every note scores the same", () => {
  const [first, ...others] = pred as [(typeof pred)[number], ...typeof pred];
  const without = [{ ...first, extra: {} }, ...others];
  expect(evaluateNotes(gold, without as never).noteRanks).toEqual({ length: expect.closeTo(-0.8, 12) });
  expect(evaluateNotes(gold, gold).noteRanks).toBeUndefined();
});
