import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cardPage } from "../scripts/model-default/card.mjs";
import { measuredFigures } from "../scripts/model-default/figures.mjs";
import { corpusHash, readOurCorpus } from "../scripts/model-default/training.mjs";
import { mergeManifests, runDeid } from "../src/job/index.js";
import { loadModel } from "../src/load/index.js";
import { ended, newFolder, type Ran, ROOT, scrubjay } from "./scrubjay.js";

// Models are trained and loaded: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const MODEL = join(ROOT, "models/default/model.bin");
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const card = JSON.parse(await readFile(join(ROOT, "models/default/card.json"), "utf8"));

describe("the model that comes with scrubjay", () => {
  it("is the one its card tells of", async () => {
    expect(sha256(await readFile(MODEL))).toBe(card.model.sha256);
    expect(await readFile(join(ROOT, "models/default/card.md"), "utf8")).toBe(cardPage(card));
  });

  it("is no trial: it has learned from all train and dev notes of the corpus as it is now", () => {
    const corpus = readOurCorpus();
    const count = (split: string): number =>
      corpus.filter((note: { split: string }) => note.split === split).length;
    expect(card.settings.trial).toEqual({ notes: null, iterations: null });
    expect(card.data).toMatchObject({
      corpus: corpusHash(corpus),
      notes: { train: count("train"), dev: count("dev") },
    });
  });

  it("has a card that leads nowhere outside the package", () => {
    expect(cardPage(card)).not.toMatch(/\]\(/);
  });

  it("is what loadModel gives without a name, with its CRF at work", async () => {
    const model = await loadModel();
    expect(model.name).toBe(card.settings.recipe);
    const note = { text: "Seen by Dr. Okafor on 3/4/2012." };
    expect((await model.deidentify(note.text)).text).toBe("Seen by Dr. [DOCTOR] on [DATE].");
    expect((await model.explain(note)).spans.flatMap(({ trail }) => trail.map(({ by }) => by))).toContain(
      "crf:token",
    );
  });

  it("takes no name for a letterhead because the note begins with it", async () => {
    const { text } = await (await loadModel()).deidentify("John Smith drivers license is AC432223");
    expect(text).toBe("[PATIENT] drivers license is [LICENSE]");
  });

  it("stands in the summary and the manifest by name and hash, not by path", async () => {
    const folder = await newFolder();
    const out = join(folder, "clean");
    const ran = await scrubjay(["deid", join(ROOT, "samples/nursing-note.txt"), "--out", out]);
    const { recipe } = card.settings;
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toContain(`model: ${recipe}, sha256 ${card.model.sha256.slice(0, 16)}`);
    const [job = ""] = (await readFile(join(out, "manifest.jsonl"), "utf8")).split("\n");
    expect(JSON.parse(job).model).toEqual({ name: recipe, sha256: card.model.sha256 });
    expect(job).not.toContain("model.bin");
  });

  it("is packed, and the package stays under 40 MB", () => {
    const npm = ["pack", "--dry-run", "--json", "--ignore-scripts"];
    const listed = execFileSync("npm", npm, {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [{ size, files }] = JSON.parse(listed);
    const names = files.map(({ path }: { path: string }) => path);
    for (const name of ["model.bin", "card.md", "card.json"])
      expect(names).toContain(`models/default/${name}`);
    expect(size).toBeLessThan(40e6);
  });
});

it("is the same model wherever its file lies: shards with different paths are one job", async () => {
  const folder = await newFolder();
  const copy = join(folder, "elsewhere.model");
  await copyFile(MODEL, copy);
  await writeFile(
    join(folder, "in.jsonl"),
    ["a", "b", "c"].map((id) => `{"id":"${id}","text":"Dr. Okafor"}\n`).join(""),
  );
  const shard = async (index: number, model: object): Promise<string> => {
    const out = join(await newFolder(), "out.jsonl");
    const spec = { ...model, config: {}, replace: { mode: "redact" as const } };
    const inputs = [join(folder, "in.jsonl")];
    await runDeid({ inputs, out, read: {}, workers: 1, spec, shard: { index, of: 2 } });
    return out;
  };
  const outputs = [await shard(1, {}), await shard(2, { model: copy })];
  expect((await mergeManifests(outputs)).lines).toHaveLength(4);
  const rules = [outputs[0] as string, await shard(2, { model: "rules" })];
  await expect(mergeManifests(rules)).rejects.toMatchObject({ code: "several-jobs" });
});

describe("a package whose model", () => {
  let home: string;
  const inPackage = (): Promise<Ran> =>
    ended(
      spawn(process.execPath, [join(home, "dist/cli/main.js"), "deid", "note.txt", "--out", "clean"], {
        cwd: home,
      }),
    );

  beforeAll(async () => {
    home = await newFolder();
    await cp(join(ROOT, "dist"), join(home, "dist"), { recursive: true });
    await cp(join(ROOT, "package.json"), join(home, "package.json"));
    for (const name of ["data", "node_modules"]) await symlink(join(ROOT, name), join(home, name));
    await writeFile(join(home, "note.txt"), "Seen by Dr. Okafor.");
    await mkdir(join(home, "models/default"), { recursive: true });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ["is missing", async () => {}, "the default model is missing"],
    ["is cut short", async () => truncate(join(home, "models/default/model.bin"), 2000), "is cut short"],
    [
      "was changed",
      async () => flipByte(join(home, "models/default/model.bin")),
      "does not match its checksum",
    ],
  ])("%s takes no note on, and says why", async (what, damage, says) => {
    if (what !== "is missing") await copyFile(MODEL, join(home, "models/default/model.bin"));
    await damage();
    const ran = await inPackage();
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain(says);
    await expect(readFile(join(home, "clean/note-000001.txt"))).rejects.toThrow();
  });
});

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[3000] = (bytes[3000] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

describe("npm run model:default", () => {
  const script = (...args: string[]): Promise<Ran> =>
    ended(spawn(process.execPath, [join(ROOT, "scripts/model-default.mjs"), ...args]));

  it("gives the same bytes with one thread and two, and notices a model that is not the card's", async () => {
    const out = await newFolder();
    const at = (name: string): string => join(out, name);
    expect(await script("--quick", "--copies", "1", "--threads", "1", "--out", out)).toMatchObject({
      code: 0,
    });
    const { data, model, figures } = JSON.parse(await readFile(at("card.json"), "utf8"));
    expect(sha256(await readFile(at("model.bin")))).toBe(model.sha256);
    expect(data.notes.train + data.notes.dev).toBe(12);
    expect(data.notes.copies + data.notes.refusedCopies).toBe(12);
    expect(data.notes.copies).toBeGreaterThan(6);
    expect(figures.test).toBe("not measured");
    const checked = await script("--check", "--threads", "2", "--out", out);
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining(model.sha256) });
    await flipByte(at("model.bin"));
    const refused = await script("--check", "--out", out);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("card.json") });
  });

  it("takes figures from the results as they stand, and none that were not run or run at another bias", () => {
    const results = `# Results

## Our corpus, train → test: all types

| recipe | bias | strict | p against scrubjay |
|---|---:|---|---|
| scrubjay | -1, doubt 50 | 1.0 / 2.0 / 1.3 |  |
| scrubjay-full | -1 | not run |  |

## Errors by type: scrubjay, our corpus, train → test

| type | gold | precision | recall | missing | type |
|---|---:|---:|---:|---:|---:|
| ROOM | 50 | 90.00 | 70.00 | 10 | 3 |
`;
    expect(measuredFigures(results, "scrubjay", "-1, doubt 50")).toMatchObject({
      test: { strict: "1.0 / 2.0 / 1.3" },
      testByType: [{ type: "ROOM", gold: 50, precision: "90.00", recall: "70.00", missed: "20.0" }],
      leftOut: undefined,
    });
    expect(measuredFigures(results, "scrubjay", "-1").test).toBeUndefined();
    expect(measuredFigures(results, "scrubjay-full", "-1").test).toBeUndefined();
  });
});
