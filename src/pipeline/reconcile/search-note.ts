import type { Step } from "../step.js";
import { search } from "./search.js";
import { indexValues } from "./value-index.js";
import { valuesOf } from "./values.js";

/** Spans that are less sure than this are not looked for elsewhere: one mistake would become many. */
export const TRUST = 0.5;

/**
 * A value found once is searched for in the rest of the note: "Dr. Okafor" in the header makes the "Okafor" of
 * the last paragraph a DOCTOR too. Names are found by their parts, with initials, in capitals, the other way
 * round and with one mistake; places as they are; numbers with other marks. A tagger's own span stands.
 */
export const searchNote: Step = {
  name: "reconcile:search-note",
  apply(note, spans, log) {
    const index = indexValues(valuesOf(note.text, spans, TRUST));
    return search(note, spans, index, { by: this.name, keeps: 0.9 }, log);
  },
};
