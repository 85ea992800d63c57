import {
  BRANDS,
  CIVIL_TITLES,
  CLINICAL_WORDS,
  DOCTOR_TITLES,
  isClinicalTerm,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  SURE_DEGREES,
} from "../../../lexicon/index.js";
import { isMeasure } from "../../../rules/parts/index.js";
import { SEASONS, spellings, WEEKDAYS } from "../../../text/dates/index.js";
import type { DroppingRule } from "./post-rule.js";

const TITLES = [...DOCTOR_TITLES, ...CIVIL_TITLES, ...OUTSIDE_TITLES, ...SURE_DEGREES, ...LOOSE_DEGREES];
const PLAIN: ReadonlySet<string> = new Set([
  ...spellings(WEEKDAYS).keys(),
  ...Object.keys(SEASONS),
  ...CLINICAL_WORDS,
  ...BRANDS.map(bare),
  ...TITLES.map(bare),
]);
/** "120/80", "98.6 F", "37.2C", "94%": values that no date or number of a person looks like. */
const MEDICAL_VALUE =
  /^(?:\d{2,3}\/\d{2,3}|\d{1,3}(?:\.\d{1,2})?[ ]?(?:%|°?[FC]|mm ?hg|bpm)|\d{1,4}(?:\.\d{1,3})?[ ]?(?:mg|mcg|g|kg|ml|l|cc|units?))$/iu;

/** Rule 6 for forms, 9 for free text: nothing but medical words and values, weekdays, seasons or titles. */
export const noPhiWords: DroppingRule = {
  name: "no-phi-words",
  why: "nothing but medical words, medical values, weekdays, seasons or titles",
  labels: "i2b2-2006",
  drops: (value) => isMedicalValue(value) || value.split(/[\s,]+/u).every(isPlain),
  cases: [
    { before: "on [[DATE:Monday]] and in the [[DATE:fall]]", after: "on Monday and in the fall" },
    { before: "[[PATIENT:Lasix]] from [[DOCTOR:Dr.]] Pell, [[DOCTOR:MD]]", after: "Lasix from Dr. Pell, MD" },
    { before: "BP [[DATE:120/80]], [[ID:98.6 F]], [[ID:500mg]]", after: "BP 120/80, 98.6 F, 500mg" },
    { before: "[[HOSPITAL:Larkfield Cardiology]] and [[PATIENT:Pell]]" },
    { before: "[[DATE:3/14]] by [[DOCTOR:Pell]]" },
  ],
};

function isMedicalValue(value: string): boolean {
  if (!MEDICAL_VALUE.test(value) && !isMeasure(value)) return false;
  const [day = 0, month = 0] = value.split("/").map(Number);
  return !value.includes("/") || day > 31 || month > 31;
}

function isPlain(word: string): boolean {
  const folded = bare(word);
  return folded === "" || PLAIN.has(folded) || isClinicalTerm(folded);
}

function bare(word: string): string {
  return word.replaceAll(".", "").toLowerCase();
}
