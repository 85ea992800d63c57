import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readLexiconFile } from "./lexicon-file.js";
import { buildTable } from "./lexicon-table.js";
import { readTableFile, writeTableFile } from "./table-file.js";

const LEXICON = readLexiconFile();
const folder = mkdtempSync(join(tmpdir(), "lexicon-table-"));
const at = (name: string): URL => pathToFileURL(join(folder, name));
const file = at("table.bin");
writeTableFile(LEXICON, file);
const whole = readFileSync(file);
afterAll(() => rmSync(folder, { recursive: true }));

it("is read back as it was made", () => {
  const made = buildTable(LEXICON);
  const read = readTableFile(LEXICON, file);
  expect(read?.last).toBe(made.last);
  expect(read?.slots.length).toBe(made.slots.length);
  expect(made.slots.every((number, at) => number === read?.slots[at])).toBe(true);
});

it.each<[what: string, bytes: Uint8Array]>([
  ["cut short", whole.subarray(0, -16)],
  ["empty", whole.subarray(0, 0)],
  ["altered", whole.map((byte, n) => (n === 5000 ? byte ^ 1 : byte))],
])("is not taken when it is %s", (what, bytes) => {
  const other = at(`${what}.bin`);
  writeFileSync(other, bytes);
  expect(readTableFile(LEXICON, other)).toBeUndefined();
});

it("is not taken for another lexicon, nor where there is none", () => {
  expect(readTableFile({ ...LEXICON, entries: LEXICON.entries - 1 }, file)).toBeUndefined();
  expect(readTableFile(LEXICON, at("none.bin"))).toBeUndefined();
});
