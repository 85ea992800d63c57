import type { Span } from "../../note.js";
import { resolvedExtents, standApart } from "../../spans.js";
import type { DropLog } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { type MergePolicy, withoutRepeats } from "./policy.js";

/**
 * No voice counts more than another: the longer span wins, then the surer one. What a loser covers beyond the
 * winner stays covered.
 */
export const resolve: MergePolicy = (text, voices, log) =>
  resolveTraced(text, withoutRepeats(voices), "merge:resolve", log);

/** `resolveOverlaps` for spans with a history. `by` signs what happens to the losers. */
export function resolveTraced(
  text: string,
  spans: readonly TracedSpan[],
  by: string,
  log: DropLog,
): TracedSpan[] {
  if (standApart(spans)) return [...spans];
  const unique = firstOfEach(spans, by, log);
  const left = resolvedExtents(text, unique);
  const isLeft = new Uint8Array(unique.length);
  for (const { of } of left) isLeft[of] = 1;
  for (let n = 0; n < unique.length; n++)
    if (isLeft[n] === 0) log.drop(unique[n] as TracedSpan, by, "a longer or surer span covers it");
  return left.map((extent) => {
    const before = unique[extent.of] as TracedSpan;
    if (before.start === extent.start && before.end === extent.end) return before;
    return changed(before, extent, { by, did: "resized", why: "a longer or surer span covers the rest" });
  });
}

/** Of spans with one extent and type the surest: the others say nothing new. */
function firstOfEach(spans: readonly TracedSpan[], by: string, log: DropLog): TracedSpan[] {
  const best = new Map<string, TracedSpan>();
  for (const span of spans) {
    const key = `${span.start} ${span.end} ${span.type}`;
    const rival = best.get(key);
    if (rival === undefined) best.set(key, span);
    else {
      const wins = score(span) > score(rival);
      log.drop(wins ? rival : span, by, "the same extent and type was found with a higher score");
      if (wins) best.set(key, span);
    }
  }
  return [...best.values()];
}

function score({ score }: Span): number {
  return score ?? 1;
}
