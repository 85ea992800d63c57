import { expect, test } from "vitest";
import type { Span } from "../note.js";
import { align } from "./align.js";
import { type Confusion, confusion, mucTypeScores } from "./confusion.js";
import { countErrors, listErrors } from "./error-classes.js";
import { mucCounts, mucScores } from "./muc.js";

const span = (start: number, end: number, type: string): Span => ({ start, end, type });

test("the published counts of Carafe (table 7) give its published scores per type (table 9)", () => {
  const labels = ["AGE", "DATE", "DOCTOR", "HOSP", "ID", "LOC", "PATIENT", "PHONE"];
  const correct = [2, 1906, 1050, 645, 1140, 74, 236, 53];
  const wrong: Record<string, number> = {
    "DATE>DOCTOR": 1,
    "HOSP>DATE": 1,
    "LOC>HOSP": 5,
    "PATIENT>DOCTOR": 1,
  };
  const published: Confusion = {
    labels,
    cells: labels.map((gold, i) =>
      labels.map((pred) => (gold === pred ? (correct[i] as number) : (wrong[`${gold}>${pred}`] ?? 0))),
    ),
    missing: [1, 24, 20, 30, 3, 40, 8, 5],
    spurious: [0, 22, 6, 5, 3, 3, 1, 0],
  };
  const percent = (value: number): string => (100 * value).toFixed(2);
  expect(
    mucTypeScores(published).map((row) => [percent(row.recall), percent(row.precision), percent(row.f1)]),
  ).toEqual([
    ["66.67", "100.00", "80.00"],
    ["98.71", "98.81", "98.76"],
    ["98.13", "99.43", "98.78"],
    ["95.41", "99.08", "97.21"],
    ["99.74", "99.74", "99.74"],
    ["62.18", "90.24", "73.63"],
    ["96.33", "99.16", "97.72"],
    ["91.38", "100.00", "95.50"],
  ]);
});

const gold = [
  span(0, 4, "A"), // right
  span(10, 14, "A"), // wrong type
  span(20, 28, "A"), // short
  span(30, 34, "B"), // long
  span(40, 48, "B"), // both
  span(50, 54, "A"), // type and extent
  span(60, 64, "A"), // missing
];
const pred = [
  span(0, 4, "A"),
  span(10, 14, "B"),
  span(20, 24, "A"),
  span(28, 36, "B"),
  span(44, 50, "B"),
  span(52, 58, "B"),
  span(70, 74, "B"), // spurious
];

test("every error falls into one class, and right spans into none", () => {
  const errors = listErrors(align({ gold, pred }));
  expect(errors.map((error) => error.class)).toEqual([
    "type",
    "extent-short",
    "extent-long",
    "extent-both",
    "type-and-extent",
    "missing",
    "spurious",
  ]);
  expect(countErrors(errors).spurious).toEqual({ B: 1 });
  expect(countErrors(errors).type).toEqual({ A: 1 });
});

test("the strict confusion needs equal extents, the overlap confusion shared text", () => {
  const alignment = align({ gold, pred });
  expect(confusion([alignment], ["A", "B"], "strict")).toEqual({
    labels: ["A", "B"],
    cells: [
      [1, 1],
      [0, 0],
    ],
    missing: [3, 2],
    spurious: [1, 4],
  });
  expect(confusion([alignment], ["A", "B"], "overlap")).toEqual({
    labels: ["A", "B"],
    cells: [
      [2, 2],
      [0, 2],
    ],
    missing: [1, 0],
    spurious: [0, 1],
  });
});

test("MUC gives half for a phrase that is right in type or in extent only", () => {
  const counts = mucCounts(align({ gold, pred }));
  expect(counts).toEqual({ cor: 1, inc: 2, incExtentRight: 1, par: 3, mis: 1, spu: 1 });
  // Slots right: 2 (correct) + 3 (partial) + 1 (type error) = 6 of 14 on either side.
  expect(mucScores(counts)).toEqual({ precision: 6 / 14, recall: 6 / 14, f1: 6 / 14 });
});

test("MUC F1 is 0 where nothing is right and has no answer where there is nothing", () => {
  const none = { cor: 0, inc: 0, incExtentRight: 0, par: 0, mis: 0, spu: 0 };
  expect(mucScores(none).f1).toBeNaN();
  expect(mucScores({ ...none, mis: 1 }).f1).toBe(0);
  expect(mucScores({ ...none, spu: 1 }).f1).toBe(0);
  expect(mucScores({ ...none, inc: 2 }).f1).toBe(0);
  const types = mucTypeScores({
    labels: ["MISSED", "SPURIOUS", "WRONG", "NEVER"],
    cells: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ],
    missing: [1, 0, 0, 0],
    spurious: [0, 1, 0, 0],
  });
  expect(types.map(({ f1 }) => f1)).toEqual([0, 0, 0, Number.NaN]);
});

test("types named like parts of every object count like others", () => {
  const named = ["constructor", "__proto__", "toString"].map((type, i) => span(i, i + 1, type));
  const { missing } = countErrors(listErrors(align({ gold: named, pred: [] })));
  expect(Object.entries(missing)).toEqual([
    ["constructor", 1],
    ["__proto__", 1],
    ["toString", 1],
  ]);
});

test("alignment pairs by most shared text, not by who comes first", () => {
  const { matched, missing } = align({
    gold: [span(0, 10, "A"), span(12, 20, "A")],
    pred: [span(5, 20, "A")],
  });
  expect(matched.map((pair) => pair.gold.start)).toEqual([12]);
  expect(missing.map((one) => one.start)).toEqual([0]);
});

test("many spans that all overlap each other are still aligned one to one", () => {
  const nested = (type: string, shift: number): Span[] =>
    Array.from({ length: 300 }, (_, i) => span(i + shift, 2000 - i, type));
  const { matched, missing, spurious } = align({ gold: nested("A", 0), pred: nested("A", 1000) });
  expect(matched.length + missing.length).toBe(300);
  expect(matched.length + spurious.length).toBe(300);
  expect(new Set(matched.map((pair) => pair.pred)).size).toBe(matched.length);
});
