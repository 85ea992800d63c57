import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  PERSON_LABELS,
  STAFF_ACTS,
  STAFF_LABELS,
  SURE_DEGREES,
} from "../lexicon/index.js";
import type { Span } from "../note.js";
import { lineAfter, lineBefore } from "./span-step.js";
import type { NoteView } from "./step.js";

/** What the words right beside a name say of the person, whatever a tagger thought. */
export type PersonRole = "DOCTOR" | "PATIENT";

type Extent = Pick<Span, "start" | "end">;

const REACH = 60;

function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/ /g, "[ \\t]+"))
    .join("|");
}

function withPoints(degrees: readonly string[]): string {
  return anyOf([...degrees, ...degrees.filter((d) => /^\p{Lu}{2,4}$/u.test(d)).map((d) => [...d].join("."))]);
}

const BORDER = "(?<![\\p{L}\\p{N}])";
const DOCTOR_BEFORE = new RegExp(`${BORDER}(?:${anyOf(DOCTOR_TITLES)})\\.?[ \\t]{1,3}$`, "iu");
const CIVIL_BEFORE = new RegExp(`${BORDER}(?:${anyOf(CIVIL_TITLES)})\\.?[ \\t]{1,3}$`, "u");
const STAFF_ACT_BEFORE = new RegExp(`${BORDER}(?:${anyOf(STAFF_ACTS)})[ \\t]by[ \\t]?:?[ \\t]{1,3}$`, "iu");
/** With points or without: "RN", "R.N.". */
const DEGREE_AFTER = new RegExp(
  `^(?:,?[ \\t]{1,2}(?:${withPoints(SURE_DEGREES)})|,[ \\t]{0,2}(?:${withPoints(LOOSE_DEGREES)}))\\.?(?![\\p{L}\\p{N}])`,
  "u",
);
/** Small letters only: "PT SMITH" is a physical therapist as often as a patient. */
const PATIENT_BEFORE = /(?<![\p{L}\p{N}])(?:patient|Patient|pt|Pt)[ \t]{1,2}$/u;
const LABEL_BEFORE = /(?:^|[|;\t]|[ ]{2})[ \t*]*([\p{L}][\p{L}'’ ()/.-]{0,40}?)[ \t]*[:#][ \t*]*$/u;
const STAFF_LABEL: ReadonlySet<string> = new Set([
  ...STAFF_LABELS,
  ...STAFF_ACTS.map((act) => `${act} by`),
  "referral source",
  "referred by",
  "seen by",
]);
const PERSON_LABEL: ReadonlySet<string> = new Set([...PERSON_LABELS, "patient", "pt"]);

/** The role that a title, degree or label beside the span shows; undefined where there is none, or both. */
export function roleBeside(note: NoteView, span: Extent): PersonRole | undefined {
  const before = lineBefore(note, span.start, REACH);
  const after = lineAfter(note, span.end, REACH);
  // A degree says it of anybody: "Ms. Okafor, RN".
  if (DEGREE_AFTER.test(after) || DOCTOR_BEFORE.test(before)) return "DOCTOR";
  if (STAFF_ACT_BEFORE.test(before)) return "DOCTOR";
  const label = labelOf(note, span, before);
  if (label !== undefined && STAFF_LABEL.has(label)) return "DOCTOR";
  if (PATIENT_BEFORE.test(before) || (label !== undefined && PERSON_LABEL.has(label))) return "PATIENT";
  return undefined;
}

/** "Mr.", "Mrs.", "Ms.": a person, most often not staff, but one in five is. */
export function hasCivilTitle(note: NoteView, span: Extent): boolean {
  return CIVIL_BEFORE.test(lineBefore(note, span.start, REACH));
}

/** True when something beside the span shows that it is a person. */
export function showsAPerson(note: NoteView, span: Extent): boolean {
  return roleBeside(note, span) !== undefined || hasCivilTitle(note, span);
}

/** The name of the field whose value begins with the span, in small letters. */
function labelOf(note: NoteView, span: Extent, before: string): string | undefined {
  const plain = LABEL_BEFORE.exec(before)?.[1];
  if (plain !== undefined) return fold(plain);
  const { analysis } = note;
  const pair = analysis.attributes[analysis.attributeOf[analysis.firstTokenAt(span.start)] ?? -1];
  if (pair === undefined || pair.value.start !== span.start) return undefined;
  return fold(note.text.slice(pair.name.start, pair.name.end));
}

function fold(label: string): string {
  return label.toLowerCase().replace(/\s+/gu, " ").trim();
}
