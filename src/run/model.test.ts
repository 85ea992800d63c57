import { expect, it } from "vitest";
import { loadModel } from "./model.js";

const model = await loadModel("rules");

it("gives spans with input and output offsets", () => {
  const note = "Seen by Dr. Okafor on 3/4/2012.";
  const { text, spans } = model.deidentify(note);
  expect(text).toBe("Seen by Dr. [DOCTOR] on [DATE].");
  for (const { start, end, output, type } of spans) {
    expect(["Okafor", "3/4/2012"]).toContain(note.slice(start, end));
    expect(text.slice(output.start, output.end)).toBe(`[${type}]`);
  }
});

it("covers what the note already carries", () => {
  const { text } = model.deidentify({ text: "Fern came.", spans: [{ start: 0, end: 4, type: "PATIENT" }] });
  expect(text).toBe("[PATIENT] came.");
});

it("tags without overlaps, in reading order", () => {
  const spans = model.tag("MRN: 0048177 Tel: 617-555-0134 ext. 22, fax 617-555-0188, DOB 12/31/1949");
  expect(spans.map(({ type }) => type)).toEqual(["MEDICALRECORD", "PHONE", "FAX", "DATE"]);
  for (let i = 1; i < spans.length; i++) expect(spans[i]!.start).toBeGreaterThanOrEqual(spans[i - 1]!.end);
});

it("answers an unknown model with those that exist", async () => {
  await expect(loadModel("nope")).rejects.toMatchObject({
    code: "unknown-name",
    hint: expect.stringContaining("rules"),
  });
});

it.each([
  ["rules", "no-model-file"],
  ["scrubjay", "no-model-file"],
  [undefined, "model-changed"],
])("loads nothing but a file with the hash that is asked for: %s", async (name, code) => {
  await expect(loadModel(name, { sha256: "00" })).rejects.toMatchObject({ code, exitCode: 1 });
});

it.each([
  ["nomodel", undefined],
  ["defualt", "default"],
  ["rulez", "rules"],
])("answers an unknown model with those that can be used: %s", async (name, near) => {
  const { hint } = await loadModel(name).catch((error) => error);
  expect(hint).toContain("Choose one of: default, rules. Or name a model file");
  expect(hint).not.toMatch(/carafe|lingpipe|uthealth/);
  if (near !== undefined) expect(hint).toContain(`Did you mean "${near}"?`);
});

it("takes place and type of given spans and nothing else they carry, and looks for their values too", () => {
  const spans = [{ start: 0, end: 9, type: "PATIENT", source: "Mary said so", link: "Mary" }];
  const done = model.deidentify({ text: "Kowalczyk seen. Kowalczyk agreed.", spans });
  expect(done.text).toBe("[PATIENT] seen. [PATIENT] agreed.");
  expect(JSON.stringify(done)).not.toContain("Mary");
});

it.each([
  [-9, 9],
  [9, 0],
  [0, Number.NaN],
  [0, 99],
])("refuses a given span %d-%d that cannot stand", (start, end) => {
  expect(() =>
    model.deidentify({ text: "Kowalczyk seen", spans: [{ start, end, type: "PATIENT" }] }),
  ).toThrow();
});
