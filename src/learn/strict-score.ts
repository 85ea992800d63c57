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
