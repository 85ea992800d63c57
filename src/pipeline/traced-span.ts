import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import type { Change, TracedSpan } from "./step.js";

/**
 * The one way to make a span with a history: every field is there, in one order, and undefined where nothing is known.
 * So all of them are one kind of object to the engine, and what reads them is compiled once. `published` and
 * `withoutHistory` leave out what is undefined.
 */
export function tracedSpan(
  start: number,
  end: number,
  type: string,
  score: number | undefined,
  source: string | undefined,
  link: string | undefined,
  types: TracedSpan["types"] | undefined,
  trail: readonly Change[],
): TracedSpan {
  return { start, end, type, score, source, link, types, trail } as TracedSpan;
}

const MOST_FINDERS = 2_000;
const MOST_REASONS = 100;
const beginningsBy = remembered(
  (why) => remembered((by): readonly Change[] => [{ by, did: "found", why }], MOST_FINDERS),
  MOST_REASONS,
);

/** How a history begins. Spans of one finder share it: nobody writes into a history. */
export function beginning(by: string, why: string): readonly Change[] {
  return beginningsBy(why)(by);
}

/** The span itself. */
export function withoutHistory({ start, end, type, score, source, link }: TracedSpan): Span {
  // As nearly all are.
  if (score !== undefined && source !== undefined && link === undefined)
    return { start, end, type, score, source };
  return {
    start,
    end,
    type,
    ...(score !== undefined && { score }),
    ...(source !== undefined && { source }),
    ...(link !== undefined && { link }),
  };
}

/** A copy for whoever asked for the history: it may be written into, and what is not known is not there. */
export function published(span: TracedSpan): TracedSpan {
  const trail = span.trail.map((change) => ({ ...change }));
  const types = span.types && { types: { ...span.types } };
  // What a rule found has no opinions of its own: they come later, and stand last.
  return span.source?.startsWith("rule:")
    ? { ...withoutHistory(span), trail, ...types }
    : { ...withoutHistory(span), ...types, trail };
}
