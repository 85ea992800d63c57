import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Evaluation } from "../evaluate/index.js";
import { parseInline } from "../text/inline.js";
import { makeProgram } from "./program.js";

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void printed.push(line));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, ...marked: string[]): Promise<string> {
  const path = join(folder, name);
  const lines = marked.map((text, i) => JSON.stringify({ id: `n${i}`, ...parseInline(text) }));
  await writeFile(path, `${lines.join("\n")}\n`);
  return path;
}

async function run(...words: string[]): Promise<string> {
  const program = await makeProgram(words);
  for (const command of program.commands) command.configureOutput({ writeErr: () => {} });
  await program.parseAsync(["node", "scrubjay", ...words]);
  return printed.join("\n");
}

const GOLD = ["Dr. [[DOCTOR:Okafor]] on [[DATE:3/4/2012]].", "Age [[AGE:54]]."];
const WORSE = ["Dr. [[PATIENT:Okafor]] on 3/4/2012.", "Age [[AGE:54]]."];

test("evaluate prints the tables, and with --json every figure", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const pred = await file("pred.jsonl", ...WORSE);
  const tables = await run("evaluate", "--gold", gold, "--pred", pred);
  expect(tables).toContain("2 notes, 3 gold spans, 2 predicted spans");
  expect(tables).toMatch(/^Entity strict +1 +1 +2 +0\.5000 +0\.3333/m);
  expect(tables).toMatch(/^Notes with a missed identifier +1 +2 +50\.00 %/m);
  expect(tables).not.toContain("Okafor");
  printed = [];
  const result = JSON.parse(await run("evaluate", "--gold", gold, "--pred", pred, "--json")) as Evaluation;
  expect(result.modes.find(({ name }) => name === "binary-strict")?.counts).toEqual({ tp: 2, fp: 0, fn: 1 });
  expect(result.official["i2b2-2014"]?.[1]?.counts).toEqual({ tp: 1, fp: 1, fn: 2 });
});

test("evaluate writes a report, with note text only when told", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const pred = await file("pred.jsonl", ...WORSE);
  const report = join(folder, "report.md");
  await run("evaluate", "--gold", gold, "--pred", pred, "--report", report, "--overwrite", "--table", "risk");
  expect(await readFile(report, "utf8")).not.toContain("Okafor");
  await run("evaluate", "--gold", gold, "--pred", pred, "--report", report, "--overwrite", "--with-text");
  expect(await readFile(report, "utf8")).toContain("[Okafor]");
});

test("notes on one side only are an error unless common ones are asked for, and then a remark", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const pred = await file("pred.jsonl", WORSE[0] as string);
  await expect(run("evaluate", "--gold", gold, "--pred", pred)).rejects.toMatchObject({
    code: "mismatched-ids",
  });
  const tables = await run("evaluate", "--gold", gold, "--pred", pred, "--ids", "common");
  expect(tables).toContain("1 notes only in gold, 0 only in the predictions, 1 in both");
});

test("compare prints p-values and thresholds, the same for the same seed", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const worse = await file("a.jsonl", ...WORSE);
  const words = [
    "compare",
    worse,
    gold,
    "--gold",
    gold,
    "--metric",
    "strict.f1",
    "token.f1",
    "--shuffles",
    "99",
  ];
  const first = await run(...words);
  expect(first).toMatch(/^Entity strict F1 +0\.4000 .* 1\.0000 .* 0\.6000 +/m);
  expect(first).toContain("correction holm");
  printed = [];
  expect(await run(...words)).toBe(first);
  await expect(run("compare", worse, gold)).rejects.toMatchObject({ code: "missing-gold", exitCode: 1 });
});

test("compare --variety needs no gold", async () => {
  const a = await file("a.jsonl", "[[DOCTOR:Lee]] and [[DOCTOR:Lee]]", "[[DOCTOR:Park]]");
  const b = await file("b.jsonl", "[[DOCTOR:Lee]] and [[DOCTOR:Ito]]", "[[DOCTOR:Park]]");
  expect(await run("compare", a, b, "--variety")).toMatch(/^DOCTOR +3 +2 +3 +3 +0\.2733/m);
});

test("agree prints kappa and lists differences when asked", async () => {
  const a = await file("a.jsonl", ...GOLD);
  const b = await file("b.jsonl", ...WORSE);
  expect(await run("agree", a, b, "--differences")).toMatch(/^n0 +type +4-10 DOCTOR +4-10 PATIENT/m);
  expect(printed.join("\n")).toMatch(/Cohen's kappa over \d+ words/);
  expect(printed.join("\n")).not.toContain("Okafor");
});

test("a perfect system has an empty table of errors, which is no usage error", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const words = ["evaluate", "--gold", gold, "--pred", gold, "--table"];
  expect(await run(...words, "errors")).toMatch(/^Errors by class\n\(empty/m);
  printed = [];
  expect(await run(...words, "all")).not.toContain("(empty");
  await expect(run(...words, "no-such-table")).rejects.toMatchObject({ code: "unknown-name", exitCode: 1 });
});

test("the reports of compare and agree hold what the reader of the figures must know", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const less = await file("less.jsonl", WORSE[0] as string);
  const report = join(folder, "report.md");
  const common = ["--ids", "common", "--report", report, "--overwrite"];
  await run("compare", gold, less, "--gold", gold, "--shuffles", "9", "--samples", "9", ...common);
  expect(await readFile(report, "utf8")).toContain("Note: B: 1 notes only in gold");
  expect(await readFile(report, "utf8")).toContain("Note: 1 notes only in A, 0 only in B, 1 in both");
  await run("agree", gold, less, ...common);
  expect(await readFile(report, "utf8")).toContain("1 notes only in gold, 0 only in the predictions");
});

test("compare --variety counts duplicate spans once and says so", async () => {
  const span = { start: 0, end: 3, type: "DOCTOR" };
  const doubled = join(folder, "doubled.jsonl");
  await writeFile(doubled, `${JSON.stringify({ id: "n", text: "Lee saw", spans: [span, span] })}\n`);
  const plain = await file("plain.jsonl", "[[DOCTOR:Lee]] saw");
  const report = join(folder, "report.md");
  const said = await run("compare", doubled, plain, "--variety", "--report", report, "--overwrite");
  expect(said).toMatch(/^DOCTOR +1 +1 +1 +1 /m);
  expect(said).toContain("A: 1 spans are duplicates and count once");
  expect(await readFile(report, "utf8")).toContain("A: 1 spans are duplicates");
});

test("a number out of range is a usage error", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  await expect(run("evaluate", "--gold", gold, "--pred", gold, "--alpha", "2")).rejects.toMatchObject({
    code: "commander.invalidArgument",
  });
});

test("scores in the labels of another set, which predictions may have already", async () => {
  const gold = await file("gold.jsonl", ...GOLD);
  const theirs = await file("theirs.jsonl", "Dr. [[NAME:Okafor]] on [[DATE:3/4/2012]].", "Age [[AGE:54]].");
  const words = ["evaluate", "--gold", gold, "--pred", theirs, "--labels", "cchmc", "--json"];
  await expect(run(...words)).rejects.toThrow(/NAME/);
  printed = [];
  const { modes } = JSON.parse(await run(...words, "--schema", "open")) as Evaluation;
  expect(modes.find(({ name }) => name === "strict")?.f1).toBe(1);
});

test("converts into the labels of another set, and says what has no place there", async () => {
  const gold = await file("gold.jsonl", "[[DOCTOR:Okafor]], [[PROFESSION:welder]], in [[CITY:Dover]]");
  const said = await run("convert", gold, "--out", join(folder, "out.jsonl"), "--labels", "seven-class");
  expect(said).toContain("1 spans left out");
  const [line = ""] = (await readFile(join(folder, "out.jsonl"), "utf8")).split("\n");
  expect((JSON.parse(line) as { spans: { type: string }[] }).spans.map(({ type }) => type)).toEqual([
    "NAME",
    "LOCATION",
  ]);
});
