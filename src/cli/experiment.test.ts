import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { modern, typed } from "../learn/experiment/test-corpora.js";
import { writeInline } from "../text/inline.js";
import { makeProgram } from "./program.js";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let printed: string[];
let said: string[];
const place = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-"));
  printed = [];
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(process.stderr, "write").mockImplementation((line) => said.push(String(line)) > 0);
  for (const { name, notes } of [modern, typed]) {
    await mkdir(place(`${name}/notes`), { recursive: true });
    const index = notes.map(({ id, patient }) => ({ id: id.split("/")[1], patient }));
    await writeFile(place(`${name}/index.json`), JSON.stringify(index));
    for (const { id, text, spans } of notes)
      await writeFile(place(`${name}/notes/${id.split("/")[1]}.txt`), writeInline(text, spans));
  }
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const experiment = (...words: string[]): Promise<string> => run(...words, "--recipe", "cchmc");

async function run(...words: string[]): Promise<string> {
  const given = ["experiment", ...words, "--out", place("out"), "--iterations", "2"];
  const program = await makeProgram(given);
  for (const command of program.commands) command.configureOutput({ writeErr: () => {} });
  await program.parseAsync(["node", "scrubjay", ...given]);
  return printed.join("\n");
}

it("cross-trains two folders in harmonised labels, writes tables, plots and figures, and goes on from what it kept", async () => {
  const words = [
    "cross-train",
    place("modern"),
    place("typed"),
    "--folds",
    "2",
    "--folds-read",
    "1",
    "--steps",
    "1",
  ];
  const shown = await experiment(...words);
  expect(shown).toMatch(/modern, read by a model of each corpus[\s\S]*typed, with growing shares/);
  expect(said.join("")).toMatch(/6 trainings, 0 kept from before\n\[1\/6\] modern read by modern, fold 1/);
  expect((await readdir(place("out"))).sort()).toEqual([
    "cross-train-1.svg",
    "cross-train-2.svg",
    "cross-train.html",
    "cross-train.json",
    "cross-train.md",
    "units",
  ]);
  const html = await readFile(place("out/cross-train.html"), "utf8");
  expect(html).toContain("<svg");
  expect(html).toContain("Labels: seven-class.");
  const kept = await readdir(place("out/units"));
  expect(kept).toHaveLength(6);
  expect(await readFile(place(`out/units/${kept[0]}`), "utf8")).not.toMatch(/Okafor|PATIENT|n\d/);
  said = [];
  printed = [];
  expect(await experiment(...words)).toBe(shown);
  expect(said.join("")).toContain("6 trainings, 6 kept from before");
});

it("gives figures for machines, from a share of the patients who are told apart", async () => {
  const figures = JSON.parse(
    await experiment("components", place("modern"), "--folds", "2", "--share", "0.5", "--json"),
  ) as { label: string; notes: number }[];
  expect(figures.map(({ notes }) => notes)).toEqual([4, 4, 4, 4]);
});

it("takes biases with commas, though they begin with a minus", async () => {
  const words = ["bias-curve", place("modern"), "--folds", "2", "--folds-read", "1", "--biases", "-2,-0.5,1"];
  expect(await experiment(...words)).toMatch(/^ *-2 [\s\S]*^ *-0\.5 [\s\S]*^ *1 /m);
});

it("trains itself by the recipe of paper 003 where no other is named, from as many labelled notes as are asked for", async () => {
  const words = ["self-train", place("modern"), "--folds-read", "1", "--labelled", "4", "--rounds", "1"];
  const figures = JSON.parse(await run(...words, "--json")) as { label: string; notes: number }[];
  expect(figures.map(({ label, notes }) => [label, notes])).toEqual([
    ["supervised", 4],
    ["self-trained", 4],
  ]);
  expect(await readFile(place("out/self-train.html"), "utf8")).toContain("<svg");
  await expect(experiment(...words)).rejects.toMatchObject({ code: "no-self-training" });
});

it.each([
  [["no-such", "modern"], "no-such"],
  [["components", "modern", "typed"], "takes 1 corpora"],
  [["boost", "modern"], "takes 2 corpora"],
  [["components", "modern", "--folds", "9"], "8 patients or notes are too few for 9 folds"],
])("refuses %j with the way out", async ([name = "", ...rest], message) => {
  const words = rest.map((word) => (/^[a-z]/.test(word) ? place(word) : word));
  await expect(experiment(name, ...words)).rejects.toThrow(message);
});
