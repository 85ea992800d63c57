import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFeatureTable, sequenceBuilder, train, writeModel } from "../crf/index.js";
import { trainRecipe } from "../learn/index.js";
import { writeTrained } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { parseInline } from "../text/inline.js";
import { registerModel } from "./model.js";

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
  writeModel(join(folder, "our.model"), model);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function show(...words: string[]): Promise<string> {
  const program = new Command("scrubjay").exitOverride();
  registerModel(program);
  await program.parseAsync(["node", "scrubjay", "model", "show", join(folder, "our.model"), ...words]);
  return printed.join("\n");
}

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

it("tells what a character model has counted", async () => {
  const note = { id: "a", ...parseInline("Seen by Dr. [[DOCTOR:Teague]] today.") };
  const { lingpipe } = RECIPES;
  if (lingpipe === undefined) throw new Error("no lingpipe");
  writeTrained(join(folder, "our.model"), await trainRecipe(lingpipe, [note]));
  expect(await show()).toMatch(/types[^\n]*DOCTOR[\s\S]*sequences/);
});
