import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeNote, type Note, type Span } from "../note.js";
import { significant } from "./digits.js";
import { evaluateNotes } from "./evaluate.js";
import { evaluationTables } from "./evaluation-tables.js";

/**
 * Notes with what the official scripts print for them are not ours to ship: SCRUBJAY_SCORERS names the folder
 * that holds `i2b2-2014` and `meddocan`, each with gold/, sys/ and official.txt.
 */
const folder = process.env.SCRUBJAY_SCORERS;
const present = folder !== undefined && existsSync(join(folder, "i2b2-2014", "official.txt"));
if (!present) console.log("official figures skipped: SCRUBJAY_SCORERS does not name the scorers' folder");

function readI2b2(path: string, id: string): Note {
  const xml = readFileSync(path, "utf8");
  const text = (/<!\[CDATA\[([\s\S]*?)\]\]>/.exec(xml) as RegExpExecArray)[1] as string;
  const tags = xml
    .slice(xml.indexOf("<TAGS>"))
    .matchAll(/ start="(\d+)" end="(\d+)" [^>]*?TYPE="([A-Z-]+)"/g);
  const spans: Span[] = [...tags].map(([, start, end, type]) => ({
    start: Number(start),
    end: Number(end),
    type: type as string,
  }));
  return makeNote({ id, text, spans });
}

function readBrat(path: string, id: string): Note {
  const text = readFileSync(path.replace(/ann$/, "txt"), "utf8");
  const lines = readFileSync(path, "utf8").matchAll(/^T\d+\t(\S+) (\d+) (\d+)\t/gm);
  const spans = [...lines].map(([, type, start, end]) => ({
    start: Number(start),
    end: Number(end),
    type: type as string,
  }));
  return makeNote({ id, text, spans });
}

function readAll(task: string, ending: string, read: (path: string, id: string) => Note): [Note[], Note[]] {
  const side = (name: string): Note[] => {
    const at = join(folder as string, task, name);
    return readdirSync(at)
      .filter((file) => file.endsWith(ending))
      .map((file) => read(join(at, file), file));
  };
  return [side("gold"), side("sys")];
}

describe.skipIf(!present)("the figures of the official scripts", () => {
  test("i2b2 2014: every row, macro and micro, to the same digits", () => {
    const [gold, sys] = readAll("i2b2-2014", ".xml", readI2b2);
    const evaluation = evaluateNotes(gold, sys);
    const rows = evaluation.official["i2b2-2014"] ?? [];
    const table = evaluationTables(evaluation).find(({ name }) => name === "official-i2b2-2014");
    const printed = readFileSync(join(folder as string, "i2b2-2014", "official.txt"), "utf8");
    const blocks = printed.matchAll(
      /^(\S.*?) \((\d+)\) +Measure.*\n-+\nTotal +Precision +(\S+) \((\S+)\) +(\S+) *\n +Recall +(\S+) \((\S+)\) +(\S+) *\n +F1 +(\S+) +(\S+)/gm,
    );
    let checked = 0;
    for (const [, name, notes, mp, sdp, p, mr, sdr, r, mf, f] of blocks) {
      const row = rows.find((candidate) => candidate.name === name);
      expect(row, name).toBeDefined();
      if (!row) continue;
      expect(evaluation.notes).toBe(Number(notes));
      const figures = [row.macro.precision, row.micro.precision, row.macro.recall, row.micro.recall];
      expect(figures.map((x) => significant(x, 4))).toEqual([mp, p, mr, r]);
      expect([row.macro.precisionSd, row.macro.recallSd].map((x) => significant(x, 2))).toEqual([sdp, sdr]);
      expect([row.macro.f1, row.micro.f1].map((x) => significant(x, 4))).toEqual([mf, f]);
      expect(table?.rows).toContainEqual([name, `${mp} (${sdp})`, `${mr} (${sdr})`, mf, p, r, f]);
      checked++;
    }
    expect(checked).toBe(24);
    expect(rows).toHaveLength(24);
  });

  test("MEDDOCAN: NER, spans strict and spans merged, to the same digits", () => {
    const [gold, sys] = readAll("meddocan", ".ann", readBrat);
    const evaluation = evaluateNotes(gold, sys, { schema: "open" });
    const table = evaluationTables(evaluation).find(({ name }) => name === "official-meddocan");
    const printed = readFileSync(join(folder as string, "meddocan", "official.txt"), "utf8");
    const blocks = printed.matchAll(
      /^(SubTrack \d \[\w+\]) +Measure[\s\S]*?Precision +(\S+) *\n +Recall +(\S+) *\n +F1 +(\S+)/gm,
    );
    let checked = 0;
    for (const [, name, p, r, f] of blocks) {
      const row = evaluation.official.meddocan.find((candidate) => candidate.name === name);
      expect(row, name).toBeDefined();
      if (row) expect([row.precision, row.recall, row.f1].map((x) => significant(x, 4))).toEqual([p, r, f]);
      expect(table?.rows).toContainEqual([name, p, r, f]);
      checked++;
    }
    expect(checked).toBe(3);
  });
});
