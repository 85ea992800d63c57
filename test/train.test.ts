import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { decodeTrained } from "../src/pipeline/index.js";
import { newFolder, scrubjay } from "./scrubjay.js";

const NAMES = ["Okafor", "Lindqvist", "Brandt", "Quillon", "Tolland", "Wexley"];

/** Annotated notes of a small invented practice, in inline format. */
async function practice(): Promise<string> {
  const folder = await newFolder();
  for (const [n, name] of NAMES.entries())
    await writeFile(
      join(folder, `note-${n}.txt`),
      `Seen by Dr. [[DOCTOR:${name}]] on [[DATE:3/${n + 1}/2012]]. No fever, no chills.\nFollow up in two weeks.\n`,
    );
  return folder;
}

it("trains, tags, explains and shows a model", async () => {
  const corpus = await practice();
  const model = join(corpus, "our.model");
  const options = ["--corpus", corpus, "--from", "inline", "--recipe", "carafe-i", "--iterations", "15"];
  const trained = await scrubjay(["train", ...options, "--dev", corpus, "--out", model]);
  expect(trained.code, trained.stderr).toBe(0);
  expect(trained.stderr).toContain("6 notes, 12 spans to learn from");
  expect(trained.stdout).toContain("Entity strict");

  // A model from local notes says what it still holds of them, and no name of theirs stands in it.
  expect(trained.stdout).toMatch(/Of the notes it holds:\n- .*features, each as a hash/s);
  expect(trained.stdout).toContain("Keep it as you keep the notes.");
  const bytes = await readFile(model);
  const letters = bytes.toString("latin1").toLowerCase();
  expect(NAMES.filter((name) => letters.includes(name.toLowerCase()))).toEqual([]);
  const { stdout: help } = await scrubjay(["train", "--help"]);
  expect(help).not.toContain("no text of the notes");
  expect(help).toContain("Keep it as\nyou keep the notes");

  const note = join(await newFolder(), "new.txt");
  await writeFile(note, "Seen by Dr. Marchetti on 4/9/2015. No fever.\n");
  const out = join(corpus, "tagged.jsonl");
  expect((await scrubjay(["tag", note, "--out", out, "--model", model])).code).toBe(0);
  const { text, spans, confidence } = JSON.parse(await readFile(out, "utf8"));
  expect(confidence).toBeGreaterThan(0);
  expect(confidence).toBeLessThan(1);
  expect(spans.map((span: { start: number; end: number }) => text.slice(span.start, span.end))).toEqual([
    "Marchetti",
    "4/9/2015",
  ]);
  expect(spans[0].source).toBe("crf:carafe");

  const explained = await scrubjay(["explain", note, "--model", model]);
  expect(explained.stdout).toContain('DOCTOR "Marchetti"');
  expect(explained.stdout).toContain("found by crf:carafe");

  const shown = JSON.parse((await scrubjay(["model", "show", model, "--json"])).stdout);
  expect(shown.recipe.name).toBe("carafe-i");
  expect(shown.card).toMatchObject({ notes: 6, spans: 12 });
  expect(shown.voices[0].labels).toContain("B-DOCTOR");
  expect(decodeTrained(new Uint8Array(bytes), model).card.holds).toEqual(shown.holds);
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(NAMES.join("|"), "i"));

  const again = await scrubjay(["train", ...options, "--out", model]);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain("--overwrite");
}, 120_000);

it("learns from variations as well, the same ones every time", async () => {
  const corpus = await practice();
  const files = ["plain", "one", "again"].map((name) => join(corpus, `${name}.model`));
  for (const [n, out] of files.entries()) {
    const options = ["--from", "inline", "--recipe", "carafe-i", "--iterations", "5", "--threads", "1"];
    const vary = n === 0 ? [] : ["--vary", "1"];
    const { code, stderr } = await scrubjay(["train", "--corpus", corpus, ...options, ...vary, "--out", out]);
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(`12 spans to learn from${n === 0 ? "\n" : ", and 6 variations\n"}`);
  }
  const [plain, one, again] = await Promise.all(files.map((file) => readFile(file)));
  expect(again?.equals(one as Buffer)).toBe(true);
  expect(one?.equals(plain as Buffer)).toBe(false);
  const shown = JSON.parse((await scrubjay(["model", "show", files[1] as string, "--json"])).stdout);
  expect(shown.card).toMatchObject({ notes: 6, spans: 12, variations: 1 });
}, 120_000);

it("searches settings in folds, with raw notes for word representations, by the algorithm that is named", async () => {
  const corpus = await practice();
  const raw = await newFolder();
  await writeFile(join(raw, "raw.txt"), "Zolpidem was stopped. Zolpidem makes her sleepy.\n");
  const out = join(corpus, "searched.model");
  const options = ["--from", "inline", "--recipe", "clamp", "--iterations", "3", "--algorithm", "lbfgs"];
  const search = ["--search", "2", "--folds", "3", "--text", raw, "--information-cost", "0.05"];
  const { code, stderr } = await scrubjay(["train", "--corpus", corpus, ...options, ...search, "--out", out]);
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/token: c2 [\d.]+ and cut-off \d are best/);
  const { card, recipe } = JSON.parse((await scrubjay(["model", "show", out, "--json"])).stdout);
  expect(card).toMatchObject({ rawNotes: 1 });
  expect(card.search).toHaveLength(2);
  expect(recipe.voices[0].training).toMatchObject({
    algorithm: "lbfgs",
    informationCost: 0.05,
    maxIterations: 3,
  });
}, 120_000);

it("tells of a recipe what is the paper's and what stands in for what", async () => {
  const { stdout } = await scrubjay(["recipes", "carafe"]);
  expect(stdout).toMatch(/From the paper:\n- /);
  expect(stdout).toContain("- L-BFGS → stochastic gradient descent");
  expect(stdout).toContain("dates-2006 tokens, a note at a time");
  const every = JSON.parse((await scrubjay(["recipes", "--json"])).stdout);
  expect(every.map(({ name }: { name: string }) => name)).toContain("uthealth");
  expect((await scrubjay(["recipes", "nope"])).stderr).toContain("Choose one of");
});

it("finds more with a lower bias", async () => {
  const corpus = await practice();
  const model = join(corpus, "our.model");
  await scrubjay([
    "train",
    "--corpus",
    corpus,
    "--from",
    "inline",
    "--recipe",
    "carafe-i",
    "--iterations",
    "4",
    "--out",
    model,
  ]);
  const count = async (bias: string): Promise<number> => {
    const out = join(await newFolder(), "tagged.jsonl");
    await scrubjay([
      "tag",
      join(corpus, "note-0.txt"),
      "--from",
      "inline",
      "--out",
      out,
      "--model",
      model,
      `--bias=${bias}`,
    ]);
    return JSON.parse(await readFile(out, "utf8")).spans.length;
  };
  expect(await count("-20")).toBeGreaterThan(await count("20"));
  expect(await count("20")).toBe(0);
}, 120_000);

it.each([
  ["an unknown recipe", ["--recipe", "nope"], 1, "Choose one of"],
  ["a recipe with nothing to train", ["--recipe", "rules"], 1, "--model rules"],
  ["folds without a search", ["--recipe", "carafe-i", "--folds", "3"], 1, "--search --folds 10"],
  ["notes without annotations", ["--recipe", "carafe-i", "--from", "txt"], 2, "none of 6 notes"],
])("refuses %s", async (_what, flags, code, says) => {
  const corpus = await practice();
  const out = join(corpus, "x.model");
  const result = await scrubjay(["train", "--corpus", corpus, "--from", "inline", "--out", out, ...flags]);
  expect(result.code).toBe(code);
  expect(result.stderr).toContain(says);
  expect(existsSync(out)).toBe(false);
});

it("refuses to tag with a recipe that has to be trained", async () => {
  const corpus = await practice();
  const out = join(await newFolder(), "t");
  const result = await scrubjay(["tag", corpus, "--from", "inline", "--out", out, "--model", "clamp"]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain("scrubjay train --recipe clamp");
});

it("lists what to read first in tagged notes", async () => {
  const folder = await newFolder();
  const tagged = join(folder, "tagged.jsonl");
  const text = "Seen by Dr. Okafor with Zephyra Quillfeather today. No fever.";
  await writeFile(
    tagged,
    `${JSON.stringify({ id: "n1", text, spans: [{ start: 12, end: 18, type: "DOCTOR" }] })}\n`,
  );
  const { code, stdout } = await scrubjay(["likely-misses", tagged]);
  expect(code).toBe(0);
  expect(stdout).toContain("Zephyra Quillfeather");
  expect(stdout).not.toContain("Okafor");
  const listed = JSON.parse((await scrubjay(["likely-misses", tagged, "--json"])).stdout);
  expect(listed).toEqual([{ note: "n1", start: 24, end: 44, bits: expect.any(Number) }]);
}, 60_000);
