import { appendFile, cp, mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type DeidJobOptions, runDeid } from "../../src/job/index.js";
import { newFolder } from "../scrubjay.js";
import { filesOf, manifestNotes, runJobProcess, SMALL } from "./kit.js";

// Every worker loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const NOTES = 120;

function text(n: number): string {
  return `Patient: Quillfeather, Ada   MRN: 00481${n}\nSeen by Dr. Ostrander on 3/${1 + (n % 28)}/2012. Note ${n}.\n`;
}

/** Notes in many files, in one file of lines and in a table, some of them broken. */
async function inputFolder(): Promise<string> {
  const folder = await newFolder();
  for (let n = 0; n < NOTES / 2; n++) {
    await mkdir(join(folder, `p${n % 5}`), { recursive: true });
    const bytes = n % 17 === 3 ? Buffer.from([0x4f, 0xff, 0xfe, 0x00]) : text(n);
    await writeFile(join(folder, `p${n % 5}/n${n}.txt`), bytes);
  }
  const lines = Array.from({ length: NOTES / 4 }, (_, n) =>
    n === 9 ? "{" : JSON.stringify({ id: `j${n}`, text: text(n), patient: `P${n >> 2}` }),
  );
  await writeFile(join(folder, "q.jsonl"), `${lines.join("\n")}\n`);
  const rows = Array.from({ length: NOTES / 4 }, (_, n) => `c${n},"${text(n)}",W${n}`);
  await writeFile(join(folder, "r.csv"), `id,text,ward\n${rows.join("\n")}\n`);
  return folder;
}

/** Numbers that look random and are the same in every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each([
  ["each in its own format", "clean", {}],
  ["all in one packed file", "clean.jsonl.gz", { to: "jsonl" }],
])("a job that is killed (%s)", (_what, name, more) => {
  it("gives with --resume the same bytes as one that was left alone, every time", async () => {
    const inputs = [await inputFolder()];
    const options = { inputs, keepColumns: ["ward"], workers: 1, ...more };
    const quiet = await newFolder();
    expect((await runJobProcess({ ...options, workers: 2, out: join(quiet, name) })).code).toBe(0);
    const expected = await filesOf(quiet);
    expect(Object.keys(expected).length).toBeGreaterThan(1);
    const draw = draws(7);
    let killed = 0;
    for (let round = 0; round < 2; round++) {
      const folder = await newFolder();
      const out = join(folder, name);
      for (let kill = 0; kill < 2; kill++) {
        const killAt = [1 + Math.floor(draw() * 15), draw() * 30];
        const ran = await runJobProcess({ ...options, out, resume: true, killAt });
        if (ran.code === null) killed++;
      }
      const ran = await runJobProcess({ ...options, out, resume: true });
      expect(`${ran.stderr}${ran.code}`).toBe("0");
      expect(await filesOf(folder)).toEqual(expected);
    }
    expect(killed).toBeGreaterThan(1);
  });
});

describe("--resume", () => {
  const spec = { model: "rules", config: {}, replace: { mode: "redact" as const } };
  const job = (options: Partial<DeidJobOptions> & Pick<DeidJobOptions, "inputs" | "out">) =>
    runDeid({ ...SMALL, spec, read: {}, workers: 1, ...options });
  let stopped: string;
  beforeAll(async () => {
    stopped = await newFolder();
    await cp(await inputFolder(), join(stopped, "in"), { recursive: true, preserveTimestamps: true });
    const options = { inputs: [join(stopped, "in")], out: join(stopped, "out"), maxFailures: 3 };
    await expect(job(options)).rejects.toMatchObject({ code: "too-many-failures", exitCode: 3 });
  });
  /** A copy of a job stopped by its failures, with checkpoints behind it. */
  async function stoppedJob(): Promise<{ inputs: [string]; out: string }> {
    const folder = await newFolder();
    await cp(stopped, folder, { recursive: true, preserveTimestamps: true });
    return { inputs: [join(folder, "in")], out: join(folder, "out") };
  }

  it("goes on after a stop, loses nothing and does nothing twice", async () => {
    const { inputs, out } = await stoppedJob();
    const summary = await job({ inputs, out, resume: true });
    expect(summary.resumed).toBeGreaterThan(10);
    const notes = await manifestNotes(join(out, "manifest.jsonl"));
    expect(notes.map(({ number }) => number)).toEqual(Array.from({ length: NOTES }, (_, n) => n + 1));
    expect(summary.withheld).toBe(notes.filter(({ status }) => status === "withheld").length);
  });

  it.each<[string, (input: string) => Promise<void>]>([
    ["was done and is changed", (input) => writeFile(join(input, "p0/n0.txt"), text(99))],
    ["is still to come and is changed", (input) => appendFile(join(input, "r.csv"), "c99,late,W\n")],
    ["is new", (input) => writeFile(join(input, "p0/a.txt"), text(99))],
  ])("refuses an input that %s", async (_what, change) => {
    const { inputs, out } = await stoppedJob();
    await change(inputs[0]);
    await expect(job({ inputs, out, resume: true })).rejects.toMatchObject({ code: "job-changed" });
  });

  it("notices a changed note even where size and time are the same", async () => {
    const { inputs, out } = await stoppedJob();
    const file = join(inputs[0], "p0/n0.txt");
    const { mtime } = await stat(file);
    await writeFile(file, (await readFile(file, "utf8")).replace("Ada", "Bea"));
    await utimes(file, mtime, mtime);
    await expect(job({ inputs, out, resume: true })).rejects.toMatchObject({ code: "job-changed" });
  });

  it.each<[string, Partial<DeidJobOptions>]>([
    ["another key", { spec: { ...spec, replace: { mode: "redact", key: new Uint8Array(32).fill(7) } } }],
    ["another mode", { spec: { ...spec, replace: { mode: "mask" } } }],
    ["another config", { spec: { ...spec, config: { types: { off: ["DATE"] } } } }],
    ["another model", { spec: { ...spec, model: "carafe" } }],
    ["other kept columns", { keepColumns: ["ward"] }],
    ["another shard", { shard: { index: 1, of: 2 } }],
  ])("refuses %s", async (_what, change) => {
    const { inputs, out } = await stoppedJob();
    await expect(job({ inputs, out, resume: true, ...change })).rejects.toMatchObject({
      code: "job-changed",
      exitCode: 1,
    });
  });

  it("is asked for where an unfinished job is met, and says so of a finished one", async () => {
    const { inputs, out } = await stoppedJob();
    await expect(job({ inputs, out })).rejects.toMatchObject({ code: "job-unfinished" });
    await job({ inputs, out, overwrite: true });
    const before = await filesOf(out);
    expect((await job({ inputs, out, resume: true })).resumed).toBe(NOTES);
    const other = { inputs, out, resume: true, keepColumns: ["ward"] };
    await expect(job(other)).rejects.toMatchObject({ code: "job-changed" });
    expect(await filesOf(out)).toEqual(before);
  });
});
