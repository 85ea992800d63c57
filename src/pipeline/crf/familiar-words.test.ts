import { expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { familiarityOf, learnFamiliarWords } from "./familiar-words.js";

const TRAINING = [
  "Seen by Dr. [[DOCTOR:Okafor]] at [[HOSPITAL:Larch Valley]].",
  "Dr. [[DOCTOR:Okafor]] called Mr. [[PATIENT:Stone]] from [[HOSPITAL:LARCH VALLEY]].",
].map(parseInline);

const familiarity = familiarityOf(learnFamiliarWords(TRAINING));
const of = (marked: string): number => familiarity(parseInline(marked));

it("knows the words of spans that two notes share, in any case", () => {
  expect(of("[[DOCTOR:okafor]], [[HOSPITAL:Larch Valley]]")).toBeCloseTo(3.6 / 5);
});

it("knows neither a word of one note nor a word outside the spans", () => {
  expect(of("[[PATIENT:Stone]]")).toBeCloseTo(0.6 / 3);
  expect(of("[[PATIENT:Seen]]")).toBeCloseTo(0.6 / 3);
});

it("counts a word once, and says little of a note with no words", () => {
  expect(of("[[DOCTOR:Okafor]] and [[DOCTOR:Okafor]]")).toBe(of("[[DOCTOR:Okafor]]"));
  expect(of("[[DATE:3/4]]")).toBeCloseTo(0.3);
});

it("keeps the same whatever the order of the notes", () => {
  expect(learnFamiliarWords(TRAINING.toReversed())).toEqual(learnFamiliarWords(TRAINING));
});
