import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import { plainSpan, type SpanFields } from "../spans.js";

/*
 * The shapes of a span from the note to the output, and there are no others:
 * - `Span` (note.ts), plain data without a field that is not known: what rules find, what a note comes with, and what
 *   leaves the pipeline (`plainSpan`);
 * - `TracedSpan`, the same with its history: from the voices to the end of the pipeline, and in `explain`;
 * - a row of numbers between threads, made and read in job/threads/packed-notes.ts alone;
 * - `ReplacedSpan` (replace/): a `Span` and where its replacement stands in the new text.
 */

/** One thing that happened to a span. Says why in words, never with text of the note. */
export interface Change {
  /** Who did it: "rule:phone/us", "crf:names", "correct:fax-by-context", "config:deny". */
  readonly by: string;
  readonly did: "found" | "retyped" | "resized" | "dropped" | "rescored";
  readonly why: string;
}

/** A span with its history, the finder first. */
export interface TracedSpan extends Span {
  /** What else its finders think it could be: types with their probabilities. Absent where they do not say. */
  readonly types?: Readonly<Record<string, number>>;
  readonly trail: readonly Change[];
}

type Untraced = SpanFields & { readonly types?: TracedSpan["types"] | undefined };

/**
 * The one way to make a span with a history: every field is there, in one order, and undefined where nothing is known.
 * So all of them are one kind of object to the engine, and what reads them is compiled once.
 */
export function traced(
  { start, end, type, score, source, link, types }: Untraced,
  trail: readonly Change[],
): TracedSpan {
  return { start, end, type, score, source, link, types, trail } as TracedSpan;
}

const MOST_FINDERS = 2_000;
const MOST_REASONS = 100;
/** How histories begin. Spans of one finder share it: nobody writes into a history. */
const beginnings = remembered(
  (why) => remembered((by): readonly Change[] => [{ by, did: "found", why }], MOST_FINDERS),
  MOST_REASONS,
);

/** A voice's span at the start of its history. */
export function found(span: Untraced, why: string): TracedSpan {
  return traced(span, beginnings(why)(span.source ?? "unknown"));
}

/** The same span with other fields and a record of why; without a change there is nothing to record. */
export function changed(
  span: TracedSpan,
  fields: Partial<Pick<TracedSpan, "start" | "end" | "type" | "score" | "types">>,
  change?: Change,
): TracedSpan {
  const { start = span.start, end = span.end, type = span.type } = fields;
  const { score = span.score, types = span.types } = fields;
  const { source, link, trail } = span;
  return traced(
    { start, end, type, score, source, link, types },
    change === undefined ? trail : [...trail, change],
  );
}

/** A copy for whoever asked for the history: it may be written into, and what is not known is not there. */
export function published(span: TracedSpan): TracedSpan {
  const trail = span.trail.map((change) => ({ ...change }));
  const types = span.types && { types: { ...span.types } };
  // What a rule found has no opinions of its own: they come later, and stand last.
  return span.source?.startsWith("rule:")
    ? { ...plainSpan(span), trail, ...types }
    : { ...plainSpan(span), ...types, trail };
}
