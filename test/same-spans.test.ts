import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { loadModel } from "../src/load/index.js";
import type { Note, Span } from "../src/note.js";
import { newFolder, scrubjay } from "./scrubjay.js";

// Each command loads the model: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Notes of patients who stand together, one who comes again, and notes without a patient. */
const TEXTS: readonly (readonly [patient: string | undefined, text: string])[] = [
  ["P1", "Mrs. Quillfeather, 72, was seen by Dr. Ostrander on 3/6/2012 in Bramblewick Hospital."],
  ["P1", "Quillfeather called again. Ostrander will ring back at 617-555-0134. Project Larkspur goes on."],
  ["P1", "Seen for follow up. Quillfeather feels well. Larkspur was not mentioned."],
  [undefined, "Quillfeather was on the list. Dr. Marchetti took over on 4/7."],
  ["P2", "Patient: Heronsby, Karl   MRN: 0048177   DOB: 12/31/1949. Karl lives in Tolland."],
  ["P2", "Heronsby: BP 120/80. Tolland visited him, his brother. Ostrander agreed."],
  ["P1", "Mrs. Quillfeather came once more; Marchetti saw her."],
  [undefined, "No fever. Metoprolol 25 mg."],
];
const NOTES: readonly Note[] = TEXTS.map(([patient, text], n) => ({
  id: `n${n}`,
  text,
  spans: [],
  ...(patient !== undefined && { patient }),
}));
const CONFIG = {
  deny: [{ term: "No fever", type: "ORGANIZATION" as const }],
  allow: { terms: ["Marchetti"] },
};

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await newFolder();
  const lines = NOTES.map(({ id, text, patient }) => JSON.stringify({ id, text, patient }));
  await writeFile(at("notes.jsonl"), `${lines.join("\n")}\n`);
  await writeFile(at("config.json"), JSON.stringify(CONFIG));
});

const placeAndType = (spans: readonly Span[]) => spans.map(({ start, end, type }) => ({ start, end, type }));

async function spansOf(command: string, name: string, ...more: string[]) {
  const ran = await scrubjay([command, at("notes.jsonl"), "--out", at(name), ...more]);
  expect(`${ran.code} ${ran.stderr}`).toBe("0 ");
  const lines = (await readFile(at(name), "utf8")).trim().split("\n");
  return lines.map((line) => placeAndType(JSON.parse(line).spans));
}

const RUNS = [
  ["the default model", [], {}],
  ["the default model with a config", ["--config", "config.json"], CONFIG],
  ["rules", ["--model", "rules"], {}],
  ["rules with a config", ["--model", "rules", "--config", "config.json"], CONFIG],
] as const;

it.each(RUNS)("tag, deid and find of the library find the same: %s", async (what, flags, config) => {
  const options = flags.map((flag) => (flag === "config.json" ? at(flag) : flag));
  const tagged = await spansOf("tag", `${what} tag.jsonl`, ...options);
  // Masks are as long as what they cover, so that places in the new text are places in the old.
  const marks = ["--mode", "mask", "--with-spans", "--keep-names", ...options];
  const released = await spansOf("deid", `${what} deid.jsonl`, ...marks);
  const model = await loadModel(what.startsWith("rules") ? "rules" : undefined, { config, warm: false });
  const found = (await model.find(NOTES)).map(({ spans }) => placeAndType(spans));
  expect(tagged).toEqual(found);
  expect(released).toEqual(found);
  expect(found.flat().length).toBeGreaterThan(10);
  const words = found.flatMap((spans, n) => spans.map(({ start, end }) => NOTES[n]?.text.slice(start, end)));
  expect(words.includes("No fever")).toBe(config === CONFIG);
  expect(words.includes("Marchetti")).toBe(config !== CONFIG);
  // Notes that are settled alone come out otherwise where the model learned: the groups are seen.
  const alone = await Promise.all(NOTES.map(async ({ text }) => placeAndType(await model.tag({ text }))));
  if (!what.startsWith("rules")) expect(alone).not.toEqual(found);
});
