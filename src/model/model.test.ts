import { expect, it } from "vitest";
import type { Recipe } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { modelOf } from "./model.js";

const model = await modelOf({ recipe: RECIPES.rules as Recipe, voices: [], clusters: {}, card: {} }, null);

it("gives spans with input and output offsets", async () => {
  const note = "Seen by Dr. Okafor on 3/4/2012.";
  const { text, spans } = await model.deidentify(note);
  expect(text).toBe("Seen by Dr. [DOCTOR] on [DATE].");
  for (const { start, end, output, type } of spans) {
    expect(["Okafor", "3/4/2012"]).toContain(note.slice(start, end));
    expect(text.slice(output.start, output.end)).toBe(`[${type}]`);
  }
});

it("covers what the note already carries", async () => {
  const { text } = await model.deidentify({
    text: "Fern came.",
    spans: [{ start: 0, end: 4, type: "PATIENT" }],
  });
  expect(text).toBe("[PATIENT] came.");
});

it("tags without overlaps, in reading order", async () => {
  const spans = await model.tag("MRN: 0048177 Tel: 617-555-0134 ext. 22, fax 617-555-0188, DOB 12/31/1949");
  expect(spans.map(({ type }) => type)).toEqual(["MEDICALRECORD", "PHONE", "FAX", "DATE"]);
  for (let i = 1; i < spans.length; i++) expect(spans[i]!.start).toBeGreaterThanOrEqual(spans[i - 1]!.end);
});

it("takes place and type of given spans and nothing else they carry, and looks for their values too", async () => {
  const spans = [{ start: 0, end: 9, type: "PATIENT", source: "Mary said so", link: "Mary" }];
  const done = await model.deidentify({ text: "Kowalczyk seen. Kowalczyk agreed.", spans });
  expect(done.text).toBe("[PATIENT] seen. [PATIENT] agreed.");
  expect(JSON.stringify(done)).not.toContain("Mary");
});

it.each([
  [-9, 9],
  [9, 0],
  [0, Number.NaN],
  [0, 99],
])("refuses a given span %d-%d that cannot stand", async (start, end) => {
  await expect(
    model.deidentify({ text: "Kowalczyk seen", spans: [{ start, end, type: "PATIENT" }] }),
  ).rejects.toThrow();
});
