import { bySpanOrder, inReadingOrder, type Span } from "./note.js";
import { partitionPoint } from "./partition-point.js";

export function overlaps(a: Pick<Span, "start" | "end">, b: Pick<Span, "start" | "end">): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True where there is nothing to resolve: spans in reading order, none empty, none overlapping another, as most are. */
export function standApart(spans: readonly Pick<Span, "start" | "end">[]): boolean {
  let end = 0;
  for (const span of spans) {
    if (span.start < end || span.end <= span.start) return false;
    end = span.end;
  }
  return true;
}

/**
 * A set of spans without overlaps: the longer span wins, then the surer one. What a loser covers beyond the
 * winner stays covered if it holds a letter or digit, so that resolving never uncovers an identifier.
 */
export function resolveOverlaps(text: string, spans: readonly Span[]): Span[] {
  return resolvedExtents(text, spans).map(({ of, start, end }) => {
    const span = spans[of] as Span;
    return span.start === start && span.end === end ? span : { ...span, start, end };
  });
}

/** What is left of one of several spans. */
export interface Extent {
  /** Its place in the list. */
  readonly of: number;
  readonly start: number;
  readonly end: number;
}

/** The same as places in the list and what is left of each, in reading order. */
export function resolvedExtents(text: string, spans: readonly Span[]): Extent[] {
  const ranked = spans
    .map(({ start, end }, of): Extent => ({ of, start, end }))
    .sort((one, other) => {
      const a = spans[one.of] as Span;
      const b = spans[other.of] as Span;
      return b.end - b.start - (a.end - a.start) || (b.score ?? 1) - (a.score ?? 1) || bySpanOrder(a, b);
    });
  // Winners in reading order; neighbours are found by binary search, so that long notes stay fast.
  const kept: Extent[] = [];
  const admit = (extent: Extent): void => {
    const { of, start, end } = extent;
    const at = firstEndingAfter(kept, start);
    const rival = kept[at];
    if (rival === undefined || rival.start >= end) {
      kept.splice(at, 0, extent);
      return;
    }
    const before = trimToWord(text, of, start, Math.min(end, rival.start));
    const after = trimToWord(text, of, Math.max(start, rival.end), end);
    if (before) admit(before);
    if (after) admit(after);
  };
  for (const extent of ranked) admit(extent);
  return kept;
}

/** Index of the first span in `sorted` (no overlaps) that ends after `position`. */
function firstEndingAfter(sorted: readonly Extent[], position: number): number {
  return partitionPoint(sorted.length, (at) => (sorted[at] as Extent).end <= position);
}

const WORDLIKE = /[\p{L}\p{N}]/u;

function trimToWord(text: string, of: number, start: number, end: number): Extent | undefined {
  if (start >= end) return undefined;
  const piece = text.slice(start, end);
  if (!WORDLIKE.test(piece)) return undefined;
  const lead = piece.length - piece.trimStart().length;
  const tail = piece.length - piece.trimEnd().length;
  return { of, start: start + lead, end: end - tail };
}

/** The ranges covered by any span, merged where they overlap or touch, in reading order. */
export function coveredRanges(spans: readonly Span[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of inReadingOrder([...spans])) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/** Finds those of many spans, in order of their starts, that overlap a given one, without looking at all of them. */
export function overlapFinder(spans: readonly Span[]): (span: Span) => readonly Span[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  /** The furthest end of all up to here: no earlier one reaches beyond it. */
  const reach = new Int32Array(sorted.length);
  for (const [n, { end }] of sorted.entries())
    reach[n] = Math.max(end, n === 0 ? 0 : (reach[n - 1] as number));
  return ({ start, end }) => {
    const beyond = partitionPoint(sorted.length, (at) => (sorted[at] as Span).start < end);
    const found: Span[] = [];
    for (let n = beyond - 1; n >= 0 && (reach[n] as number) > start; n--) {
      const span = sorted[n] as Span;
      if (span.end > start) found.push(span);
    }
    return found.reverse();
  };
}

/** A span, where a field that is not known may also be there and undefined. */
export type SpanFields = Pick<Span, "start" | "end" | "type"> & {
  readonly [K in keyof Span]: Span[K] | undefined;
};

/** What is known of a span and no other field: JSON has no `undefined`, and a history stays behind. */
export function plainSpan({ start, end, type, score, source, link }: SpanFields): Span {
  // What nearly all spans have; putting together the others costs more.
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
