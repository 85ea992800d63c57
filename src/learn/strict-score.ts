import { type Counts, fBeta, MATCHERS, sumCounts } from "../evaluate/index.js";
import type { Note, Span } from "../note.js";

export interface Predicted {
  readonly note: Pick<Note, "text" | "spans">;
  readonly spans: readonly Span[];
}

/** Exact extent and type, over all notes. */
export function strictCounts(predicted: readonly Predicted[]): Counts {
  return sumCounts(predicted.map(({ note, spans }) => MATCHERS.strict.count(note.text, note.spans, spans)));
}

export function strictF1(predicted: readonly Predicted[]): number {
  return fBeta(strictCounts(predicted));
}

/** Strict counts of every type that the notes have or the identifier found. */
export function countsByType(predicted: readonly Predicted[]): Record<string, Counts> {
  const types = new Set(
    predicted.flatMap(({ note, spans }) => [...note.spans, ...spans].map(({ type }) => type)),
  );
  const ofType = (type: string): Predicted[] =>
    predicted.map(({ note, spans }) => ({
      note: { ...note, spans: note.spans.filter((span) => span.type === type) },
      spans: spans.filter((span) => span.type === type),
    }));
  return Object.fromEntries([...types].sort().map((type) => [type, strictCounts(ofType(type))]));
}
