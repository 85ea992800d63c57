import { expect, test } from "vitest";
import { informationBits } from "../lexicon/information-bits.js";
import { parseInline } from "../text/inline.js";
import { measuredNote, typesIn } from "./measures.js";
import { labelCodes } from "./paint.js";
import { type Pair, pairNotes } from "./pair.js";
import { type RiskCounts, riskCounts } from "./risk.js";
import { weightedToken, weightedTokenColumns } from "./weighted-token.js";

function scene(gold: string, pred: string) {
  const side = (marked: string) => ({ id: "n", ...parseInline(marked) });
  const { pairs } = pairNotes([side(gold)], [side(pred)]);
  return { ...measuredNote(pairs[0] as Pair, labelCodes(typesIn(pairs))), types: typesIn(pairs) };
}

function risk(gold: string, pred: string): RiskCounts {
  const { pair, gold: g, pred: p } = scene(gold, pred);
  return riskCounts(pair, g, p);
}

test("a wrong type leaks nothing", () => {
  const counts = risk("Dr. [[DOCTOR:Okafor]] called.", "Dr. [[PATIENT:Okafor]] called.");
  expect(counts).toMatchObject({
    notesWithMissed: 0,
    notesWithLeak: 0,
    missed: 0,
    leaking: 0,
    leakedCharacters: 0,
  });
  expect(counts.leakedBits).toBe(0);
  expect(counts.characters).toBe(6);
});

test("a short span leaks its tail, a missed one all of it, and blanks and points never count", () => {
  expect(risk("[[PATIENT:Ann K. Okafor]] came", "[[PATIENT:Ann]] K. Okafor came")).toMatchObject({
    identifiers: 1,
    missed: 0,
    leaking: 1,
    characters: 10,
    leakedCharacters: 7,
    notesWithMissed: 0,
    notesWithLeak: 1,
  });
  expect(risk("[[PATIENT:Ann]] came", "Ann came")).toMatchObject({
    missed: 1,
    leaking: 1,
    notesWithMissed: 1,
  });
  expect(risk("[[PATIENT:Ann K.]] came", "[[PATIENT:Ann K]]. came")).toMatchObject({ leaking: 0 });
});

test("a missed rare word costs more than a missed common one", () => {
  const rare = risk("[[HOSPITAL:Fairm Health Services]]", "Fairm [[HOSPITAL:Health Services]]");
  const common = risk("[[HOSPITAL:Fairm Health Services]]", "[[HOSPITAL:Fairm Health]] Services");
  expect(rare.bits).toBe(common.bits);
  // Five bits: at least 32 times as rare.
  expect(rare.leakedBits).toBeGreaterThan(common.leakedBits + 5);
  expect(common.leakedBits).toBeGreaterThan(0);
});

test("digits carry log2(10) bits each, half a leaked word half its bits", () => {
  expect(informationBits("2012")).toBeCloseTo(4 * Math.log2(10), 10);
  const half = risk("[[IDNUM:4412]]", "[[IDNUM:44]]12");
  expect(half.leakedBits).toBeCloseTo(half.bits / 2, 10);
});

test("a letter beside digits never lowers what they tell", () => {
  for (const digits of ["1", "12", "1234", "12345678", "123456789012"]) {
    for (const letter of ["A", "mm", "B"]) {
      expect(informationBits(letter + digits)).toBeGreaterThan(informationBits(digits));
      expect(informationBits(digits + letter)).toBeGreaterThan(informationBits(digits));
    }
  }
  expect(informationBits("A12B3")).toBeCloseTo(
    informationBits("A") + informationBits("B") + 3 * Math.log2(10),
    10,
  );
});

test("over-redaction counts plain and clinical words that a prediction touches", () => {
  const counts = risk(
    "[[PATIENT:Ann]] takes warfarin daily.",
    "[[PATIENT:Ann]] takes [[PATIENT:warf]]arin daily.",
  );
  expect(counts).toMatchObject({
    plainWords: 3,
    redactedWords: 1,
    clinicalWords: 1,
    redactedClinicalWords: 1,
  });
});

test("the 2006 token score counts true negatives and weights classes by their size", () => {
  const { pair, gold, pred, types } = scene(
    "[[PATIENT:Ann]] saw [[DOCTOR:Lee]] on [[DATE:3/4]] today",
    "[[PATIENT:Ann]] saw [[PATIENT:Lee]] on 3/[[DATE:4]] today",
  );
  const score = weightedToken(weightedTokenColumns(pair.text, gold, pred, types.length));
  // Words: Ann saw Lee on 3 4 today. Right: Ann, saw, on, 4, today.
  expect(score.tokens).toBe(7);
  expect(score.accuracy).toBeCloseTo(5 / 7, 10);
  // F1: outside 2·3/(2·3+1) = 6/7 (3 tokens), PATIENT 2/3 (1), DOCTOR 0 (1), DATE 2/3 (2).
  expect(score.f1).toBeCloseTo((3 * (6 / 7) + 2 / 3 + 0 + 2 * (2 / 3)) / 7, 10);
  // PHI alone: tp Ann and 4, fp Lee, fn Lee and 3.
  expect(score.phiF1).toBeCloseTo(4 / (4 + 1 + 2), 10);
});
