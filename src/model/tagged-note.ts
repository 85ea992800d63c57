import { makeNote, type Note, type Span } from "../note.js";

/** Digits that tell notes apart; more would differ from one machine to the next. */
const DIGITS = 6;

/**
 * The note with what was found in place of the spans it came with. How sure the model is of the whole note, 0 to 1, is its
 * field `confidence`, for formats that hold fields; null where nothing can say, so that all notes have the same fields.
 */
export function taggedNote(
  note: Note,
  found: { readonly spans: readonly Span[]; readonly confidence: number | null },
): Note {
  const { spans, confidence } = found;
  const rounded = confidence === null ? null : Number(confidence.toFixed(DIGITS));
  return makeNote({ ...note, spans, extra: { ...note.extra, confidence: rounded } });
}
