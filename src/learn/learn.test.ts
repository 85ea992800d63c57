import { expect, it } from "vitest";
import { type Recipe, tagNotes } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import {
  foldsByPatient,
  searchSettings,
  strictF1,
  trainRecipe,
  tuneBias,
  withBias,
  withTraining,
  withTrainingOf,
} from "./index.js";

const notes = Array.from({ length: 10 }, (_, n) => ({
  id: `n${n}`,
  patient: `p${n % 4}`,
  ...parseInline(
    `Seen by Dr. [[DOCTOR:${["Okafor", "Lee", "Brandt"][n % 3]}]] on [[DATE:3/${n + 1}/2012]]. No fever.`,
  ),
}));
const tiny: Recipe = withTraining(RECIPES["carafe-i"] as Recipe, { maxIterations: 8 });

it("keeps the notes of a patient in one fold, every note once", () => {
  const folds = foldsByPatient(notes, 3, 7);
  expect(
    folds
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(notes.map(({ id }) => id).sort());
  for (const patient of ["p0", "p1", "p2", "p3"])
    expect(folds.filter((fold) => fold.some((note) => note.patient === patient))).toHaveLength(1);
  expect(foldsByPatient([...notes].reverse(), 3, 7).map((fold) => fold.map(({ id }) => id).sort())).toEqual(
    folds.map((fold) => fold.map(({ id }) => id).sort()),
  );
});

it("finds more with a lower bias, and tunes to the best", async () => {
  const { bias, curve } = await tuneBias(tiny, notes, { folds: 2, biases: [-8, 0, 8], threads: 1 });
  const [low, middle, high] = curve;
  expect(low?.precision).toBeLessThanOrEqual(middle?.precision ?? 0);
  expect(high?.recall).toBe(0);
  expect(curve.find((point) => point.bias === bias)?.f1).toBe(Math.max(...curve.map(({ f1 }) => f1)));
  expect(withBias(tiny, -2).voices[0]).toMatchObject({ bias: -2 });
}, 60_000);

it("searches settings the same way for the same seed", async () => {
  const options = { trials: 2, threads: 1, seed: 3 };
  const a = await searchSettings(tiny, notes, options);
  const b = await searchSettings(tiny, notes, options);
  expect(a).toEqual(b);
  expect(a.trials).toHaveLength(2);
  expect(a.best.f1).toBe(Math.max(...a.trials.map(({ f1 }) => f1)));
}, 60_000);

it("searches in folds over all notes, and finds the best settings of each CRF by itself", async () => {
  const recipe = RECIPES.hitsz as Recipe;
  const voices = withTraining(recipe, { maxIterations: 2 }).voices;
  const { bestOf, trials } = await searchSettings({ ...recipe, voices }, notes, { trials: 2, folds: 3 });
  expect(Object.keys(bestOf)).toEqual(["characters", "tokens"]);
  for (const [name, settings] of Object.entries(bestOf)) {
    const best = trials.reduce((a, b) => ((b.voices[name] ?? 0) > (a.voices[name] ?? 0) ? b : a));
    expect(settings).toEqual({ c2: best.c2, minFrequency: best.minFrequency });
  }
  const own = withTrainingOf(recipe, (name) => bestOf[name]);
  expect(own.voices.map((voice) => voice.kind === "crf" && voice.training.c2)).toEqual([
    false,
    bestOf.characters?.c2,
    bestOf.tokens?.c2,
  ]);
}, 120_000);

it("learns word representations from raw notes beside the annotated ones", async () => {
  const recipe = withTraining(RECIPES.clamp as Recipe, { maxIterations: 1 });
  const raw = ["Zolpidem was stopped. Zolpidem makes her sleepy.", "Zolpidem again."];
  const [without, within] = await Promise.all(
    [undefined, raw].map((text) => trainRecipe(recipe, notes, { threads: 1, ...(text && { text }) })),
  );
  expect(without?.clusters.brown?.get("zolpidem")).toBeUndefined();
  expect(within?.clusters.brown?.get("zolpidem")).toMatch(/^[01]+$/);
  expect(within?.clusters["skip-gram"]?.get("zolpidem")).toMatch(/^k\d+$/);
}, 60_000);

it("charges for identifiers that tell much: recall rises with the cost", async () => {
  const held = Array.from({ length: 6 }, (_, n) => ({
    id: `h${n}`,
    ...parseInline(`Called by [[DOCTOR:${["Ito", "Vega"][n % 2]}]] today. No cough, seen ${n} times.`),
  }));
  const found = async (informationCost: number): Promise<number> => {
    const model = await trainRecipe(withTraining(tiny, { informationCost }), notes, { threads: 1 });
    const tagged = await tagNotes(model, held);
    return tagged.reduce((sum, { spans }) => sum + spans.length, 0);
  };
  expect(await found(0.3)).toBeGreaterThan(await found(0));
}, 60_000);

it("in another language keeps the rules that know no English, under the names its notes teach", async () => {
  const spanish = Array.from({ length: 12 }, (_, n) =>
    parseInline(
      `Visto por la Dra. [[MEDICO:${["Ibarra", "Lopetegui"][n % 2]}]] el [[FECHA:${n + 1}/03/2012]]. Sin fiebre.`,
    ),
  );
  const { scrubjay } = RECIPES;
  const model = await trainRecipe(
    withTraining({ ...(scrubjay as Recipe), language: "es" }, { maxIterations: 4 }),
    spanish,
  );
  const [tagged] = await tagNotes(model, [
    { text: "Visto por la Dra. Ibarra el 22-3-10. Sin fiebre, January." },
  ]);
  expect(tagged?.spans.map(({ start, end, type }) => ({ start, end, type }))).toEqual([
    { start: 18, end: 24, type: "MEDICO" },
    { start: 28, end: 35, type: "FECHA" },
  ]);
}, 60_000);

it("refuses an empty corpus with a way out", async () => {
  await expect(trainRecipe(tiny, [])).rejects.toMatchObject({ code: "nothing-to-train-on" });
});

it("scores exact spans", () => {
  const note = notes[0] as (typeof notes)[0];
  expect(strictF1([{ note, spans: note.spans }])).toBe(1);
  expect(strictF1([{ note, spans: note.spans.slice(1) }])).toBeCloseTo(2 / 3);
});
