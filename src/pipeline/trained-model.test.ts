import { expect, it } from "vitest";
import { trainRecipe } from "../learn/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import { createSystem, decodeTrained, encodeTrained, type Recipe } from "./index.js";

const NOTES = [
  "Seen by Dr. [[DOCTOR:Okafor]] on [[DATE:3/4/2012]]. Lives in [[CITY:Quillby]].",
  "Dr. [[DOCTOR:Ada Brandt]] called on [[DATE:5/6/2013]] from [[CITY:Fernport]].",
  "Patient [[PATIENT:Mary Hansen]], seen [[DATE:7/8/2014]] by Dr. [[DOCTOR:Lindqvist]].",
  "Mrs. [[PATIENT:Tolland]] lives in [[CITY:Marrow Bay]]. No fever, no chills. Blood pressure 120/80.",
].map((marked, n) => ({ id: `${n}`, ...parseInline(marked) }));
const NEW = { text: "Seen by Dr. Wexley on 1/2/2015. Lives in Quillby." };

function small(name: string): Recipe {
  const recipe = RECIPES[name] as Recipe;
  return {
    ...recipe,
    voices: recipe.voices.map((voice) =>
      voice.kind === "crf"
        ? { ...voice, training: { ...voice.training, maxIterations: 12, minFrequency: 1 } }
        : voice,
    ),
  };
}

it.each(Object.keys(RECIPES).filter((name) => name !== "rules"))(
  "%s trains, is written, read and tags the same",
  async (name) => {
    const model = await trainRecipe(small(name), NOTES, { threads: 1 });
    const read = decodeTrained(new Uint8Array(encodeTrained(model, { bits: 64 })), "test.model");
    expect(read.recipe).toEqual(model.recipe);
    const before = await createSystem(model)(NEW);
    const after = await createSystem(read)(NEW);
    expect(after.spans).toEqual(before.spans);
    expect(after.confidence).toBeCloseTo(before.confidence, 9);
    for (const { start, end, trail } of after.spans) {
      expect(NEW.text.slice(start, end).trim()).not.toBe("");
      expect(trail[0]?.did).toBe("found");
    }
  },
  60_000,
);

it("gives the same bytes for the same notes, with any number of threads", async () => {
  const [one, two] = await Promise.all(
    [1, 2].map((threads) => trainRecipe(small("clamp"), NOTES, { threads })),
  );
  expect(Buffer.from(encodeTrained(one as never)).equals(Buffer.from(encodeTrained(two as never)))).toBe(
    true,
  );
}, 60_000);

it("refuses a file that is cut, altered or no model at all", async () => {
  const bytes = new Uint8Array(encodeTrained(await trainRecipe(small("carafe-i"), NOTES, { threads: 1 })));
  const altered = bytes.slice();
  altered[altered.length - 9] = (altered[altered.length - 9] as number) ^ 1;
  for (const [file, code] of [
    [bytes.slice(0, 200), "model-truncated"],
    [altered, "model-altered"],
    [new TextEncoder().encode("Seen by Dr. Okafor on 3/4/2012, and more text"), "not-a-model"],
  ] as const)
    expect(() => decodeTrained(new Uint8Array(file), "x.model")).toThrowError(
      expect.objectContaining({ code }),
    );
});

it("learns with a second corpus and tags as the target", async () => {
  const model = await trainRecipe(small("clamp"), NOTES.slice(0, 2), { source: NOTES.slice(2), threads: 1 });
  expect(model.voices[0]).toMatchObject({ adapted: true });
  expect((await createSystem(model)(NEW)).spans.map(({ type }) => type)).toContain("DATE");
});
