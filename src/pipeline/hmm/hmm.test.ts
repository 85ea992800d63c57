import { expect, it } from "vitest";
import { encodeCounts } from "../../hmm/index.js";
import { trainRecipe } from "../../learn/index.js";
import { RECIPES } from "../../recipes/index.js";
import { parseInline } from "../../text/inline.js";
import { createSystem, decodeTrained, encodeTrained, learnMore, type Recipe, trainHmm } from "../index.js";
import type { HmmVoice } from "../recipe.js";

const lingpipe = RECIPES.lingpipe as Recipe;
const voice = lingpipe.voices[0] as HmmVoice;
const SURNAMES = ["Okafor", "Brandt", "Lindqvist", "Tolland", "Hansen", "Marrow"];
const NOTES = Array.from({ length: 18 }, (_, n) => ({
  id: `${n}`,
  ...parseInline(
    n % 2 === 0
      ? `Seen by Dr. [[DOCTOR:${SURNAMES[n % 6]}]] on [[DATE:${1 + (n % 12)}/${n + 3}/2012]]. No fever, no chills.`
      : `Mrs. [[PATIENT:Ada ${SURNAMES[n % 6]}]] came on [[DATE:${1 + (n % 9)}/${n + 1}/2013]]. Blood pressure 120/80.`,
  ),
}));
const NEW = { text: "Seen by Dr. Wexley on 4/9/2014. No chills. Mrs. Ada Quillby came on 5/8/2013." };

it("finds names and dates it has never seen, with probabilities and their finder", async () => {
  const model = await trainRecipe(lingpipe, NOTES);
  const { spans, confidence } = await createSystem(model)(NEW);
  expect(spans.map(({ start, end, type }) => [NEW.text.slice(start, end), type])).toEqual([
    ["Wexley", "DOCTOR"],
    ["4/9/2014", "DATE"],
    ["Ada Quillby", "PATIENT"],
    ["5/8/2013", "DATE"],
  ]);
  for (const { score = 0, source, types = {}, type } of spans) {
    expect(score).toBeGreaterThan(0.5);
    expect(source).toBe("hmm:lingpipe");
    expect(types[type]).toBe(score);
  }
  expect(confidence).toBeLessThanOrEqual(0);
  const read = decodeTrained(new Uint8Array(encodeTrained(model)), "x.model");
  expect(await createSystem(read)(NEW)).toEqual(await createSystem(model)(NEW));
});

it("hears the bias", async () => {
  const model = await trainRecipe(lingpipe, NOTES);
  expect((await createSystem(model, { bias: 60 })(NEW)).spans).toEqual([]);
});

it("looks only for its types", async () => {
  const recipe = { ...lingpipe, voices: [{ ...voice, types: { only: ["DATE"] } }] };
  const { spans } = await createSystem(await trainRecipe(recipe, NOTES))(NEW);
  expect(new Set(spans.map(({ type }) => type))).toEqual(new Set(["DATE"]));
});

it("learns more notes as if it had had them from the start, and leaves the old voice as it was", () => {
  const early = trainHmm(voice, NOTES.slice(0, 7));
  const before = encodeCounts(early.counts);
  const later = learnMore(early, NOTES.slice(7));
  expect(encodeCounts(later.counts)).toEqual(encodeCounts(trainHmm(voice, NOTES).counts));
  expect(encodeCounts(early.counts)).toEqual(before);
});

it("speaks beside other voices", async () => {
  const carafe = RECIPES["carafe-i"] as Recipe;
  const [crf] = carafe.voices;
  if (crf?.kind !== "crf") throw new Error("carafe-i begins with its CRF");
  const quick = { ...crf, training: { ...crf.training, maxIterations: 8 } };
  const model = await trainRecipe({ ...carafe, voices: [quick, voice], merge: "vote-all" }, NOTES, {
    threads: 1,
  });
  const { spans } = await createSystem(model)(NEW);
  expect(spans.map(({ start, end }) => NEW.text.slice(start, end))).toContain("Wexley");
});

it("refuses to work untrained", () => {
  expect(() => createSystem({ recipe: lingpipe, voices: [], clusters: {}, card: {} })).toThrowError(
    expect.objectContaining({ code: "not-trained" }),
  );
});
