import { expect, it } from "vitest";
import type { Recipe } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import { compareTrainings, crossTrain, trainingsTable } from "./compare-trainings.js";
import { withTraining } from "./search.js";

const notes = Array.from({ length: 9 }, (_, n) => ({
  id: `n${n}`,
  patient: `p${n % 4}`,
  ...parseInline(
    `Seen by Dr. [[DOCTOR:${["Okafor", "Lee", "Brandt"][n % 3]}]] on [[DATE:3/${n + 1}/2012]]. No fever.`,
  ),
}));
const tiny: Recipe = withTraining(RECIPES["carafe-i"] as Recipe, { maxIterations: 8 });
/** The same texts with nothing annotated but dates: who learns from them finds no doctor. */
const poor = notes.map((note) => ({ ...note, spans: note.spans.filter(({ type }) => type === "DATE") }));

it("reads every original once, and tells what training on less costs", async () => {
  const seen: string[] = [];
  const predicted = await crossTrain(
    tiny,
    notes,
    { original: notes, again: notes, poor },
    { folds: 3, threads: 1, onFold: ({ set, fold, of }) => seen.push(`${set} ${fold}/${of}`) },
  );
  expect(seen).toHaveLength(9);
  expect(seen[5]).toBe("poor 2/3");
  const [original = [], again = [], less = []] = ["original", "again", "poor"].map((set) =>
    predicted.get(set),
  );
  expect(original.map(({ id }) => id).sort()).toEqual(notes.map(({ id }) => id));
  expect(again).toEqual(original);

  const same = compareTrainings(notes, original, again, { shuffles: 99 });
  expect(same.types.map(({ type }) => type)).toEqual(["DATE", "DOCTOR", "All"]);
  expect(same.types.every(({ difference, p }) => difference === 0 && p === 1)).toBe(true);

  const worse = compareTrainings(notes, original, less, { shuffles: 999 });
  const doctor = worse.types[1];
  expect(doctor?.original.recall).toBeGreaterThan(0.8);
  expect(doctor?.copy.recall).toBe(0);
  expect(doctor?.p).toBeLessThan(0.02);
  expect(worse.types.at(-1)?.difference).toBeLessThan(-0.2);
  expect(trainingsTable(worse, "generate").rows[1]?.[5]).toBe("0.0000");
}, 60_000);

it("learns from variations of the notes that are not held out, and of no others", async () => {
  const learnt = async (vary: number): Promise<number[]> => {
    const counts = new Set<number>();
    const onProgress = ({ of }: { readonly of: number }): void => void counts.add(of);
    const lingpipe = RECIPES.lingpipe as Recipe;
    await crossTrain(lingpipe, notes, { original: notes }, { folds: 2, vary, onProgress });
    return [...counts].sort((a, b) => a - b);
  };
  const plain = await learnt(0);
  expect(plain.reduce((sum, count) => sum + count, 0)).toBe(9);
  expect(await learnt(1)).toEqual(plain.map((count) => 2 * count));
}, 60_000);

it("refuses more folds than there are patients", async () => {
  await expect(crossTrain(tiny, notes, { original: notes }, { folds: 5 })).rejects.toMatchObject({
    code: "too-few-notes",
  });
});
