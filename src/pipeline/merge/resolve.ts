import type { Span } from "../../note.js";
import { resolveOverlaps, standApart } from "../../spans.js";
import { changed, type Journal, type TracedSpan } from "../step.js";
import { type MergePolicy, withoutRepeats } from "./policy.js";

/**
 * No voice counts more than another: the longer span wins, then the surer one. What a loser covers beyond the
 * winner stays covered.
 */
export const resolve: MergePolicy = (text, voices, journal) =>
  resolveTraced(text, withoutRepeats(voices), "merge:resolve", journal);

/** `resolveOverlaps` for spans with a history. `by` signs what happens to the losers. */
export function resolveTraced(
  text: string,
  spans: readonly TracedSpan[],
  by: string,
  journal: Journal,
): TracedSpan[] {
  if (standApart(spans)) return [...spans];
  const unique = firstOfEach(spans, by, journal);
  const numbered = unique.map((span, number) => ({ ...span, number }));
  // Resolving copies a span with other offsets and leaves its other fields alone.
  const resolved = resolveOverlaps(text, numbered) as (typeof numbered)[number][];
  const left = new Set(resolved.map(({ number }) => number));
  for (const [number, span] of unique.entries()) {
    if (!left.has(number)) journal.drop(span, by, "a longer or surer span covers it");
  }
  return resolved.map(({ number, ...span }) => {
    const before = unique[number] as TracedSpan;
    if (before.start === span.start && before.end === span.end) return before;
    const fields = { start: span.start, end: span.end };
    return changed(before, fields, { by, did: "resized", why: "a longer or surer span covers the rest" });
  });
}

/** Of spans with one extent and type the surest: the others say nothing new. */
function firstOfEach(spans: readonly TracedSpan[], by: string, journal: Journal): TracedSpan[] {
  const best = new Map<string, TracedSpan>();
  for (const span of spans) {
    const key = `${span.start} ${span.end} ${span.type}`;
    const rival = best.get(key);
    if (rival === undefined) best.set(key, span);
    else {
      const wins = score(span) > score(rival);
      journal.drop(wins ? rival : span, by, "the same extent and type was found with a higher score");
      if (wins) best.set(key, span);
    }
  }
  return [...best.values()];
}

function score({ score }: Span): number {
  return score ?? 1;
}
