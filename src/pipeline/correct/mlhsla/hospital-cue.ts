import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  isClinicalTerm,
  isCommonWord,
  isNotName,
} from "../../../lexicon/index.js";
import { anyOf, inAnyCase } from "../../../rules/parts/index.js";
import type { FindingRule } from "./post-rule.js";

const CUE = anyOf(
  inAnyCase([
    "presented to",
    "transferred to",
    "transferred from",
    "admitted to",
    "discharged to",
    "hospitalization at",
    "admission to",
  ]),
);
const WORD = "\\p{Lu}[\\p{L}'’-]{1,24}";
const TITLES: ReadonlySet<string> = new Set(
  [...CIVIL_TITLES, ...DOCTOR_TITLES].map((word) => word.toLowerCase()),
);
const KIND = anyOf(
  inAnyCase(["hospital", "medical center", "health center", "clinic", "general", "memorial"]),
);

/** Rule 5 for forms, 7 for free text: a name after "transferred to" and its like. */
export const hospitalCue: FindingRule = {
  name: "hospital-cue",
  why: "a name after words of admission or transfer",
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${CUE}[ \\t]{1,3}(?:(?:the|The|THE)[ ])?(?<hospital>(?<first>(?:St\\.?[ ]|ST\\.?[ ])?${WORD})(?:[ ]${WORD}){0,3}?(?:[ ]${KIND})?)(?=[ \\t]*(?:[,.;:)\\n\\r]|$|[ ](?:\\p{Ll}|\\d|[A-Z]{2,4}[ ])))`,
    "dgu",
  ),
  marks: { guide: { hospital: "HOSPITAL" }, "i2b2-2006": { hospital: "HOSPITAL" } },
  accept({ hospital = "" }) {
    // A note in capitals shows no names, so every word that has a meaning of its own is taken for that.
    const words = hospital.split(" ");
    const [first = ""] = words;
    if (TITLES.has(first.toLowerCase())) return false;
    const uncased = hospital === hospital.toUpperCase();
    return (
      !words.every(
        (word) =>
          isNotName(word, true) || isClinicalTerm(word) || (uncased && isCommonWord(word.toLowerCase())),
      ) &&
      !isNotName(first, true) &&
      !isClinicalTerm(first)
    );
  },
  confidence: 0.75,
  cases: [
    {
      before: "She presented to Larkfield with chest pain.",
      after: "She presented to [[HOSPITAL:Larkfield]] with chest pain.",
    },
    {
      before: "transferred from Elm House Hospital on Monday",
      after: "transferred from [[HOSPITAL:Elm House Hospital]] on Monday",
    },
    {
      before: "hospitalization at Tuscahoma, then home",
      after: "hospitalization at [[HOSPITAL:Tuscahoma]], then home",
    },
    { before: "Admission to St. Brendan.", after: "Admission to [[HOSPITAL:St. Brendan]]." },
    { before: "admitted to the MICU; discharged to home; transferred to Dr. Pell" },
    { before: "ADMITTED TO MEDICINE. TRANSFERRED TO REHAB." },
    { before: "admitted to hiding tablets" },
  ],
};
