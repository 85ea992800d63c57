import { isCommonWord } from "../../../lexicon/index.js";
import type { Note } from "../../../note.js";
import { found, type TracedSpan } from "../../traced-span.js";
import { termFinder } from "../term-finder.js";
import { plain, type Word, wordsOf } from "../words.js";
import { addressFinder } from "./addresses.js";
import { dateFinder } from "./dates.js";
import {
  FIELD_NAMES,
  FIELDS,
  type FieldKind,
  type FieldName,
  type Hit,
  type KnownPatient,
} from "./fields.js";
import { nameFinder } from "./names.js";
import { numberFinder } from "./numbers.js";

type Finder = (text: string, words: readonly Word[]) => Hit[];

/** For each kind of field, how its values are looked for. */
const FINDERS: Readonly<Record<FieldKind, (values: readonly string[]) => Finder>> = {
  name: nameFinder,
  number: (values) => numberFinder(values, false),
  phone: (values) => numberFinder(values, true),
  date: dateFinder,
  address: addressFinder,
  place: (values) => placeFinder(values),
  term: (values) =>
    termFinder(
      values.map((text) => ({ text })),
      plain,
    ),
};

/** Towns with the name of a common word ("Reading") need their capital. */
function placeFinder(values: readonly string[]): Finder {
  const find = termFinder(
    values.map((text) => ({ text })),
    plain,
  );
  return (text) =>
    find(text).filter(
      ({ start, term }) => !isCommonWord(term.text) || /^\p{Lu}/u.test(text.slice(start, start + 2)),
    );
}

/** The patient's own finders, made when the first note of the patient comes. */
function findersOf(patient: KnownPatient): readonly (readonly [FieldName, Finder])[] {
  return FIELD_NAMES.flatMap((field) => {
    const values = patient[field];
    return values === undefined ? [] : [[field, FINDERS[FIELDS[field].kind](values)] as const];
  });
}

/**
 * What is known of a patient, found in that patient's notes, overlaps included. A note without a patient, or of a
 * patient that the file does not have, gives nothing.
 */
export function knownPhi(
  patients: ReadonlyMap<string, KnownPatient>,
): (note: Pick<Note, "text" | "patient">) => TracedSpan[] {
  // Notes of a patient mostly come together: the last one is kept, so that memory does not grow.
  let last: { patient: string; finders: ReturnType<typeof findersOf> } | undefined;
  return ({ text, patient }) => {
    const known = patient === undefined ? undefined : patients.get(patient.trim());
    if (patient === undefined || known === undefined) return [];
    if (last?.patient !== patient) last = { patient, finders: findersOf(known) };
    const words = wordsOf(text);
    return last.finders.flatMap(([field, find]) =>
      find(text, words).map(({ start, end }) =>
        found(
          { start, end, type: FIELDS[field].type, score: 0.99, source: `known:${field}` },
          `the field "${field}" of the patient file`,
        ),
      ),
    );
  };
}
