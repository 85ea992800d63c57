import { beforeAll, describe, expect, it } from "vitest";
import { JOB, manifestLines, manifestNote, outputFolder } from "../../job/test-manifest.js";
import { auditResult, type DrawnSample, drawAudit } from "./audit.js";
import { readPlan, writeSheet } from "./sheet.js";

const CLAIM = { bound: 0.05, confidence: 0.95, allowed: 0, seed: 1, endless: false };
const NOTES = 200;

let folder: string;
let drawn: DrawnSample;
let sheet: string;

beforeAll(async () => {
  const notes = Array.from({ length: NOTES }, (_, i) => manifestNote(i + 1));
  const withheld = { status: "withheld", reason: "not-utf-8", output: null } as const;
  folder = outputFolder(manifestLines([...notes, manifestNote(NOTES + 1, withheld)]));
  drawn = await drawAudit([folder], CLAIM);
  sheet = writeSheet(drawn.plan, drawn.sample);
});

const numbers = ({ sample }: DrawnSample): number[] => sample.map(({ number }) => number);

/** The sheet with an answer in every row; the first `leaks` rows hold yes. */
function answered(leaks = 0, text = sheet): string {
  const [plan, header, ...rows] = text.trimEnd().split("\r\n");
  const filled = rows.map((row, i) => row.replace(/,,$/, i < leaks ? ",yes,a name" : ",No,"));
  return [plan, header, ...filled, ""].join("\r\n");
}

const result = (text: string) =>
  auditResult([folder], { text, file: "sheet.csv" }, readPlan(text, "sheet.csv"));

describe("drawAudit", () => {
  it("draws as many written notes as the claim needs, each once", () => {
    // 200 notes, 11 would break the bound; by hand the chance to miss all: 0.0518 with 46, 0.0481 with 47.
    expect(drawn.population).toBe(NOTES);
    expect(drawn.sample).toHaveLength(47);
    expect(new Set(numbers(drawn)).size).toBe(47);
    expect(numbers(drawn).every((number) => number >= 1 && number <= NOTES)).toBe(true);
  });

  it("draws the same under the same seed, other notes under another, and more of the same for a higher claim", async () => {
    expect(numbers(await drawAudit([folder], CLAIM))).toEqual(numbers(drawn));
    expect(numbers(await drawAudit([folder], { ...CLAIM, seed: 2 }))).not.toEqual(numbers(drawn));
    const more = numbers(await drawAudit([folder], { ...CLAIM, confidence: 0.99 }));
    expect(more.length).toBeGreaterThan(47);
    expect(more).toEqual(expect.arrayContaining(numbers(drawn)));
  });

  it("draws every note about equally often", async () => {
    const times = new Array<number>(NOTES).fill(0);
    const rounds = 400;
    for (let seed = 0; seed < rounds; seed++)
      for (const number of numbers(await drawAudit([folder], { ...CLAIM, seed }))) times[number - 1]!++;
    const mean = (rounds * 47) / NOTES;
    // Five standard deviations of a binomial count: 94 ± 42.
    const room = 5 * Math.sqrt(mean * (1 - 47 / NOTES));
    for (const time of times) expect(Math.abs(time - mean)).toBeLessThan(room);
  });

  it("draws the same from shards in any order, and only from all of them", async () => {
    const shards = [1, 2, 3].map((shard) => {
      const notes = Array.from({ length: 60 }, (_, i) => manifestNote(3 * i + shard));
      return outputFolder(manifestLines(notes, { ...JOB, shard: `${shard}/3` }));
    });
    const [a, b, c] = shards as [string, string, string];
    const whole = await drawAudit([a, b, c], CLAIM);
    for (const order of [
      [c, b, a],
      [b, c, a],
    ]) {
      expect(await drawAudit(order, CLAIM)).toEqual(whole);
    }
    await expect(drawAudit([a, c], CLAIM)).rejects.toMatchObject({ code: "several-jobs" });
  });

  it("says so when an endless claim needs more notes than there are", async () => {
    const endless = { ...CLAIM, bound: 0.01, endless: true };
    await expect(drawAudit([folder], endless)).rejects.toMatchObject({ code: "too-few-notes" });
  });
});

it("names that a spreadsheet would run as a formula are text in the sheet, and known again", async () => {
  const names = ["=1+1", "@SUM(A1)", "-2", "a;=cmd|' /C calc'!A0", '=HYPERLINK("x","y")'];
  const notes = names.map((name, i) => {
    const output = { files: [{ name, bytes: 1, hash: "0".repeat(64) }], at: null };
    return manifestNote(i + 1, { id: name, output });
  });
  const out = outputFolder(manifestLines(notes));
  const { plan, sample } = await drawAudit([out], { ...CLAIM, bound: 0.1 });
  const text = writeSheet(plan, sample);
  expect(sample).toHaveLength(names.length);
  expect(text).not.toMatch(/(?:^|[,;"\t])[=@+-]/m);
  const filled = answered(0, text);
  expect(await auditResult([out], { text: filled, file: "s" }, readPlan(filled, "s"))).toMatchObject({
    leaks: 0,
  });
});

describe("auditResult", () => {
  it("supports the bound without a leak and not with one", async () => {
    expect(await result(answered(0))).toMatchObject({
      read: 47,
      leaks: 0,
      upperBound: 0.05,
      supported: true,
    });
    const one = await result(answered(1));
    expect(one).toMatchObject({ leaks: 1, supported: false });
    expect(one.upperBound).toBeGreaterThan(0.05);
  });

  it("takes a sheet as spreadsheets write it back: semicolons, a mark in front, padded lines, other order", async () => {
    const [plan, header, ...rows] = answered(0).trimEnd().split("\r\n") as [string, string, ...string[]];
    const lines = [`${plan},,,,`, header, ...rows.reverse(), ",,,,"].map((line) => line.replaceAll(",", ";"));
    expect((await result(`\ufeff${lines.join("\n")}\n`)).supported).toBe(true);
  });

  const row = (text: string, index: number): string => text.split("\r\n")[index + 2] as string;
  it.each<[string, (text: string) => string, string]>([
    ["an answer missing", (text) => text.replace(",No,", ",,"), "sheet-incomplete"],
    ["no answer at all", () => sheet, "sheet-incomplete"],
    ["an answer that is none", (text) => text.replace(",No,", ",perhaps,"), "bad-answer"],
    ["a row gone", (text) => text.replace(`${row(text, 3)}\r\n`, ""), "sheet-changed"],
    ["a row twice", (text) => text + row(text, 3), "sheet-changed"],
    ["a note that was not drawn", (text) => text.replace(/\r\n\d+,/, "\r\n99999,"), "sheet-changed"],
    ["a pseudonym changed", (text) => text.replace(/note-\d+,/, "note-x,"), "sheet-changed"],
    ["another seed", (text) => text.replace("seed=1", "seed=2"), "sheet-changed"],
    ["another bound", (text) => text.replace("bound=0.05", "bound=0.5"), "sheet-changed"],
    ["no plan", (text) => text.slice(text.indexOf("\r\n") + 2), "sheet-changed"],
    ["another manifest", (text) => text.replace(/manifest=\w{4}/, "manifest=0000"), "other-manifest"],
    ["a stray quote", (text) => text.replace(",No,", ',"No,'), "sheet-changed"],
  ])("refuses a sheet with %s", async (_what, change, code) => {
    const text = change(answered(0));
    expect(text).not.toBe(answered(0));
    await expect(async () => result(text)).rejects.toMatchObject({ code });
  });
});
