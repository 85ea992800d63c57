import type { Note, Span } from "../note.js";
import type { Analysis } from "../text/analysis.js";
import { beginning, tracedSpan } from "./traced-span.js";

/** One thing that happened to a span. Says why in words, never with text of the note. */
export interface Change {
  /** Who did it: "rule:phone/us", "crf:names", "correct:fax-by-context", "config:deny". */
  readonly by: string;
  readonly did: "found" | "retyped" | "resized" | "dropped" | "rescored";
  readonly why: string;
}

/** A span with its history, the finder first. */
export interface TracedSpan extends Span {
  /** What else its finder thinks it could be: types with their probabilities. */
  readonly types?: Readonly<Record<string, number>>;
  readonly trail: readonly Change[];
}

/** What a step may look at: the note's text and, where known, whose note it is. */
export interface NoteView {
  readonly text: string;
  readonly patient?: string;
  /** Tokens, sections, attribute-value pairs, … of the text, worked out when asked for. */
  readonly analysis: Analysis;
}

/** Keeps what was dropped, for `explain`. */
export interface Journal {
  drop(span: TracedSpan, by: string, why: string): void;
}

/** A stage of the pipeline after the taggers. Gets spans in reading order and returns spans; never edits the text. */
export interface Step {
  readonly name: string;
  apply(note: NoteView, spans: readonly TracedSpan[], journal: Journal): TracedSpan[];
}

/** A tagger's span at the start of its history. */
export function found(span: Omit<TracedSpan, "trail">, why: string): TracedSpan {
  const { start, end, type, score, source, link, types } = span;
  return tracedSpan(start, end, type, score, source, link, types, beginning(source ?? "unknown", why));
}

/** The same span with a change and its record. */
export function changed(
  span: TracedSpan,
  fields: Partial<Pick<Span, "start" | "end" | "type" | "score">>,
  change: Change,
): TracedSpan {
  const { start = span.start, end = span.end, type = span.type, score = span.score } = fields;
  const { source, link, types, trail } = span;
  return tracedSpan(start, end, type, score, source, link, types, [...trail, change]);
}

/** The note as steps see it. */
export function noteView(note: Pick<Note, "text" | "patient">, analysis: Analysis): NoteView {
  return { text: note.text, ...(note.patient !== undefined && { patient: note.patient }), analysis };
}
