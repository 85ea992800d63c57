import { makeNote, type Note, type Span } from "../note.js";

/** Digits that tell notes apart; more would differ from one machine to the next. */
const DIGITS = 6;

/**
 * The note with what was found in place of the spans it came with. How sure the model is of the whole note, 0 to 1, is its
 * field `confidence`, for formats that hold fields.
 */
export function taggedNote(
  note: Note,
  found: { readonly spans: readonly Span[]; readonly confidence: number | null },
): Note {
  const { spans, confidence } = found;
  const told = confidence === null ? {} : { confidence: Number(confidence.toFixed(DIGITS)) };
  const extra = { ...note.extra, ...told };
  return makeNote({ ...note, spans, ...(Object.keys(extra).length > 0 && { extra }) });
}
