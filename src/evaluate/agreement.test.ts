import { expect, test } from "vitest";
import { parseInline } from "../text/inline.js";
import { agreement } from "./agreement.js";
import { agreementTables } from "./comparison-tables.js";
import { fBeta } from "./counts.js";
import { cohensKappa, oneAgainstRest } from "./kappa.js";
import type { Table } from "./table.js";
import { textTable } from "./text-table.js";

const notes = (...marked: string[]) => marked.map((text, i) => ({ id: `${i}`, ...parseInline(text) }));

test("kappa of a textbook table", () => {
  // 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no: observed 0.7, by chance 0.5.
  expect(
    cohensKappa([
      [20, 5],
      [10, 15],
    ]),
  ).toBeCloseTo(0.4, 10);
});

test("kappa is 1 in full agreement, 0 at chance, and 1 where only one label is ever used", () => {
  expect(
    cohensKappa([
      [5, 0],
      [0, 7],
    ]),
  ).toBe(1);
  expect(
    cohensKappa([
      [4, 4],
      [4, 4],
    ]),
  ).toBeCloseTo(0, 10);
  expect(cohensKappa([[9]])).toBe(1);
});

test("one label against the rest folds the table", () => {
  const table = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  expect(oneAgainstRest(table, 1)).toEqual([
    [5, 10],
    [10, 20],
  ]);
});

test("two annotators: strict, token and character agreement, kappa, types and differences", () => {
  const a = notes("[[PATIENT:Ann Okafor]] saw Dr. [[DOCTOR:Lee]].", "Seen [[DATE:today]].");
  const b = notes("[[PATIENT:Ann]] Okafor saw Dr. [[DOCTOR:Lee]].", "Seen today.");
  const found = agreement(a, b);
  expect(found.strict).toEqual({ tp: 1, fp: 1, fn: 2 });
  expect(found.token).toEqual({ tp: 2, fp: 0, fn: 2 });
  expect(found.character).toEqual({ tp: 6, fp: 0, fn: 12 });
  // Seven words: agree on Ann, saw, Dr, Lee, Seen; differ on Okafor and today.
  // By chance: outside 3·5, PATIENT 2·1, DOCTOR 1·1, DATE 1·0, of 49.
  expect(found.tokens).toBe(7);
  expect(found.kappa).toBeCloseTo((5 / 7 - 18 / 49) / (1 - 18 / 49), 10);
  expect(found.types.map(({ type, a: first, b: second }) => [type, first, second])).toEqual([
    ["DATE", 1, 0],
    ["DOCTOR", 1, 1],
    ["PATIENT", 1, 1],
  ]);
  expect(found.differences.map((one) => [one.note, one.class])).toEqual([
    ["0", "extent-short"],
    ["1", "missing"],
  ]);
  const back = agreement(b, a);
  expect(back.kappa).toBeCloseTo(found.kappa, 10);
  expect(fBeta(back.token)).toBe(fBeta(found.token));
});

test("kappa of a type that never shows on a word has no answer", () => {
  const text = "aa -- bb";
  const dashes = { start: 3, end: 5, type: "DATE" };
  const onDashes = agreement([{ id: "1", text, spans: [dashes] }], [{ id: "1", text, spans: [] }]);
  expect(onDashes.types).toMatchObject([{ type: "DATE", a: 1, b: 0, kappa: Number.NaN }]);
  expect(textTable(agreementTables(onDashes)[1] as Table)).toMatch(/^DATE +1 +0 +0 +0\.0000 +–$/m);
  const hospital = { start: 0, end: 16, type: "HOSPITAL" };
  const nested = agreement(
    [{ id: "1", text: "St Mary Hospital ok", spans: [hospital, { start: 3, end: 7, type: "CITY" }] }],
    [{ id: "1", text: "St Mary Hospital ok", spans: [hospital] }],
  );
  expect(nested.types.map(({ type, kappa }) => [type, kappa])).toEqual([
    ["CITY", Number.NaN],
    ["HOSPITAL", 1],
  ]);
});
