import { isClinicalTerm } from "../../lexicon/index.js";
import { type Judge, spanStep, surfaceOf } from "../span-step.js";

/*
 * A school, college or university that a model took for a hospital: words of school life stand within three
 * tokens of it, on its line or sentence. A span that says itself that patients are treated there stays.
 */

const SCHOOL_WORDS = new Set(
  `study studies studied studying degree degrees senior junior freshman sophomore university college school schools
  student students graduate graduated graduates graduating graduation class classes semester diploma ged tuition campus
  undergraduate kindergarten preschool grade grader teacher principal coach enrolled alma alumni major majored
  majoring dormitory dorm professor scholarship`.split(/\s+/),
);
/** "a sleep study", "an imaging study": what is studied there is the patient. */
const OF_MEDICINE = new Set(
  "sleep imaging flow swallow conduction research clinical case this pilot".split(" "),
);
const TREATS =
  /hospital|clinic|medical|health|infirmary|pharmac|dialysis|hospice|rehab|nursing|surg|cardio|p(?:a)?ediatric|ortho|urgent|care|lab|imaging|radiology|dental|physicians|associates/iu;
const NEAR = 3;

const judge: Judge = (span, note) => {
  if (span.type !== "HOSPITAL" || TREATS.test(surfaceOf(note, span))) return undefined;
  const { analysis } = note;
  const first = analysis.firstTokenAt(span.start);
  const after = analysis.firstTokenAt(span.end);
  const sentence = analysis.sentenceOf[first];
  for (let t = Math.max(0, first - NEAR); t < Math.min(analysis.count, after + NEAR); t++) {
    if (t >= first && t < after) continue;
    if (analysis.sentenceOf[t] === sentence && isSchoolWord(analysis.words, t)) {
      return {
        did: "retyped",
        type: "ORGANIZATION",
        why: "a word of school life stands within three tokens",
      };
    }
  }
  return undefined;
};

function isSchoolWord(words: readonly string[], t: number): boolean {
  const word = (words[t] as string).toLowerCase();
  if (!SCHOOL_WORDS.has(word)) return false;
  const before = words[t - 1]?.toLowerCase() ?? "";
  if (/^(?:stud(?:y|ies)|grade|class|major)$/.test(word)) {
    return !OF_MEDICINE.has(before) && !isClinicalTerm(before);
  }
  return true;
}

export const schoolWords = spanStep("correct:school-words", judge);
