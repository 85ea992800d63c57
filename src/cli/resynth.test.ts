import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readNotes } from "../formats/index.js";
import type { Note } from "../note.js";
import { generateKey } from "../replace/index.js";
import { makeProgram } from "./program.js";

const NAMES = ["Ann Okafor", "Rosa Lindqvist", "Paul Brandt", "Vera Quillon", "Karl Tolland", "June Wexley"];
const marked = (name: string, n: number): string =>
  `[[PATIENT:${name}]], MRN [[MEDICALRECORD:41${n}7203]], was seen on [[DATE:3/${n + 1}/2012]] by Dr. [[DOCTOR:Marchetti]].\nCall [[PHONE:555-010${n}]]. No fever.\n`;

let folder: string;
let printed: string[];
const place = (name: string): string => join(folder, name);

/** Six notes of three patients in inline mark-up, with an index and a list of people. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  await mkdir(place("ours/east/notes"), { recursive: true });
  const index = NAMES.map((_name, n) => ({
    id: `e-${n}`,
    type: "Letter",
    patient: `MRN41${n >> 1}`,
    split: "train",
    author: "Marchetti",
  }));
  await writeFile(place("ours/east/index.json"), JSON.stringify(index));
  await writeFile(place("ours/east/people.json"), JSON.stringify(NAMES.map((name) => ({ name }))));
  for (const [n, name] of NAMES.entries())
    await writeFile(place(`ours/east/notes/e-${n}.txt`), marked(name, n));
  await writeFile(place("our.key"), `scrubjay-key-1:${Buffer.alloc(32, 7).toString("base64url")}\n`, {
    mode: 0o600,
  });
});

afterEach(async () => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function scrubjay(...words: string[]): Promise<string> {
  const program = await makeProgram(words);
  for (const command of program.commands) command.configureOutput({ writeErr: () => {} });
  printed = [];
  await program.parseAsync(["node", "scrubjay", ...words]);
  return printed.join("\n");
}

const resynth = (from: string, to: string, ...more: string[]): Promise<string> =>
  scrubjay("resynth", place(from), "--out", place(to), "--key-file", place("our.key"), ...more);

async function notesIn(name: string): Promise<Note[]> {
  const notes: Note[] = [];
  for await (const { note } of readNotes([place(name)])) notes.push(note);
  return notes;
}

async function bytesIn(name: string): Promise<string> {
  const entries = await readdir(place(name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.sort().map(async (file) => readFile(file, "utf8")));
  return contents.join("\n");
}

const SECRET = /okafor|lindqvist|brandt|quillon|tolland|wexley|marchetti|41\d7203|555-010|MRN41/i;

it("copies a folder: same places, annotations on the surrogates, no original, no list of people", async () => {
  const said = await resynth("ours", "shared");
  expect(process.exitCode).toBeUndefined();
  expect(said).toContain("6 of 6 notes written");
  expect((await readdir(place("shared/east"))).sort()).toEqual(["index.json", "notes"]);
  expect(await bytesIn("ours")).toMatch(SECRET);
  expect(await bytesIn("shared")).not.toMatch(SECRET);
  const [before, after] = [await notesIn("ours"), await notesIn("shared")];
  for (const [at, copy] of after.entries()) {
    const original = before[at] as Note;
    expect(copy.id).toBe(original.id);
    const [name, record, date, doctor, phone] = copy.spans.map(({ start, end }) =>
      copy.text.slice(start, end),
    );
    expect(copy.text).toBe(
      `${name}, MRN ${record}, was seen on ${date} by Dr. ${doctor}.\nCall ${phone}. No fever.\n`,
    );
    expect(copy.spans.map(({ type }) => type)).toEqual(original.spans.map(({ type }) => type));
  }
  const index = JSON.parse(await readFile(place("shared/east/index.json"), "utf8"));
  expect(index[5]).toEqual({ id: "e-5", patient: "patient-3", type: "Letter", split: "train" });
});

it("keeps the days between the notes of a patient that the index names", async () => {
  await resynth("ours", "shared");
  const days = (await notesIn("shared")).map(({ text, spans }) => {
    const { start, end } = spans[2] as Note["spans"][number];
    return Date.parse(text.slice(start, end)) / 86_400_000;
  }) as [number, number, number, number, number, number];
  expect([days[1] - days[0], days[3] - days[2], days[5] - days[4]]).toEqual([1, 1, 1]);
});

it.each(["generate", "shuffle"])(
  "gives the same bytes twice, and others under another key: %s",
  async (strategy) => {
    await resynth("ours", "one", "--strategy", strategy);
    await resynth("ours", "two", "--strategy", strategy);
    expect(await bytesIn("two")).toBe(await bytesIn("one"));
    await writeFile(place("our.key"), generateKey());
    await resynth("ours", "three", "--strategy", strategy);
    expect(await bytesIn("three")).not.toBe(await bytesIn("one"));
  },
);

it.each([
  ["jsonl", "corpus.jsonl", "copy.jsonl"],
  ["brat", "corpus", "copy"],
  ["i2b2-2014", "corpus", "copy"],
  ["csv", "corpus.csv", "copy.csv"],
])("writes %s as it reads it", async (format, corpus, copy) => {
  await scrubjay("convert", place("ours"), "--out", place(corpus), "--to", format);
  await resynth(corpus, copy);
  const after = await notesIn(copy);
  expect(after).toHaveLength(6);
  for (const { text, spans } of after) {
    expect(text).not.toMatch(SECRET);
    expect(spans).toHaveLength(5);
    expect(text.slice(spans[2]?.start, spans[2]?.end)).toMatch(/^\d+\/\d+\/\d{4}$/);
  }
});

it("leaves behind what stands beside the text of a record", async () => {
  const note = {
    id: "a",
    text: "Ann Okafor",
    patient: "417",
    date: "2012-03-04",
    author: "Marchetti",
    type: "Letter",
  };
  const spans = [{ start: 0, end: 10, type: "PATIENT" }];
  await writeFile(place("one.jsonl"), JSON.stringify({ ...note, spans }));
  await resynth("one.jsonl", "copy.jsonl");
  const copy = JSON.parse(await readFile(place("copy.jsonl"), "utf8"));
  expect(Object.keys(copy).sort()).toEqual(["id", "patient", "spans", "text", "type"]);
  expect(copy.patient).toBe("patient-1");
});

it("withholds a note that cannot be done, and its entry in the index, with exit code 3", async () => {
  await writeFile(place("ours/east/notes/e-2.txt"), "Talked to Rosa Lindqvist. [[AGE:54]].\n");
  await writeFile(place("ours/east/notes/e-3.txt"), "Broken [[NOSUCHTYPE:x]].\n");
  const said = await resynth("ours", "shared");
  expect(process.exitCode).toBe(3);
  expect(said).toContain("4 of 6 notes written");
  expect(said).toContain("[unannotated-original]");
  expect(said).not.toMatch(/lindqvist/i);
  expect(existsSync(place("shared/east/notes/e-2.txt"))).toBe(false);
  const index = JSON.parse(await readFile(place("shared/east/index.json"), "utf8"));
  expect(index.map(({ id }: { id: string }) => id)).toEqual(["e-0", "e-1", "e-4", "e-5"]);
});

it("withholds a note whose file is called by a patient's name", async () => {
  await writeFile(place("ours/ann_okafor.txt"), "Age [[AGE:54]].\n");
  const said = await resynth("ours", "shared");
  expect(process.exitCode).toBe(3);
  expect(said).toContain("[telling-name]");
  expect(await bytesIn("shared")).not.toMatch(SECRET);
});

it.each([
  [["resynth", "ours", "--out", "x"], "no-key"],
  [["resynth", "-", "--out", "x", "--from", "jsonl", "--key-file", "our.key"], "two-passes"],
  [["resynth", "bare", "--out", "x", "--key-file", "our.key"], "no-annotations"],
  [["resynth", "ours", "--out", "ours/copy", "--key-file", "our.key"], "output-in-input"],
])("refuses %j with %s", async (words, code) => {
  vi.stubEnv("SCRUBJAY_KEY", "");
  await mkdir(place("bare"));
  await writeFile(place("bare/a.txt"), "Ann Okafor was seen.\n");
  const paths = new Set(["ours", "bare", "x", "our.key", "ours/copy"]);
  const named = words.map((word) => (paths.has(word) ? place(word) : word));
  await expect(scrubjay(...named)).rejects.toMatchObject({ code });
  expect(existsSync(place("x"))).toBe(false);
  vi.unstubAllEnvs();
});

it("counts both and trains on both, for both strategies", async () => {
  const options = [
    "--stats",
    "--evaluate",
    "--both",
    "--scope",
    "corpus",
    "--recipe",
    "carafe-i",
    "--folds",
    "3",
    "--threads",
    "1",
    "--vary",
    "1",
  ];
  const found = JSON.parse(await resynth("ours", "shared", ...options, "--json"));
  const doctor = { total: 6, unique: 1, meanLength: 9 };
  for (const strategy of ["generate", "shuffle"]) {
    const { notes, types } = found.stats[strategy];
    expect(notes).toBe(6);
    const row = types.find(({ type }: { type: string }) => type === "DOCTOR");
    expect(row).toMatchObject({ original: doctor, copy: { total: 6, unique: 1 }, p: 1 });
    const all = found.evaluation[strategy].types.at(-1);
    expect(all.type).toBe("All");
    expect(all.original.f1).toBeGreaterThan(0.5);
    expect(all.difference).toBeCloseTo(all.copy.f1 - all.original.f1, 10);
    expect(all.p).toBeGreaterThan(0);
  }
  expect(found.evaluation).toMatchObject({ vary: 1, folds: 3 });
  const tables = await resynth("ours", "again", "--stats");
  expect(tables).toMatch(/^MEDICALRECORD +6 +6 +7\.0 +6 +6 +7\.0 +1\.0000/m);
}, 120_000);

it("does as paper 004 did, and measures in its classes", async () => {
  const said = JSON.parse(await resynth("ours", "shared", "--as", "cchmc", "--stats", "--json")) as {
    stats: { shuffle: { types: { type: string; significant: boolean }[] } };
  };
  const { types } = said.stats.shuffle;
  expect(types.map(({ type }) => type)).toEqual(["DATE", "IDNUM", "NAME", "PHONE", "Total"]);
  expect(types.filter(({ significant }) => significant)).toEqual([]);
  const doctors = (await notesIn("shared")).map(({ text, spans }) =>
    spans.filter(({ type }) => type === "DOCTOR").map(({ start, end }) => text.slice(start, end)),
  );
  expect(new Set(doctors.flat()).size).toBe(1);
});
