import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { verifyOutput } from "../../src/audit/index.js";
import { type DeidJobOptions, mergeManifests, runDeid } from "../../src/job/index.js";
import type { TestHooks } from "../../src/job/job-options.js";
import { newFolder } from "../scrubjay.js";
import { filesOf, IN_ONE, manifestNotes, SMALL } from "./kit.js";

// Every worker loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const key = new Uint8Array(32).fill(5);
const spec = { model: "rules", config: {}, replace: { mode: "surrogate" as const, key } };
let inputs: [string];

beforeAll(async () => {
  const lines = Array.from({ length: 40 }, (_, n) =>
    JSON.stringify({
      id: `n${n}`,
      patient: n < 8 ? undefined : `P${n % 7 === 0 ? 99 : n >> 2}`,
      text: `Ms. Quillfeather-${n >> 2} saw Dr. Ostrander on 3/${1 + (n % 28)}/2012, MRN 00481${n}.`,
    }),
  );
  inputs = [join(await newFolder(), "notes.jsonl")];
  await writeFile(inputs[0], lines.join("\n"));
});

async function outputOf(options: Partial<DeidJobOptions & TestHooks>, name = "clean.jsonl"): Promise<string> {
  const folder = await newFolder();
  await runDeid({ ...SMALL, spec, read: {}, inputs, out: join(folder, name), workers: 1, ...options });
  return folder;
}

it("is the same with one, two and four workers, and with one thread for all", async () => {
  const one = await filesOf(await outputOf({ workers: 1 }));
  expect(Object.keys(one)).toEqual(["clean.jsonl", "clean.jsonl.manifest.jsonl"]);
  for (const workers of [2, 4]) expect(await filesOf(await outputOf({ workers }))).toEqual(one);
  expect(await filesOf(await outputOf({ programs: IN_ONE }))).toEqual(one);
});

it("is the same with one worker, two and one thread for all when the default model is at work", async () => {
  const found = { spec: { config: {}, replace: spec.replace } };
  const [one, two] = [await outputOf({ ...found, workers: 1 }), await outputOf({ ...found, workers: 2 })];
  expect(await filesOf(two)).toEqual(await filesOf(one));
  expect(await filesOf(await outputOf({ ...found, programs: IN_ONE }))).toEqual(await filesOf(one));
  const manifest = await manifestNotes(join(one, "clean.jsonl.manifest.jsonl"));
  // Rules alone are never unsure and give no confidence: those of a trained model must agree to the last digit too.
  expect(manifest.every(({ confidence }) => typeof confidence === "number")).toBe(true);
});

describe("shards", () => {
  it("hold every note once, a patient's in one shard, with the same text as the whole job", async () => {
    const notesOf = async (folder: string): Promise<Map<string, string>> => {
      const lines = (await readFile(join(folder, "clean.jsonl"), "utf8")).trim().split("\n");
      return new Map(lines.map((line) => [JSON.parse(line).id, line]));
    };
    const together = { notes: 100, characters: 1e6, patience: 8 };
    const whole = await notesOf(await outputOf({ limits: together }));
    const folders = await Promise.all(
      [1, 2, 3].map((index) => outputOf({ limits: together, shard: { index, of: 3 } })),
    );
    const shards = await Promise.all(folders.map(notesOf));
    const lines = shards.flatMap((shard) => [...shard.values()]);
    expect(lines.sort()).toEqual([...whole.values()].sort());
    expect(shards.every(({ size }) => size > 3)).toBe(true);
    const patients = shards.map(
      (shard) => new Set([...shard.values()].flatMap((line) => JSON.parse(line).patient ?? [])),
    );
    const all = patients.flatMap((some) => [...some]);
    expect(new Set(all).size).toBe(all.length);

    const outputs = folders.map((folder) => join(folder, "clean.jsonl"));
    const merged = await mergeManifests([outputs[2], outputs[0], outputs[1]] as string[]);
    expect(merged.lines.map((line) => JSON.parse(line).shard)).toEqual([
      null,
      "1/3",
      "2/3",
      "3/3",
      undefined,
    ]);
    expect(JSON.parse(merged.lines.at(-1) as string)).toMatchObject({ notes: 40, written: 40 });
    await expect(mergeManifests(outputs.slice(1))).rejects.toMatchObject({ code: "several-jobs" });
    await expect(mergeManifests([...outputs, outputs[0] as string])).rejects.toMatchObject({
      code: "several-jobs",
    });
  });
});

describe("verify", () => {
  it.each(["clean.jsonl", "clean.jsonl.gz", "clean.csv"])(
    "finds %s as the job left it, with key",
    async (name) => {
      const folder = await outputOf({ to: name.endsWith("csv") ? "csv" : "jsonl" }, name);
      expect(await verifyOutput(join(folder, name), key)).toMatchObject({
        problems: [],
        hashesChecked: true,
        sealIsRight: true,
        written: 40,
      });
      expect(await verifyOutput(join(folder, name))).toMatchObject({ problems: [], hashesChecked: false });
    },
  );

  it("finds a changed note, a missing one and a stray file", async () => {
    const folder = join(await outputOf({ to: "txt" }, "clean"), "clean");
    const notes = await manifestNotes(join(folder, "manifest.jsonl"));
    const [first, second] = notes.map(
      (note) => (note.output as { files: { name: string }[] }).files[0]?.name,
    );
    const text = await readFile(join(folder, first as string), "utf8");
    await writeFile(join(folder, first as string), text.replace("2", "7"));
    await writeFile(join(folder, second as string), "");
    await writeFile(join(folder, "stray.txt"), "");
    expect((await verifyOutput(folder, key)).problems).toEqual([
      { file: first, problem: "changed" },
      { file: second, problem: "changed" },
      { file: "stray.txt", problem: "not in the manifest" },
    ]);
  });

  it("finds a manifest that was written anew without the key", async () => {
    const folder = await outputOf({});
    const forged = await outputOf({
      spec: { ...spec, replace: { ...spec.replace, key: new Uint8Array(32) } },
    });
    const manifest = "clean.jsonl.manifest.jsonl";
    await writeFile(join(folder, manifest), await readFile(join(forged, manifest)));
    expect((await verifyOutput(join(folder, "clean.jsonl"), key)).sealIsRight).toBe(false);
  });
});
