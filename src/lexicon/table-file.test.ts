import { expect, it } from "vitest";
import { readLexiconFile } from "./lexicon-file.js";
import { buildTable } from "./lexicon-table.js";
import { readTable, writeTable } from "./table-file.js";

const LEXICON = readLexiconFile();
const whole = writeTable(LEXICON);

it("is read back as it was made, wherever its bytes begin", () => {
  const made = buildTable(LEXICON);
  const odd = new Uint8Array(whole.length + 1);
  odd.set(whole, 1);
  for (const file of [whole, odd.subarray(1)]) {
    const read = readTable(LEXICON, file);
    expect(read?.last).toBe(made.last);
    expect(read?.slots.length).toBe(made.slots.length);
    expect(made.slots.every((number, at) => number === read?.slots[at])).toBe(true);
  }
});

it.each<[what: string, bytes: Uint8Array | undefined]>([
  ["cut short", whole.subarray(0, -16)],
  ["empty", whole.subarray(0, 0)],
  ["altered", whole.map((byte, n) => (n === 5000 ? byte ^ 1 : byte))],
  ["not there", undefined],
])("is not taken when it is %s", (_, bytes) => {
  expect(readTable(LEXICON, bytes)).toBeUndefined();
});

it("is not taken for another lexicon", () => {
  expect(readTable({ ...LEXICON, entries: LEXICON.entries - 1 }, whole)).toBeUndefined();
});
