import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { everyByte, newFolder, RULES, scrubjay } from "../scrubjay.js";
import { FAULTY, runJobProcess } from "./kit.js";

// Every worker loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const SENTINELS = [
  "Quillfeather",
  "0048177",
  "qfeather@mail.example",
  "617-555-0134",
  "Ostrander",
  "Bramblewick",
];
const NOTE = `Patient: Quillfeather, Ada   MRN: 0048177
Seen by Dr. Ostrander. Call 617-555-0134 or qfeather@mail.example.
Mr. Bramblewick came too; BP 120/80.
`;
const leaked = (bytes: string): string[] => SENTINELS.filter((sentinel) => bytes.includes(sentinel));

/** Values in the text, in names of files and folders, ids, fields, and in what cannot be read. */
async function inputFolder(): Promise<string> {
  const folder = join(await newFolder(), "Bramblewick");
  await mkdir(join(folder, "Quillfeather_0048177"), { recursive: true });
  await writeFile(join(folder, "Quillfeather_0048177/Ostrander.txt"), NOTE);
  await writeFile(
    join(folder, "Quillfeather_0048177/broken Ostrander.txt"),
    Buffer.from(`${NOTE}\xff`, "latin1"),
  );
  await writeFile(join(folder, "Quillfeather.pdf"), NOTE);
  const line = {
    id: "Quillfeather-1",
    text: NOTE,
    patient: "0048177",
    type: "Ostrander letter",
    mrn: "0048177",
  };
  await writeFile(
    join(folder, "Quillfeather.jsonl"),
    `${JSON.stringify(line)}\n{"id":"Ostrander","text":"Quillfeather\n${JSON.stringify({ ...line, id: "FAULT", text: `${NOTE}FAULT-DIE` })}\n`,
  );
  await writeFile(join(folder, "Ostrander.csv"), `id,text,doctor\n0048177,"${NOTE}",Ostrander\n`);
  await writeFile(
    join(folder, "Ostrander.xml"),
    `<?xml version="1.0"?><!-- Quillfeather --><deIdi2b2 by="Ostrander"><TEXT><![CDATA[${NOTE}]]></TEXT><TAGS></TAGS></deIdi2b2>`,
  );
  return folder;
}

const key = Array.from({ length: 32 }, (_, n) => n);

describe.each<[string, object, object]>([
  ["redact", { mode: "redact" }, FAULTY.tagger],
  ["surrogates under a key", { mode: "surrogate", key }, FAULTY.tagger],
  ["surrogates under a key, in one thread", { mode: "surrogate", key }, FAULTY.cleaner],
])("a whole job (%s)", (_mode, replace, programs) => {
  const spec = { model: "rules", config: {}, replace };

  it("lets no original value out: outputs, manifest, journal, temporary files, screen", async () => {
    const folder = await inputFolder();
    expect(leaked(await everyByte(folder))).toEqual(SENTINELS); // they are there before
    const home = await newFolder();
    const options = { inputs: [folder], out: join(home, "clean"), programs, workers: 1, spec };
    // Stopped by its failures: journal and temporary files lie there.
    const stopped = await runJobProcess({ ...options, maxFailures: 2, checkpointEvery: 1 });
    expect(stopped.code).toBe(3);
    const half = await everyByte(home);
    expect(half).toContain(".scrubjay-journal");
    expect(leaked(half + stopped.stdout + stopped.stderr)).toEqual([]);
    const ended = await runJobProcess({ ...options, resume: true, checkpointEvery: 1 });
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({ written: 4, withheld: 4 });
    const whole = await everyByte(home);
    expect(whole).toContain("BP 120/80");
    expect(leaked(whole + ended.stdout + ended.stderr)).toEqual([]);
  });
});

it("the check can fail: a value planted past the taggers is caught", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "a.txt"), "Quillfeather");
  const config = join(await newFolder(), "c.json");
  await writeFile(config, '{"allow":{"terms":["Quillfeather"]},"types":{"off":["PATIENT","DOCTOR"]}}');
  const out = join(await newFolder(), "clean");
  await scrubjay(["deid", ...RULES, folder, "--out", out, "--config", config]);
  expect(leaked(await everyByte(out))).toEqual(["Quillfeather"]);
});

it("crashes and usage errors say nothing of names or text", async () => {
  const folder = await inputFolder();
  for (const args of [
    ["deid", folder, "--out", join(folder, "../clean"), "--model", "no-such-model"],
    ["deid", ...RULES, folder, "--out", join(await newFolder(), "clean.jsonl")],
    ["deid", ...RULES, folder, "--out", "-"],
  ]) {
    const ran = await scrubjay(args);
    // The folder that the user named stands in the user's own command; nothing below it may show.
    expect(leaked((ran.stderr + (ran.code === 0 ? "" : ran.stdout)).replaceAll(folder, ""))).toEqual([]);
  }
});
