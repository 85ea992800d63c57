import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { verifyOutput } from "../../src/audit/verify.js";
import { type DeidJobOptions, runDeid } from "../../src/job/index.js";
import type { TestHooks } from "../../src/job/job-options.js";
import { encodeTrained } from "../../src/pipeline/index.js";
import { RECIPES } from "../../src/recipes/index.js";
import { newFolder } from "../scrubjay.js";
import { FAULTY, filesOf, manifestNotes, runJobProcess, SMALL } from "./kit.js";

// Every worker loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const spec = { model: "rules", config: {}, replace: { mode: "redact" as const } };
const job = (options: Partial<DeidJobOptions & TestHooks> & Pick<DeidJobOptions, "inputs" | "out">) =>
  runDeid({ ...SMALL, spec, read: {}, workers: 2, ...options });

async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await newFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const reasons = async (out: string): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (await manifestNotes(join(out, "manifest.jsonl"))).map(({ id, reason }) => [id, reason] as const),
  );

describe.each(["cleaner", "tagger", "replacer"] as const)("a %s that fails", (kind) => {
  it("loses the guilty notes and no others, whatever the fault, and says nothing of their text", async () => {
    const lines = ["fine 1", "FAULT-DIE", "fine 2", "FAULT-UNCAUGHT", "FAULT-THROW", "FAULT-TALK", "fine 3"];
    const notes = lines.map((word, n) => JSON.stringify({ id: `n${n}`, text: `Dr. Ostrander: ${word}` }));
    const input = await folderOf({ "notes.jsonl": notes.join("\n") });
    const out = join(await newFolder(), "clean.jsonl");
    const inputs = [join(input, "notes.jsonl")];
    const ran = await runJobProcess({ inputs, out, programs: FAULTY[kind], workers: 2 });
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.stdout).withheldByReason).toEqual({ "worker-died": 2, internal: 1 });
    const written = (await readFile(out, "utf8")).trim().split("\n");
    expect(written.map((line) => JSON.parse(line).text)).toEqual(
      ["fine 1", "fine 2", "FAULT-TALK", "fine 3"].map((word) => `Dr. [DOCTOR]: ${word}`),
    );
    expect(ran.stdout + ran.stderr).not.toMatch(/Ostrander|FAULT/);
  });

  it("is given up when it hangs", async () => {
    const input = await folderOf({ "a.txt": "one", "b.txt": "FAULT-HANG", "c.txt": "two" });
    const out = join(await newFolder(), "clean");
    const summary = await job({ inputs: [input], out, programs: FAULTY[kind], timeout: 1 });
    expect(await reasons(out)).toEqual({
      "note-000001": null,
      "note-000002": "timed-out",
      "note-000003": null,
    });
    expect(summary).toMatchObject({ written: 2, withheld: 1 });
  });

  it("leaves a patient's other notes as if the guilty one had not been there", async () => {
    const note = (id: string, text: string) => JSON.stringify({ id, text, patient: "P1" });
    const good = [note("a", "Ms. Quillfeather came."), note("c", "Quillfeather is well.")];
    const [with1, without1] = [join(await newFolder(), "o.jsonl"), join(await newFolder(), "o.jsonl")];
    const bad = await folderOf({ "n.jsonl": [good[0], note("b", "FAULT-DIE"), good[1]].join("\n") });
    const clean = await folderOf({ "n.jsonl": good.join("\n") });
    await job({ inputs: [join(bad, "n.jsonl")], out: with1, keepNames: true, programs: FAULTY[kind] });
    await job({ inputs: [join(clean, "n.jsonl")], out: without1, keepNames: true, programs: FAULTY[kind] });
    expect(await readFile(with1, "utf8")).toBe(await readFile(without1, "utf8"));
  });
});

describe("a model that cannot be loaded", () => {
  it("ends the job", async () => {
    const input = await folderOf({ "a.txt": "one", "bad.model": "SJAYMDL\n" });
    const out = join(await newFolder(), "clean");
    const options = {
      inputs: [join(input, "a.txt")],
      out,
      spec: { ...spec, model: join(input, "bad.model") },
    };
    await expect(job(options)).rejects.toMatchObject({ name: "ScrubJayError" });
    expect(await readdir(join(out, "..")).catch(() => [])).toEqual([]);
  });
});

describe("a model file that changes while the job runs", () => {
  /** Rules as a file: loads at once. */
  const modelBytes = (card: Record<string, string>): Uint8Array =>
    encodeTrained({ recipe: RECIPES.rules!, voices: [], clusters: {}, card });

  it("stops the job at the next worker that starts", async () => {
    const notes = ["one", "two", "FAULT-DIE", "Dr. Ostrander"].map((text) => JSON.stringify({ text }));
    const input = await folderOf({ "n.jsonl": notes.join("\n"), "our.model": modelBytes({ by: "us" }) });
    const [inputs, model] = [[join(input, "n.jsonl")], join(input, "our.model")];
    const out = join(await newFolder(), "clean.jsonl");
    const options = { inputs, out, workers: 1, programs: FAULTY.tagger, spec: { ...spec, model } };
    const changed = job({ ...options, onStart: () => writeFileSync(model, modelBytes({ by: "others" })) });
    await expect(changed).rejects.toMatchObject({ code: "model-changed", exitCode: 1 });
    await expect(readFile(out)).rejects.toThrow();
  });
});

describe("an input that cannot be read in full", () => {
  it("is withheld by place and code, and the rest is written", async () => {
    const input = await folderOf({
      "a.txt": "Dr. Ostrander",
      "b.txt": Buffer.from([0x4f, 0x73, 0x74, 0xff, 0xfe, 0x00]),
      "c.xml": "<deIdi2b2><TEXT>Ostrander</TEXT><TAGS>",
      "e/f.txt": "Dr. Ostrander",
      "scan.pdf": "%PDF Ostrander",
    });
    await symlink("gone.txt", join(input, "d.txt"));
    await symlink("../e", join(input, "e/round"));
    await symlink("loop.txt", join(input, "loop.txt"));
    const out = join(await newFolder(), "clean");
    const failures = join(await newFolder(), "failures.jsonl");
    const summary = await job({ inputs: [input], out, failures });
    expect(summary).toMatchObject({ notes: 7, written: 2, withheld: 5 });
    expect(await reasons(out)).toEqual({
      "note-000001": null,
      "note-000002": "invalid-encoding",
      "note-000003": "broken-xml",
      "note-000004": "missing-input",
      "note-000005": null,
      "note-000006": "cannot-read",
      "note-000007": "unknown-format",
    });
    const listed = (await readFile(failures, "utf8")).trim().split("\n");
    expect(listed.map((line) => JSON.parse(line).file)).toEqual(
      ["b.txt", "c.xml", "d.txt", "loop.txt", "scan.pdf"].map((name) => join(input, name)),
    );
    expect(listed.join()).not.toContain("Ostrander");
    expect((await verifyOutput(out)).problems).toEqual([]);
  });

  it("is survived where the system forbids it, folders too", async () => {
    const input = await folderOf({ "a.txt": "one", "b.txt": "two", "c/d.txt": "three" });
    const home = await newFolder();
    await chmod(join(input, "b.txt"), 0);
    await chmod(join(input, "c"), 0);
    await chmod(input, 0o755);
    await chmod(home, 0o777);
    // The owner of the machine may read everything: be nobody.
    const nobody = process.getuid?.() === 0 ? 65534 : undefined;
    const ran = await runJobProcess({ inputs: [input], out: join(home, "clean"), workers: 1 }, nobody);
    await chmod(join(input, "c"), 0o755);
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.stdout)).toMatchObject({ written: 1, withheldByReason: { "cannot-read": 2 } });
  });

  it("is refused when it is a line of 2 GB, as text and as JSON, and what follows is read", async () => {
    const input = await folderOf({ "a.txt": "", "b.jsonl": "", "c.txt": "fine" });
    // Holes in files: nothing is stored, all zeros are read, which are no text however long.
    await truncate(join(input, "a.txt"), 2 ** 31);
    await writeFile(join(input, "b.jsonl"), `${"x".repeat(3e6)}\n{"id":"z","text":"fine"}\n`);
    const out = join(await newFolder(), "clean");
    const summary = await job({ inputs: [input], out, read: { maxLength: 2e6 } });
    expect(await reasons(out)).toEqual({
      "note-000001": "not-text",
      "note-000002": "too-long",
      "note-000003": null,
      "note-000004": null,
    });
    expect(summary.written).toBe(2);
  });
});

it("writes 2,000 empty notes", async () => {
  const input = await newFolder();
  await Promise.all(Array.from({ length: 2000 }, (_, n) => writeFile(join(input, `${n}.txt`), "")));
  const out = join(await newFolder(), "clean");
  expect(await runDeid({ inputs: [input], out, spec, read: {}, workers: 1 })).toMatchObject({
    written: 2000,
  });
});

it("stops at a full disk with nothing half-written, and goes on when there is room", async (context) => {
  const disk = await newFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160k", "none", disk], { stdio: "ignore" });
  } catch {
    context.skip("no right to mount a small disk");
  }
  try {
    const notes = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`${n}.txt`, `Dr. Ostrander ${"word ".repeat(1000)}`]),
    );
    const inputs = [await folderOf(notes)];
    const out = join(disk, "clean");
    const ran = await runJobProcess({ inputs, out, workers: 1 });
    expect(ran).toMatchObject({ code: 3, stderr: "ScrubJayError cannot-write\n" });
    const names = (await readdir(out)).filter((name) => !name.startsWith("."));
    for (const name of names) expect((await readFile(join(out, name), "utf8")).length).toBeGreaterThan(4000);
    expect(names.length).toBeGreaterThan(5);
    execFileSync("mount", ["-o", "remount,size=4m", disk]);
    expect((await runJobProcess({ inputs, out, workers: 1, resume: true })).code).toBe(0);
    const quiet = join(await newFolder(), "clean");
    await job({ inputs, out: quiet });
    expect(await filesOf(out)).toEqual(await filesOf(quiet));
  } finally {
    execFileSync("umount", [disk]);
  }
});
