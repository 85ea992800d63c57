import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newFolder, ROOT, scrubjay } from "./scrubjay.js";

let folder: string;
let corpus: string[];
let more: string[];
const notes = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => {
    const id = `osagebend-${String(from + n + 1).padStart(3, "0")}`;
    return join(ROOT, "corpus/osagebend/notes", `${id}.txt`);
  });
const train = (out: string, ...options: string[]) =>
  scrubjay(
    "train --recipe mlhsla --from inline --iterations 4 --threads 1 --folds 2 --rounds 1"
      .split(" ")
      .concat("--corpus", ...corpus, "--unlabelled", ...more, "--out", out, ...options),
  );

beforeAll(async () => {
  folder = await newFolder();
  corpus = notes(0, 6);
  more = notes(6, 12);
});

it("learns from unlabelled notes, and goes on where it was stopped with the same bytes", async () => {
  const out = join(folder, "our.model");
  const first = await train(out);
  expect(first.code, first.stderr).toBe(0);
  expect(first.stderr).toMatch(/given notes alone: fold recall \d+\.\d\d/);
  expect(first.stderr).toMatch(/round 1, \d+ sections of forms: .*kept/);
  expect(first.stderr).toMatch(/round 2, \d+ sections of free text: .*kept/);
  const log = `${out}.rounds.jsonl`;
  const [whole, lines] = [await readFile(out), (await readFile(log, "utf8")).split("\n")];
  const shown = JSON.parse((await scrubjay(["model", "show", out, "--json"])).stdout);
  expect(shown.card).toMatchObject({ notes: 6, unlabelled: 6 });
  expect(shown.card.rounds).toHaveLength(3);

  // As if it had been killed while it wrote what the second round brought.
  await rm(out);
  await writeFile(log, `${lines.slice(0, 3).join("\n")}\n${lines[3]?.slice(0, 40)}`);
  const again = await train(out);
  expect(again.code, again.stderr).toBe(0);
  expect(again.stderr.match(/worked out before/g)).toHaveLength(2);
  expect((await readFile(out)).equals(whole)).toBe(true);
  expect((await readFile(log, "utf8")).split("\n")).toEqual(lines);

  // A log of other options is not gone on with, but for --overwrite.
  await rm(out);
  const other = await train(out, "--seed", "2");
  expect(other.code).toBe(1);
  expect(other.stderr).toContain("with other notes or options");
  expect((await train(out, "--seed", "2", "--overwrite")).code).toBe(0);
}, 180_000);

it.each([
  ["another recipe", ["--recipe", "carafe-i"], "does not learn from unlabelled notes"],
  ["variations", ["--vary", "1"], "do not go together"],
])(
  "refuses %s with a way out",
  async (_, options, words) => {
    const refused = await train(join(folder, "none.model"), ...options);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(words);
  },
  60_000,
);
