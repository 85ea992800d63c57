import type { Journal, NoteView, Step, TracedSpan } from "../step.js";
import { search } from "./search.js";
import { indexValues } from "./value-index.js";
import { folded, type Value, valuesOf } from "./values.js";

/** A value goes into other notes only from a span as sure as this. */
const TRUST = 0.8;
const BY = "reconcile:patient";
const OPTIONS = { by: BY, keeps: 0.8 } as const;
/** Places are the writer's as often as the patient's, and a town may be a word in the next note. */
const TRAVELS = new Set(["HOSPITAL", "ORGANIZATION", "STREET"]);

export interface PatientNote {
  readonly view: NoteView;
  readonly spans: readonly TracedSpan[];
  readonly journal?: Journal;
}

const SILENT: Journal = { drop: () => undefined };

/**
 * All notes of one patient in two passes: what is sure in any of them is looked for in every one. The result for a
 * note does not depend on the order of the notes.
 */
export function reconcilePatient(notes: readonly PatientNote[]): TracedSpan[][] {
  const index = indexValues(notes.flatMap(({ view, spans }) => travellingValues(view, spans)));
  return notes.map(({ view, spans, journal }) => search(view, spans, index, OPTIONS, journal ?? SILENT));
}

export interface PatientReconcilerOptions {
  /** How many patients are remembered; the one heard of longest ago is forgotten first. */
  readonly patients?: number;
  /** How many values of one patient are remembered; the first ones stay. */
  readonly values?: number;
}

/**
 * The same as a stream: values of a patient's earlier notes are looked for in the later ones. It remembers, so make
 * one for each run. Notes without a patient pass through.
 */
export function patientReconciler({ patients = 1000, values = 2000 }: PatientReconcilerOptions = {}): Step {
  const memory = new Map<string, Map<string, Value>>();
  return {
    name: BY,
    apply(note, spans, journal) {
      const { patient } = note;
      if (patient === undefined) return [...spans];
      const known = memory.get(patient) ?? new Map<string, Value>();
      const result = search(note, spans, indexValues([...known.values()]), OPTIONS, journal);
      for (const value of travellingValues(note, spans)) {
        const key = `${value.type} ${value.demand} ${folded(value.surface)}`;
        if (known.size < values && !known.has(key)) known.set(key, value);
      }
      // Last in the map: heard of most recently.
      memory.delete(patient);
      memory.set(patient, known);
      if (memory.size > patients) memory.delete(memory.keys().next().value as string);
      return result;
    },
  };
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
