import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { drawAudit, verifyOutput } from "../../src/audit/index.js";
import { noteTask, runJob, tagTask } from "../../src/job/index.js";
import { newFolder } from "../scrubjay.js";
import { FAULTY, filesOf, SMALL } from "./kit.js";

// Every worker loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const TAG = tagTask({ model: "rules", config: {} });
const COPY = noteTask("convert", (note) => note);

async function inputOf(count: number, textOf = (n: number) => `Dr. Ostrander came on 3/${n}/2012.`) {
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify({ id: `n${n}`, text: textOf(n + 1) }));
  const file = join(await newFolder(), "notes.jsonl");
  await writeFile(file, `${lines.join("\n")}\n`);
  return [file];
}

const tag = async (inputs: readonly string[], out: string, more: object = {}) =>
  runJob({ ...SMALL, inputs, out, read: {}, workers: 1, task: TAG, ...more });

it("notes that leave as they came have no manifest, unless it is asked for", async () => {
  const [bare, told] = [join(await newFolder(), "o.jsonl"), join(await newFolder(), "o.jsonl")];
  const inputs = await inputOf(5);
  await tag(inputs, bare);
  await tag(inputs, told, { manifest: true });
  expect(await readdir(join(bare, ".."))).toEqual(["o.jsonl"]);
  expect((await readdir(join(told, ".."))).sort()).toEqual(["o.jsonl", "o.jsonl.manifest.jsonl"]);
  expect(await readFile(told, "utf8")).toBe(await readFile(bare, "utf8"));
  const [job = ""] = (await readFile(`${told}.manifest.jsonl`, "utf8")).split("\n");
  expect(JSON.parse(job)).toMatchObject({ mode: "tag", model: { name: "rules" }, keyed: false });
  expect(await verifyOutput(told)).toMatchObject({ problems: [], written: 5 });
  const claim = { bound: 0.5, confidence: 0.9, allowed: 0, seed: 1, endless: false };
  await expect(drawAudit([told], claim)).rejects.toMatchObject({ code: "no-release" });
});

it.each([
  ["tag", TAG],
  ["convert", COPY as unknown as typeof TAG],
])("%s that was stopped goes on with --resume to the same bytes", async (_name, task) => {
  const inputs = await inputOf(20);
  const [stopped, quiet] = [join(await newFolder(), "o.jsonl"), join(await newFolder(), "o.jsonl")];
  const stop = new AbortController();
  let batches = 0;
  const onProgress = (): void => {
    if (++batches === 4) stop.abort(new Error("stopped"));
  };
  const job = { ...SMALL, inputs, read: {}, workers: 1, task, resume: true };
  await expect(runJob({ ...job, out: stopped, signal: stop.signal, onProgress })).rejects.toThrow("stopped");
  expect(await readdir(join(stopped, ".."))).not.toContain("o.jsonl");
  await runJob({ ...job, out: quiet });
  expect((await runJob({ ...job, out: stopped })).resumed).toBeGreaterThan(0);
  expect(await filesOf(join(stopped, ".."))).toEqual(await filesOf(join(quiet, "..")));
  // A finished job that is asked to go on is compared with its input.
  expect(await runJob({ ...job, out: stopped })).toMatchObject({ notes: 20, resumed: 20 });
});

it("without a manifest, what is stopped leaves nothing unfinished", async () => {
  const inputs = await inputOf(20);
  const folder = await newFolder();
  const stop = new AbortController();
  const onProgress = (): void => stop.abort(new Error("stopped"));
  const out = join(folder, "o.jsonl");
  await expect(tag(inputs, out, { signal: stop.signal, onProgress })).rejects.toThrow("stopped");
  expect(await readdir(folder)).toEqual([]);
});

it("a tagger that dies loses the guilty note, which is listed by file and code", async () => {
  const inputs = await inputOf(4, (n) => (n === 2 ? "FAULT-DIE" : "Dr. Ostrander"));
  const out = join(await newFolder(), "o.jsonl");
  const summary = await tag(inputs, out, { programs: FAULTY.tagger });
  expect(summary).toMatchObject({ notes: 4, written: 3, withheld: 1 });
  expect(summary.firstWithheld).toEqual([{ id: "n1", place: { file: 1, note: 2 }, reason: "worker-died" }]);
});

it("says by name what a function of notes refuses, and keeps the rest", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "in"));
  await writeFile(join(folder, "in/a.txt"), "one");
  await writeFile(join(folder, "in/b.txt"), Buffer.from([0x4f, 0x00, 0xff]));
  const summary = await runJob({
    inputs: [join(folder, "in")],
    out: join(folder, "out"),
    read: {},
    task: COPY,
  });
  expect(summary).toMatchObject({ notes: 2, written: 1, withheld: 1 });
  expect(summary.firstWithheld[0]).toMatchObject({ file: join(folder, "in/b.txt"), reason: "not-text" });
  expect(await readdir(join(folder, "out"))).toEqual(["a.txt"]);
});

it("makes an empty file of an empty one", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "in.jsonl"), "");
  const out = join(folder, "out.xml");
  await runJob({ inputs: [join(folder, "in.jsonl")], out, to: "i2b2-2006", read: {}, task: COPY });
  expect(await readFile(out, "utf8")).toContain("</ROOT>");
});

it("never writes over an input", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "a.txt"), "Dr. Ostrander");
  const job = tag([join(folder, "a.txt")], folder, { to: "txt", overwrite: true });
  await expect(job).rejects.toMatchObject({ code: "output-in-input" });
  expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("Dr. Ostrander");
});
