import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sampleSize } from "../src/audit/sample/bound.js";
import { manifestLines, manifestNote, outputFolder } from "../src/job/test-manifest.js";
import { newFolder, ROOT, scrubjay } from "./scrubjay.js";

const NOTES = Array.from({ length: 60 }, (_, i) =>
  manifestNote(i + 1, {
    spans: { DATE: (i % 3) + 1, PATIENT: 1 },
    confidence: ((i * 7) % 60) / 60,
    lowestScore: 0.5,
  }),
);
const LINES = manifestLines(NOTES);

describe("scrubjay report", () => {
  it("writes one page that needs nothing else, for the owner's eyes", async () => {
    const file = join(await newFolder(), "report.html");
    const ran = await scrubjay(["report", outputFolder(LINES), "--out", file]);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toContain("60 of 60 notes were written");
    const html = readFileSync(file, "utf8");
    expect(html).toContain("full-face photographs");
    expect(html).toContain("note-000001");
    expect(html.match(/<svg/g)).toHaveLength(2);
    // Addresses stand only in the names of SVG's own vocabulary.
    expect(html.replaceAll(/xmlns(:xlink)?="[^"]*"/g, "")).not.toMatch(
      /https?:|<script|<link|<img|src=|@import/i,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await scrubjay(["report", outputFolder(LINES), "--out", file])).code).toBe(1);
  });

  it("gives the same bytes twice", async () => {
    const folder = await newFolder();
    const output = outputFolder(LINES);
    for (const name of ["a.html", "b.html"]) await scrubjay(["report", output, "--out", join(folder, name)]);
    expect(readFileSync(join(folder, "a.html"), "utf8")).toBe(readFileSync(join(folder, "b.html"), "utf8"));
  });

  it("refuses a manifest that was changed, and writes nothing", async () => {
    const file = join(await newFolder(), "report.html");
    const changed = LINES.map((line) => line.replace('"DATE":2', '"DATE":0'));
    const ran = await scrubjay(["report", outputFolder(changed), "--out", file]);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(/broken-manifest|chain breaks/);
    expect(() => statSync(file)).toThrow();
  });
});

describe("scrubjay audit-sample", () => {
  it("goes from the draw over the sheet to the bound", async () => {
    const folder = await newFolder();
    const output = outputFolder(LINES);
    const sheet = join(folder, "sheet.csv");
    const drawn = await scrubjay(["audit-sample", output, "--bound", "0.1", "--sheet", sheet, "--json"]);
    expect(drawn).toMatchObject({ code: 0, stderr: "" });
    const { read, population, seed } = JSON.parse(drawn.stdout);
    // 60 notes, 7 would be too many: missed by 20 with chance 0.0483 (40 choose 7 over 60 choose 7), by 19 with 0.0582.
    expect({ read, population, seed }).toEqual({ read: 20, population: 60, seed: 1 });

    const open = await scrubjay(["audit-sample", output, "--answers", sheet]);
    expect(open.code).toBe(2);
    expect(open.stderr).toContain("20 of 20 notes have no answer");

    const filled = readFileSync(sheet, "utf8").replaceAll(/,,\r$/gm, ",no,\r");
    writeFileSync(sheet, filled);
    const good = await scrubjay(["audit-sample", output, "--answers", sheet]);
    expect(good).toMatchObject({ code: 0, stderr: "" });
    expect(good.stdout).toContain("at most 10 % of these 60 notes");
    expect(good.stdout).toContain("is supported");

    writeFileSync(sheet, filled.replace(",no,", ",yes,"));
    const bad = await scrubjay(["audit-sample", output, "--answers", sheet]);
    expect(bad.code).toBe(2);
    expect(bad.stdout).toContain("NOT supported");
    expect((await scrubjay(["audit-sample", output, "--answers", sheet, "--bound", "0.5"])).code).toBe(1);
  });
});

it("has the guide's table of sample sizes right", () => {
  const guide = readFileSync(join(ROOT, "docs/guide/privacy-officer.md"), "utf8");
  const rows = [
    ...guide.matchAll(/^\| at most ([\d.]+) % leak \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm),
  ].map((row) => row.slice(1).map(Number));
  expect(rows.length).toBeGreaterThan(3);
  for (const [bound = 0, allowed = 0, ...sizes] of rows) {
    const claim = { bound: bound / 100, confidence: 0.95, allowed };
    expect([1000, 10_000, Infinity].map((population) => sampleSize(claim, population))).toEqual(sizes);
  }
});
