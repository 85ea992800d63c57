import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFeatureTable, encodeModel, sequenceBuilder, train } from "../crf/index.js";
import { trainRecipe, withTraining } from "../learn/index.js";
import { writeModelFile } from "../load/index.js";
import { encodeTrained, type Recipe } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import { makeProgram } from "./program.js";

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "scrubjay-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  const attributes = createFeatureTable();
  const builder = sequenceBuilder();
  for (let n = 0; n < 20; n++) {
    builder.token([attributes.intern("w=Dr"), attributes.intern("always")], 0);
    builder.token([attributes.intern("w=Teague"), attributes.intern("always")], 1);
    builder.end();
  }
  const { layout, weights } = await train(builder.finish(), { labels: 2 });
  const edgeAttributes = createFeatureTable();
  const model = { labels: ["O", "B-DOCTOR"], attributes, edgeAttributes, layout, weights, meta: {} };
  writeModelFile(join(folder, "our.model"), encodeModel(model, { names: true }).bytes);
  writeModelFile(join(folder, "nameless.model"), encodeModel(model).bytes);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function showFile(file: string, ...words: string[]): Promise<string> {
  const program = await makeProgram(["model"]);
  await program.parseAsync(["node", "scrubjay", "model", "show", join(folder, file), ...words]);
  return printed.join("\n");
}

const show = (...words: string[]): Promise<string> => showFile("our.model", ...words);

it("prints labels, their strongest features and the size of each part", async () => {
  const text = await show("--top", "1");
  expect(text).toMatch(/B-DOCTOR[\s\S]*w=Teague/);
  expect(text).toMatch(/nodeWeight/);
});

it("answers machines in JSON", async () => {
  const { labels, strongest, parts } = JSON.parse(await show("--json"));
  expect(labels).toEqual(["O", "B-DOCTOR"]);
  expect(strongest["B-DOCTOR"].for[0].feature).toBe("w=Teague");
  expect(parts.meta).toBeGreaterThan(0);
});

it("shows of a model without names all but these, and says how to have them", async () => {
  const text = await showFile("nameless.model");
  expect(text).not.toMatch(/Teague|w=/);
  expect(text).toContain("train with --keep-names-of-features");
  expect(text).toMatch(/label[^\n]*for it[^\n]*against it[\s\S]*B-DOCTOR +\d\.\d+/);
  expect(text).toMatch(/from +to +weight[\s\S]*nodeWeight/);
});

it("tells of every part what it holds of the notes", async () => {
  const note = {
    id: "a",
    ...parseInline("Seen by Dr. [[DOCTOR:Teague]] today. Dr. [[DOCTOR:Teague]] left."),
  };
  const model = await trainRecipe(withTraining(RECIPES.clamp as Recipe, { maxIterations: 2 }), [note]);
  const card = { holds: ["nothing at all"] };
  writeModelFile(join(folder, "our.model"), encodeTrained({ ...model, card }));
  const text = await show();
  expect(text).toMatch(/\d+ features, each as a hash of 64 bits/);
  expect(text).toMatch(/\d+ words that stand in the notes twice or more \(brown clusters\)/);
  expect(text).not.toMatch(/Teague|nothing at all/i);
  printed = [];
  writeModelFile(join(folder, "our.model"), encodeTrained(model, { names: true }));
  expect(await show()).toMatch(/by name[\s\S]*as confidential as the notes[\s\S]*teague/);
  printed = [];
  expect(JSON.parse(await show("--json")).holds).toContain("The file is as confidential as the notes.");
});

it("tells what a character model has counted", async () => {
  const note = { id: "a", ...parseInline("Seen by Dr. [[DOCTOR:Teague]] today.") };
  const { lingpipe } = RECIPES;
  if (lingpipe === undefined) throw new Error("no lingpipe");
  writeModelFile(join(folder, "our.model"), encodeTrained(await trainRecipe(lingpipe, [note])));
  const text = await show();
  expect(text).toMatch(/types[^\n]*DOCTOR[\s\S]*sequences/);
  expect(text).toContain("can be spelled out");
});
