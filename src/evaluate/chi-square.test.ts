import { expect, test } from "vitest";
import { chiSquare } from "./chi-square.js";
import { bonferroni, holm } from "./multiple-tests.js";
import { compareVariety, variety, varietyIssues } from "./variety.js";

test("known quantiles of chi-square with one degree of freedom", () => {
  // A table [[a, b], [b, a]] has the statistic 2 (a - b)² / (a + b).
  const p = (statistic: number): number => {
    const a = 500 + Math.sqrt(statistic * 1000 * 0.5) / 2;
    return chiSquare(a, 1000 - a, 1000 - a, a).p;
  };
  expect(p(3.841458820694124)).toBeCloseTo(0.05, 10);
  expect(p(6.634896601021213)).toBeCloseTo(0.01, 10);
  expect(p(10.827566170662733)).toBeCloseTo(0.001, 10);
  expect(p(0)).toBe(1);
});

test("unique against repeated PHI gives the published p-values of the CCHMC corpora", () => {
  const published = {
    DATE: [13060, 3283, 3154, 0.064],
    LOCATION: [396, 270, 244, 0.053],
    NAME: [7776, 4024, 4042, 0.773],
    AGE: [2109, 776, 776, 1],
    SSN: [1, 1, 1, 1],
  } as const;
  const side = (which: 1 | 2) =>
    new Map(Object.entries(published).map(([type, row]) => [type, { total: row[0], unique: row[which] }]));
  for (const { type, p } of compareVariety(side(1), side(2))) {
    if (type !== "Total")
      expect(Number(p.toFixed(3)), type).toBe(published[type as keyof typeof published][3]);
  }
});

test("variety counts spans and different texts per type", () => {
  const text = "Lee saw Lee and Park";
  const spans = [
    { start: 0, end: 3, type: "DOCTOR" },
    { start: 8, end: 11, type: "DOCTOR" },
    { start: 16, end: 20, type: "DOCTOR" },
  ];
  expect(variety([{ id: "n", text, spans }]).get("DOCTOR")).toEqual({ total: 3, unique: 2 });
});

test("a duplicate span counts once in the variety of a corpus and is reported, a repeated note is an error", () => {
  const text = "Ann Bob";
  const ann = { start: 0, end: 3, type: "PATIENT" };
  const doubled = { id: "n", text, spans: [ann, { ...ann }, { start: 4, end: 7, type: "PATIENT" }] };
  expect(variety([doubled]).get("PATIENT")).toEqual({ total: 2, unique: 2 });
  expect(varietyIssues([doubled], "A")).toEqual([
    { code: "duplicate-spans", count: 1, message: "A: 1 spans are duplicates and count once" },
  ]);
  expect(varietyIssues([{ ...doubled, spans: [ann] }], "A")).toEqual([]);
  expect(() => varietyIssues([doubled, doubled], "A")).toThrow(/1 of 2 A notes repeat an id/);
});

test("Bonferroni divides alpha by the number of tests: 0.05 / 13 is 0.0038", () => {
  const ps = [0.0001, 0.0037, 0.0039, ...new Array<number>(10).fill(0.5)];
  const { thresholds, significant } = bonferroni(ps, 0.05);
  expect(thresholds[0]?.toFixed(4)).toBe("0.0038");
  expect(significant.slice(0, 4)).toEqual([true, true, false, false]);
});

test("Holm steps down and stops at the first failure", () => {
  const { thresholds, significant } = holm([0.04, 0.001, 0.03, 0.012], 0.05);
  expect(thresholds.map((t) => Number(t.toFixed(5)))).toEqual([0.05, 0.0125, 0.025, 0.01667]);
  // 0.001 < 0.0125, 0.012 < 0.01667, 0.03 ≥ 0.025 fails, and 0.04 < 0.05 fails with it.
  expect(significant).toEqual([false, true, false, true]);
});
