import { expect, it } from "vitest";
import { groupsOf, inBatches } from "./batches.js";

interface Item {
  readonly n: number;
  readonly note?: { text: string; patient?: string };
}

async function cut(items: readonly Item[], limits = { notes: 2, characters: 10, patience: 3 }) {
  async function* source(): AsyncGenerator<Item> {
    yield* items;
  }
  const batches: number[][] = [];
  for await (const batch of inBatches(source(), limits)) batches.push(batch.map(({ n }) => n));
  return batches;
}

const note = (n: number, patient?: string, text = "x"): Item => ({
  n,
  note: { text, ...(patient !== undefined && { patient }) },
});

it.each<[string, Item[], number[][]]>([
  ["by count", [note(1), note(2), note(3)], [[1, 2], [3]]],
  ["by length", [note(1, undefined, "x".repeat(10)), note(2)], [[1], [2]]],
  ["a long note alone", [note(1), note(2, undefined, "x".repeat(99)), note(3)], [[1, 2], [3]]],
  [
    "not inside a patient",
    [note(1, "a"), note(2, "b"), note(3, "b"), note(4, "b"), note(5, "c")],
    [[1, 2, 3, 4], [5]],
  ],
  ["inside a patient without end", [1, 2, 3, 4, 5, 6, 7].map((n) => note(n, "a")), [[1, 2, 3, 4, 5, 6], [7]]],
  ["items without notes stay in place", [note(1), { n: 2 }, note(3), { n: 4 }, note(5)], [[1, 2, 3, 4], [5]]],
  ["nothing", [], []],
])("cuts %s", async (_what, items, batches) => {
  expect(await cut(items)).toEqual(batches);
});

it("groups the notes of a batch by patient", () => {
  const items = [note(1, "a"), note(2), { n: 3 }, note(4, "b"), note(5, "a"), note(6)];
  expect(groupsOf(items)).toEqual([[0, 4], [1], [3], [5]]);
});
