import { expect, test } from "vitest";
import { parseInline } from "../text/inline.js";
import { errorListTable } from "./error-table.js";
import { type Evaluation, evaluateNotes } from "./evaluate.js";
import { evaluationTables } from "./evaluation-tables.js";
import { htmlReport } from "./html.js";
import { markdownTable } from "./markdown.js";
import { evaluationPlots } from "./plots.js";
import { renderReport } from "./report.js";
import type { Table } from "./table.js";
import { textTable } from "./text-table.js";

const notes = (...marked: string[]) => marked.map((text, i) => ({ id: `n${i}`, ...parseInline(text) }));
const gold = notes(
  "Dr. [[DOCTOR:Quillfeather]] saw [[PATIENT:Ann Zorba]] on [[DATE:3/4/2012]].",
  "Age [[AGE:54]].",
);
const pred = notes(
  "Dr. [[PATIENT:Quillfeather]] saw [[PATIENT:Ann]] Zorba on [[DATE:3/4/2012]].",
  "[[DATE:Age]] 54.",
);
const evaluation: Evaluation = evaluateNotes(gold, pred, { by: ["note-type", "institution", "structure"] });
const parts = { title: "T <1>", lines: ["2 notes"], tables: evaluationTables(evaluation) };

const small: Table = {
  name: "small",
  title: "Small",
  note: "A note.",
  columns: ["Name", "F1"],
  rows: [
    ["a|b", "0.5000"],
    ["<c>", "–"],
  ],
};

test("a terminal table puts figures to the right under their heads", () => {
  expect(textTable(small)).toBe("Small\nA note.\nName      F1\n------------\na|b   0.5000\n<c>        –");
});

test("a Markdown table escapes bars and aligns figures", () => {
  expect(markdownTable(small)).toBe(
    "## Small\n\nA note.\n\n| Name | F1 |\n|---|---:|\n| a\\|b | 0.5000 |\n| <c> | – |",
  );
});

test("the HTML report escapes what it shows and refers to nothing outside itself", () => {
  const html = htmlReport({ ...parts, tables: [small], plots: [] });
  expect(html).toContain("<title>T &#60;1&#62;</title>");
  expect(html).toContain("&#60;c&#62;");
  expect(html).not.toMatch(/<script|<link|<img|src=|href=/);
});

test("every table of an evaluation has as many cells in each row as columns", () => {
  expect(parts.tables.map(({ name }) => name)).toEqual([
    "modes",
    "risk",
    "by-type",
    "by-category",
    "by-note-type",
    "by-institution",
    "by-structure",
    "phrase",
    "errors",
    "confusion",
    "official-i2b2-2014",
    "official-meddocan",
  ]);
  for (const table of parts.tables) {
    for (const row of table.rows) expect(row, table.name).toHaveLength(table.columns.length);
  }
});

test("the confusion table adds up along rows and columns", () => {
  const table = parts.tables.find(({ name }) => name === "confusion") as Table;
  const number = (cell: string | undefined): number => Number(cell || 0);
  for (const row of table.rows.slice(0, -1)) {
    const inside = row.slice(1, -1).reduce((sum, cell) => sum + number(cell), 0);
    expect(inside).toBe(number(row.at(-1)));
  }
  const totals = table.rows.at(-1) as readonly string[];
  for (let j = 1; j < table.columns.length - 1; j++) {
    const inside = table.rows.slice(0, -1).reduce((sum, row) => sum + number(row[j]), 0);
    expect(inside, table.columns[j]).toBe(number(totals[j]));
  }
});

test("reports and JSON show note text only when notes are handed over", async () => {
  const list = (withText: boolean) =>
    errorListTable("Errors", ["Gold", "Predicted"], evaluation.errors, withText ? gold : undefined);
  for (const file of ["r.md", "r.html"]) {
    const silent = await renderReport(file, { ...parts, tables: [...parts.tables, list(false)] });
    expect(silent).toContain("extent-short");
    expect(silent).not.toMatch(/Quillfeather|Zorba/);
    const open = await renderReport(file, { ...parts, tables: [list(true)] });
    expect(open).toContain("[Quillfeather]");
  }
  expect(JSON.stringify(evaluation)).not.toMatch(/Quillfeather|Zorba/);
});

test("an error list cuts its context between characters, not through one", () => {
  const face = "😀".repeat(40);
  const text = `${face}x Ann y${face}`;
  const at = text.indexOf("Ann");
  const span = { start: at, end: at + 3, type: "PATIENT" };
  for (const shift of ["", "z"]) {
    const note = { id: "n", text: shift + text, spans: [] };
    const moved = { ...span, start: at + shift.length, end: at + 3 + shift.length };
    const table = errorListTable(
      "Errors",
      ["A", "B"],
      [{ note: "n", class: "missing", gold: moved }],
      [note],
    );
    expect(table.rows[0]?.at(-1)).not.toMatch(/\p{Surrogate}/u);
  }
});

test("a report with another ending is refused by name", async () => {
  await expect(renderReport("r.pdf", parts)).rejects.toMatchObject({ code: "unknown-report", exitCode: 1 });
});

const vega = await import("vega").then(
  () => true,
  () => false,
);
test.skipIf(!vega)("plots are drawn as SVG without a browser and without note text", async () => {
  const html = await renderReport("r.html", { ...parts, plots: evaluationPlots(evaluation) });
  expect(html.match(/<svg/g)).toHaveLength(3);
  expect(html).not.toMatch(/<script|Quillfeather|Zorba|NaN/);
});
