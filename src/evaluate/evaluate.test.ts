import { expect, test } from "vitest";
import type { Note } from "../note.js";
import { seededRandom } from "../random.js";
import { parseInline } from "../text/inline.js";
import { breakDown } from "./breakdown.js";
import { compareNotes, metricNames } from "./compare.js";
import { precisionRecallCurve } from "./curve.js";
import { evaluateNotes } from "./evaluate.js";
import { type Pair, pairNotes } from "./pair.js";

const note = (id: string, marked: string, more: Partial<Note> = {}): Note => ({
  id,
  ...parseInline(marked),
  ...more,
});

/** Notes with ten names each, and a system that misses each with the given chance. */
function corpus(notes: number): Note[] {
  return Array.from({ length: notes }, (_, i) =>
    note(`n${i}`, Array.from({ length: 10 }, (_, k) => `seen by [[DOCTOR:Okafor${k}]] today`).join(". ")),
  );
}

function missing(gold: readonly Note[], chance: number, seed: number): Note[] {
  const random = seededRandom(seed);
  return gold.map((each) => ({ ...each, spans: each.spans.filter(() => random() >= chance) }));
}

test("one evaluation holds every mode with counts, micro and macro figures", () => {
  const gold = [note("a", "[[PATIENT:Ann]] [[DATE:3/4]]"), note("b", "[[PATIENT:Bo]] stays")];
  const pred = [note("a", "[[PATIENT:Ann]] 3/4"), note("b", "[[PATIENT:Bo]] [[CITY:stays]]")];
  const { modes } = evaluateNotes(gold, pred);
  expect(modes).toHaveLength(10);
  const strict = modes.find(({ name }) => name === "strict");
  expect(strict?.counts).toEqual({ tp: 2, fp: 1, fn: 1 });
  expect(strict?.precision).toBeCloseTo(2 / 3, 10);
  // Note a: P 1, R 1/2. Note b: P 1/2, R 1.
  expect(strict?.macro).toEqual({
    precision: 0.75,
    precisionSd: 0.25,
    recall: 0.75,
    recallSd: 0.25,
    f1: 0.75,
  });
  // F2 = 5·2 / (5·2 + 4·1 + 1)
  expect(strict?.fBeta).toBeCloseTo(10 / 15, 10);
});

test("breakdowns by type, category, note type, institution and structure", () => {
  const gold = [
    note("north/1", "Seen by [[DOCTOR:Lee]] of [[HOSPITAL:Elm]].", { type: "progress" }),
    note("south/1", "Seen by [[DOCTOR:Park]].", { type: "letter", extra: { institution: "Harbor" } }),
  ];
  const pred = [note("north/1", "Seen by [[DOCTOR:Lee]] of [[CITY:Elm]]."), note("south/1", "Seen by Park.")];
  const { pairs } = pairNotes(gold, pred);
  const seen = (by: Parameters<typeof breakDown>[1]) =>
    breakDown(pairs, by).map(({ name, counts }) => [name, counts.tp, counts.fp, counts.fn]);
  expect(seen("type")).toEqual([
    ["CITY", 0, 1, 0],
    ["DOCTOR", 1, 0, 1],
    ["HOSPITAL", 0, 0, 1],
  ]);
  expect(seen("category")).toEqual([
    ["NAME", 1, 0, 1],
    ["LOCATION", 0, 1, 1],
  ]);
  expect(seen("note-type")).toEqual([
    ["letter", 0, 0, 1],
    ["progress", 1, 1, 1],
  ]);
  expect(seen("institution")).toEqual([
    ["Harbor", 0, 0, 1],
    ["north", 1, 1, 1],
  ]);
  const total = breakDown(pairs, "structure").reduce((sum, { gold: spans }) => sum + spans, 0);
  expect(total).toBe(3);
});

test("notes without spans count in the part they belong to, and a part of only such notes is listed", () => {
  const gold = [
    note("a/1", "quiet night", { type: "lab" }),
    note("a/2", "on [[DATE:3/4]]", { type: "lab" }),
    note("b/3", "quiet too", { type: "rad" }),
  ];
  const { by } = evaluateNotes(gold, gold, { by: ["note-type", "institution"] });
  const counted = (parts = by.type) => parts?.map(({ name, notes, gold: spans }) => [name, notes, spans]);
  expect(counted(by["note-type"])).toEqual([
    ["lab", 2, 1],
    ["rad", 1, 0],
  ]);
  expect(counted(by.institution)).toEqual([
    ["a", 2, 1],
    ["b", 1, 0],
  ]);
  expect(counted()).toEqual([["DATE", 1, 1]]);
});

test("two systems that share no note cannot be compared, and notes that only one has are counted", () => {
  const gold = ["1", "2", "3"].map((id) => note(id, "on [[DATE:3/4]]"));
  const [one, two, three] = gold as [Note, Note, Note];
  const options = { ids: "common", metrics: ["strict.f1"], shuffles: 9, samples: 9 } as const;
  expect(() => compareNotes(gold, [one], [two], options)).toThrow(
    expect.objectContaining({ code: "mismatched-ids" }),
  );
  const { notes, issues } = compareNotes(gold, [one, two], [two, three], options);
  expect(notes).toBe(1);
  expect(issues.at(-1)).toEqual({
    code: "mismatched-ids",
    count: 2,
    message: "1 notes only in A, 1 only in B, 1 in both and in gold",
  });
  expect(compareNotes(gold, gold, gold, options).issues).toEqual([]);
});

test("an open schema scores any labels and leaves the i2b2 table out", () => {
  const gold = [note("a", "[[DRUG:aspirin]]")];
  const { official, modes } = evaluateNotes(gold, gold, { schema: "open" });
  expect(official["i2b2-2014"]).toBeUndefined();
  expect(official.meddocan.every(({ f1 }) => f1 === 1)).toBe(true);
  expect(modes[0]?.f1).toBe(1);
});

test("the curve steps through the scores and ends at the plain figures", () => {
  const gold = note("a", "[[PATIENT:Ann]] [[PATIENT:Bo]] x");
  const pred = note("a", "[[PATIENT:Ann]] [[PATIENT:Bo]] [[PATIENT:x]]");
  const scored = {
    ...pred,
    spans: pred.spans.map((span, i) => ({ ...span, score: [0.9, 0.5, 0.7][i] as number })),
  };
  const { pairs } = pairNotes([gold], [scored]);
  expect(precisionRecallCurve(pairs as Pair[])).toEqual([
    { threshold: 0.9, precision: 1, recall: 0.5 },
    { threshold: 0.7, precision: 0.5, recall: 0.5 },
    { threshold: 0.5, precision: 2 / 3, recall: 1 },
  ]);
  expect(precisionRecallCurve(pairNotes([gold], [pred]).pairs as Pair[])).toEqual([]);
});

test("a real difference is significant, noise is not, and the seed fixes every number", () => {
  const gold = corpus(60);
  const weak = missing(gold, 0.3, 1);
  const strong = missing(gold, 0.05, 2);
  const twin = missing(gold, 0.3, 3);
  const options = { metrics: ["strict.recall", "risk.leaked-characters"], shuffles: 999, samples: 100 };
  const real = compareNotes(gold, weak, strong, options);
  expect(real.metrics.map(({ significant }) => significant)).toEqual([true, true]);
  expect(real.metrics[0]?.difference).toBeGreaterThan(0.15);
  expect(real.metrics[1]?.difference).toBeLessThan(0);
  expect(real).toEqual(compareNotes(gold, weak, strong, options));
  const noise = compareNotes(gold, weak, twin, options);
  expect(noise.metrics.map(({ significant }) => significant)).toEqual([false, false]);
});

test("comparison by type tests every type and all together, with the corrected threshold", () => {
  const gold = [note("a", "[[PATIENT:Ann]] [[DATE:3/4]]")];
  const { metrics } = compareNotes(gold, gold, gold, {
    byType: true,
    shuffles: 9,
    samples: 5,
    correction: "bonferroni",
  });
  expect(metrics.map(({ name }) => name)).toEqual(["strict@DATE.f1", "strict@PATIENT.f1", "strict.f1"]);
  expect(metrics[0]?.threshold).toBeCloseTo(0.05 / 3, 10);
  expect(metrics.every(({ p }) => p === 1)).toBe(true);
});

test("an unknown metric answers with those that exist, and every metric can be asked for", () => {
  const gold = [note("a", "[[PATIENT:Ann]]")];
  expect(() => compareNotes(gold, gold, gold, { metrics: ["strict.f9"] })).toThrow(
    /unknown metric "strict.f9"/,
  );
  const { metrics } = compareNotes(gold, gold, gold, { metrics: metricNames(), shuffles: 1, samples: 1 });
  expect(metrics.length).toBeGreaterThan(80);
});
