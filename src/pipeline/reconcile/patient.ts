import type { DropLog, NoteView } from "../step.js";
import type { TracedSpan } from "../traced-span.js";
import { search } from "./search.js";
import { indexValues } from "./value-index.js";
import { type Value, valuesOf } from "./values.js";

/** A value goes into other notes only from a span as sure as this. */
const TRUST = 0.8;
const BY = "reconcile:patient";
const OPTIONS = { by: BY, keeps: 0.8 } as const;
/** Places are the writer's as often as the patient's, and a town may be a word in the next note. */
const TRAVELS = new Set(["HOSPITAL", "ORGANIZATION", "STREET"]);

export interface PatientNote {
  readonly view: NoteView;
  readonly spans: readonly TracedSpan[];
  readonly log: DropLog;
}

/**
 * All notes of one patient in two passes: what is sure in any of them is looked for in every one. The result for a
 * note does not depend on the order of the notes.
 */
export function reconcilePatient(notes: readonly PatientNote[]): TracedSpan[][] {
  const index = indexValues(notes.flatMap(({ view, spans }) => travellingValues(view, spans)));
  return notes.map(({ view, spans, log }) => search(view, spans, index, OPTIONS, log));
}

/** What may be looked for in another note. A word that stood alone there needs the context of a person here. */
function travellingValues(view: NoteView, spans: readonly TracedSpan[]): Value[] {
  const found = spans.filter((span) => !span.source?.startsWith("reconcile:"));
  return valuesOf(view.text, found, TRUST).flatMap((value) => {
    if (value.demand !== "word" || TRAVELS.has(value.type)) return [value];
    if (value.type !== "PATIENT" && value.type !== "DOCTOR") return [];
    return [value.initials === "" ? { ...value, demand: "doubtful" as const } : value];
  });
}
