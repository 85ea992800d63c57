import { spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ended, everyByte, newFolder, type Ran, ROOT, RULES, scrubjay } from "./scrubjay.js";

// Some load the default model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const SENTINELS = [
  "Quillfeather",
  "0048177",
  "qfeather@mail.example",
  "617-555-0134",
  "12/31/1949",
  "Ostrander",
];
const NOTE = `Patient: Quillfeather, Ada   MRN: 0048177   DOB: 12/31/1949
Seen by Dr. Ostrander. Call 617-555-0134 or qfeather@mail.example.
Quillfeather takes metoprolol 25 mg; BP 120/80.
`;

async function inputFolder(): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, "Quillfeather_0048177"));
  await writeFile(join(folder, "Quillfeather_0048177/visit 12-31-1949.txt"), NOTE);
  const line = {
    id: "Quillfeather-1",
    text: NOTE,
    patient: "0048177",
    type: "Ostrander letter",
    mrn: "0048177",
  };
  await writeFile(join(folder, "Quillfeather.jsonl"), `${JSON.stringify(line)}\n`);
  await writeFile(join(folder, "Ostrander.csv"), `id,text,doctor\n0048177,"${NOTE}",Ostrander\n`);
  return folder;
}

const leaked = (bytes: string): string[] => SENTINELS.filter((sentinel) => bytes.includes(sentinel));

/** One job for all tests that only look at what it left: every start of the program takes its time. */
const jobs = new Map<string, Promise<Ran & { readonly input: string; readonly out: string }>>();

async function runJob(mode: string, model: readonly string[] = RULES) {
  const input = await inputFolder();
  const out = join(await newFolder(), "clean");
  return { ...(await scrubjay(["deid", ...model, input, "--out", out, "--mode", mode])), input, out };
}

function job(mode: string) {
  const known = jobs.get(mode) ?? runJob(mode);
  jobs.set(mode, known);
  return known;
}

describe("deid lets no original value out: not in text, names, ids, fields, nor on the screen", () => {
  it.each([
    ["rules", "redact", job],
    ["rules", "label", job],
    ["rules", "mask", job],
    ["the default model", "redact", (mode: string) => runJob(mode, [])],
  ])("%s, --mode %s", async (_what, mode, start) => {
    const { input, out, ...ran } = await start(mode);
    expect(leaked(await everyByte(input))).toEqual(SENTINELS); // they are there before
    expect(ran.stderr).toBe("");
    expect(ran.code).toBe(0);
    const written = await everyByte(out);
    expect(written).toContain("metoprolol 25 mg; BP 120/80");
    expect(leaked(written + ran.stdout + ran.stderr)).toEqual([]);
    // The check can fail: put one back and it is seen.
    const planted = await newFolder();
    await cp(out, planted, { recursive: true });
    await writeFile(join(planted, "planted.txt"), SENTINELS[2] as string);
    expect(leaked(await everyByte(planted))).toEqual([SENTINELS[2]]);
  });
});

it.each(["redact", "label", "mask"])("deid --mode %s gives the same bytes twice", async (mode) => {
  const [first, second] = await Promise.all(
    [await job(mode), await runJob(mode)].map(async ({ out }) => (await everyByte(out)).replaceAll(out, "")),
  );
  expect(first).toContain("metoprolol");
  expect(second).toBe(first);
});

describe("deid", () => {
  it.each([
    ["rules", RULES],
    ["the default model", []],
  ])("keeps the over-scrub gate: a note without PHI comes out as it was (%s)", async (_what, model) => {
    const out = join(await newFolder(), "clean");
    await scrubjay(["deid", ...model, join(ROOT, "samples/nursing-note.txt"), "--out", out]);
    const before = await readFile(join(ROOT, "samples/nursing-note.txt"), "utf8");
    expect(await readFile(join(out, "note-000001.txt"), "utf8")).toBe(before);
  });

  it("keeps names and fields that the user vouches for, and only those", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "a.csv"), 'id,text,ward,doctor\nn1,"Dr. Ostrander called.",4W,Ostrander\n');
    const out = join(folder, "out.jsonl");
    await scrubjay([
      "deid",
      ...RULES,
      join(folder, "a.csv"),
      "--out",
      out,
      "--to",
      "jsonl",
      "--keep-names",
      "--keep-columns",
      "ward",
      "--with-spans",
    ]);
    const note = JSON.parse(await readFile(out, "utf8"));
    expect(note).toMatchObject({ id: "n1", text: "Dr. [DOCTOR] called.", ward: "4W" });
    expect(note).not.toHaveProperty("doctor");
    expect(note.spans).toMatchObject([{ start: 4, end: 12, type: "DOCTOR" }]);
  });

  it.each([
    ["folder", 0, ""],
    ["map:folder", 1, "bad-patient-from"],
  ])("is not led astray by a folder named folder: --patient-from %s", async (how, code, says) => {
    const cwd = await newFolder();
    await mkdir(join(cwd, "folder"));
    await writeFile(join(cwd, "folder/a.txt"), "Dr. Ostrander called.");
    const args = ["deid", ...RULES, ".", "--out", join(await newFolder(), "clean"), "--patient-from", how];
    const ran = await ended(spawn(process.execPath, [join(ROOT, "dist/cli/main.js"), ...args], { cwd }));
    expect(ran.code).toBe(code);
    expect(ran.stderr).toContain(says);
  });

  it("takes out spans that the input already carries", async () => {
    const line = { id: "a", text: "Fern came.", spans: [{ start: 0, end: 4, type: "PATIENT" }] };
    const ran = await scrubjay(
      ["deid", ...RULES, "-", "--from", "jsonl", "--out", "-", "--to", "jsonl"],
      JSON.stringify(line),
    );
    expect(JSON.parse(ran.stdout).text).toBe("[PATIENT] came.");
  });

  it("withholds what it cannot read, writes the rest, names the place and not the text, and exits 3", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "a.txt"), "Dr. Ostrander");
    await writeFile(join(folder, "b.txt"), Buffer.from([0x4f, 0x73, 0x74, 0xff, 0xfe, 0x00]));
    await writeFile(join(folder, "c.xml"), "<deIdi2b2><TEXT>Ostrander</TEXT><TAGS>");
    await writeFile(join(folder, "d.txt"), "Dr. Ostrander");
    const out = join(await newFolder(), "clean");
    const ran = await scrubjay(["deid", ...RULES, folder, "--out", out]);
    expect(ran.code).toBe(3);
    expect((await readdir(out)).sort()).toEqual(["manifest.jsonl", "note-000001.txt", "note-000004.txt"]);
    expect(ran.stderr).toMatch(/2 withheld/);
    expect(ran.stderr).toMatch(/note-000002: file 2 of the input \[invalid-encoding\]/);
    expect(ran.stderr).toMatch(/note-000003: file 3 of the input \[broken-xml\]/);
    expect(ran.stderr + ran.stdout).not.toContain("Ostrander");
  });

  it("answers every line of JSONL by a line, a broken or empty one by a code", async () => {
    const good = ['{"id":"a","text":"Dr. Ostrander"}', '{"id":"c","text":"ok"}'];
    const lines = [good[0], '{"id":"b","text":"Ostrander', "", good[1]].join("\n");
    const ran = await scrubjay(["deid", ...RULES, "-", "--from", "jsonl", "--to", "jsonl"], lines);
    expect(ran.code).toBe(3);
    expect(
      ran.stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .map(({ text, error }) => text ?? error),
    ).toEqual(["Dr. [DOCTOR]", { code: "broken-json" }, { code: "empty-line" }, "ok"]);
    expect(ran.stdout + ran.stderr).not.toContain("Ostrander");
  });

  it("never overwrites by itself, and never writes into its input", async () => {
    const done = await job("redact");
    const folder = done.input;
    const out = join(await newFolder(), "clean");
    await cp(done.out, out, { recursive: true });
    const again = await scrubjay(["deid", ...RULES, folder, "--out", out]);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/exists/);
    expect((await scrubjay(["deid", ...RULES, folder, "--out", out, "--overwrite"])).code).toBe(0);
    expect((await scrubjay(["deid", ...RULES, folder, "--out", join(folder, "clean")])).stderr).toMatch(
      /output-in-input/,
    );
  });

  it("writes for the owner's eyes only and leaves no temporary file", async () => {
    const { out } = await job("redact");
    const names = await readdir(out);
    expect(names.length).toBeGreaterThan(2);
    expect(names.every((name) => !name.endsWith(".part"))).toBe(true);
    expect((await stat(join(out, names[0] as string))).mode & 0o777).toBe(0o600);
  });

  it("sends one note to standard output as plain text, and refuses a second", async () => {
    const one = await scrubjay(
      ["deid", ...RULES, "-", "--from", "txt", "--out", "-"],
      "Dr. Ostrander called.\r\n",
    );
    expect(one.stdout).toBe("Dr. [DOCTOR] called.\r\n");
    const many = await scrubjay(["deid", ...RULES, join(ROOT, "samples"), "--out", "-"]);
    expect(many.code).toBe(1);
    expect(many.stderr).toMatch(/folder-needed/);
  });
});
