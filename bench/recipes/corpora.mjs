import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldsByPatient } from "../../dist/learn/folds.js";
import { seededRandom, shuffled } from "../../dist/random.js";
import { readCorpus } from "../../scripts/corpus/read.mjs";
import { TINY } from "./settings.mjs";

/** Our corpus: notes with split and institution, and the people of each institution. */
export function readOurs() {
  const problems = [];
  const institutions = readCorpus(problems);
  if (problems.length > 0) throw new Error(`corpus/ has problems, see npm run corpus:check: ${problems[0]}`);
  const notes = institutions.flatMap((institution) => institution.notes.map(asNote));
  // Those with test notes: the others lend training notes alone and are never left out.
  const tested = institutions
    .filter((institution) => institution.notes.some(({ split }) => split === "test"))
    .map(({ name }) => name);
  return {
    institutions: tested,
    people: new Map(institutions.map(({ name, people }) => [name, people])),
    notes: TINY ? tinyNotes(tested, notes) : notes,
  };
}

function asNote({ id, text, spans, type, patient, institution, split }) {
  return { id, text, spans, type, patient, split, institution, extra: { institution } };
}

/** Forty training notes, dealt anew: a trial run never opens dev or test. */
function tinyNotes(institutions, notes) {
  const few = institutions.flatMap((name) =>
    notes.filter(({ institution, split }) => institution === name && split === "train").slice(0, 7),
  );
  return few.slice(0, 40).map((note, n) => ({ ...note, split: ["dev", "test"][n % 7] ?? "train" }));
}

export const inSplits = (notes, ...splits) => notes.filter(({ split }) => splits.includes(split));

/** A share of the notes, whole patients at a time; a smaller share lies inside a larger one. */
export function shareByPatient(notes, share) {
  const kept = new Set(
    foldsByPatient(notes, 4, 1)
      .slice(0, Math.round(4 * share))
      .flat(),
  );
  return notes.filter((note) => kept.has(note));
}

/** Of any size: patients in an order drawn once, until there are so many notes. */
export function partByPatient(notes, part) {
  // A note without a patient is nobody else's.
  const known = notes.map(({ id, patient }) => (patient ? { id, patient } : { id }));
  const folds = foldsByPatient(known, notes.length, 1).filter((fold) => fold.length > 0);
  const kept = new Set();
  for (const at of shuffled(folds.length, seededRandom(1))) {
    if (kept.size >= part * notes.length) break;
    for (const { id } of folds[at]) kept.add(id);
  }
  return notes.filter(({ id }) => kept.has(id));
}

/** A corpus of SCRUBJAY_CORPORA as JSON lines, or undefined where it is absent. */
export function readOpenCorpus(file, most) {
  const folder = process.env.SCRUBJAY_CORPORA;
  const path = folder && join(folder, file);
  if (!path || !existsSync(path)) return undefined;
  const notes = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .map(({ id, text, spans }) => ({ id, text, spans }));
  return TINY ? notes.slice(0, most) : notes;
}
