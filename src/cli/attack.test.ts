import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inventedNotes, releaseOf } from "../learn/attack/test-release.js";
import type { Note } from "../note.js";
import { makeProgram } from "./program.js";

let folder: string;
let printed: string[];
let warned: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-"));
  printed = [];
  warned = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void warned.push(line));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, notes: readonly Note[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${notes.map((note) => JSON.stringify(note)).join("\n")}\n`);
  return path;
}

async function attack(...words: string[]): Promise<string> {
  const program = await makeProgram(["attack"]);
  for (const command of program.commands) command.configureOutput({ writeErr: () => {} });
  await program.parseAsync(["node", "scrubjay", "attack", ...words]);
  return printed.join("\n");
}

const notes = inventedNotes(8);
const NAMES = /Hathersage|Okonjo|Brandvold|Castellane|Pruett|Rosalind|Percival/;

it("reports what was tried, found and meant, and prints no value", async () => {
  const truth = await file("truth.jsonl", notes);
  const released = await file("released.jsonl", releaseOf(notes, { mode: "surrogate" }));
  const page = join(folder, "attack.html");
  const told = await attack(released, "--truth", truth, "--out", page);
  expect(told).toMatch(/16 released notes, of 8 patients/);
  for (const name of ["Parrot that knows your tagger", "Parrot taught by hand", "Dictionary: impossible"])
    expect(told).toContain(name);
  expect(told).toMatch(/Means: .*\n {2}To do: /);
  expect(told).not.toMatch(NAMES);
  const html = await readFile(page, "utf8");
  expect(html).toContain("<svg");
  expect(html).toContain("Places to look at");
  expect(html).not.toMatch(NAMES);
  expect(warned).toEqual([]);
}, 90_000);

it("shows values in the report only when told, and warns", async () => {
  const truth = await file("truth.jsonl", notes);
  const released = await file("released.jsonl", releaseOf(notes, { mode: "label", leaks: 0.2 }));
  const json = join(folder, "attack.json");
  const told = await attack(released, "--truth", truth, "--out", json, "--show-values");
  expect(told).not.toMatch(NAMES);
  expect(await readFile(json, "utf8")).toMatch(NAMES);
  expect(warned.join()).toContain("Handle it as you handle the original notes");
}, 90_000);

it("looks values up in a list of the attacker's", async () => {
  const released30 = releaseOf(notes, { mode: "surrogate", leaks: 0.3 });
  const released = await file("released.jsonl", released30);
  const list = join(folder, "list.txt");
  await writeFile(list, "Boston\nchicago\nConcord\nSalem\n");
  const json = join(folder, "attack.json");
  const told = await attack(released, "--list", list, "--out", json);
  expect(told).toContain("Dictionary: own-list");
  expect(told).toContain("No originals were given");
  const { hasTruth, dictionary } = JSON.parse(await readFile(json, "utf8")) as {
    hasTruth: boolean;
    dictionary: { tests: { test: string; suspects: { kind: string }[] }[] };
  };
  expect(hasTruth).toBe(false);
  const left = released30.reduce(
    (sum, { spans }) => sum + spans.filter(({ type }) => type === "CITY").length,
    0,
  );
  const own = dictionary.tests.find(({ test }) => test === "own-list");
  expect(left).toBeLessThan(notes.length);
  expect(own?.suspects.filter(({ kind }) => kind === "suspect")).toHaveLength(notes.length - left);
});

it.each([
  ["unknown-report", ["--out", "attack.pdf"]],
  ["nothing-to-train", ["--recipe", "rules"]],
  ["unknown-name", ["--recipe", "none-such"]],
  ["cannot-read", ["--list", "none-such.txt"]],
])("refuses before any work: %s", async (code, words) => {
  await expect(attack("released.jsonl", ...words)).rejects.toMatchObject({ code });
});
