import { expect, it } from "vitest";
import type { Recipe } from "./recipe.js";
import { createSystem } from "./system.js";
import { tagNotes } from "./tag-notes.js";

const recipe: Recipe = {
  name: "test",
  description: "rules, settled over a patient's notes",
  language: "en",
  voices: [{ kind: "rules", name: "rules" }],
  merge: "resolve",
  corrections: [],
  reconciliation: [],
  acrossNotes: ["search-notes"],
};
const model = { recipe, voices: [], clusters: {}, card: {} };
const first = { text: "Patient: Quillon Abernethy. Seen by Dr. Ngozi Okafor.", patient: "p1" };
const second = { text: "Spoke again with Ngozi Okafor about the plan.", patient: "p1" };
const stranger = { text: "Spoke again with Ngozi Okafor about the plan.", patient: "p2" };
const found = async (notes: readonly (typeof first)[]): Promise<string[][]> =>
  (await tagNotes(model, notes)).map(({ spans }, n) =>
    spans.map(({ start, end, type }) => `${type} ${notes[n]?.text.slice(start, end)}`),
  );

it("finds in one note what another note of the patient gives away", async () => {
  expect((await createSystem(model)(second)).spans).toEqual([]);
  expect(await found([first, second, stranger])).toEqual([
    expect.arrayContaining(["DOCTOR Ngozi Okafor"]),
    ["DOCTOR Ngozi Okafor"],
    [],
  ]);
});

it("does not depend on the order of the notes", async () => {
  const [a, b] = await found([second, first]);
  expect([b, a]).toEqual(await found([first, second]));
});
