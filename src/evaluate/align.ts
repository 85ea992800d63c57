import type { Span } from "../note.js";
import type { Pair } from "./pair.js";

/** Each gold span with at most one prediction, and the other way round. */
export interface Alignment {
  readonly matched: readonly { readonly gold: Span; readonly pred: Span }[];
  readonly missing: readonly Span[];
  readonly spurious: readonly Span[];
}

/** A gold span that many leftovers overlap looks at the best of them only, so that memory stays bounded. */
const MAX_RIVALS = 64;

/**
 * Pairs spans in four steps, best fit first: same extent and type; same extent; same type and overlapping; only
 * overlapping. Among the overlapping, the pair that shares most text comes first.
 */
export function align({ gold, pred }: Pick<Pair, "gold" | "pred">): Alignment {
  const matched: { gold: Span; pred: Span }[] = [];
  const [gold1, pred1] = takeEqual(gold, pred, (span) => `${span.start} ${span.end} ${span.type}`, matched);
  const [gold2, pred2] = takeEqual(gold1, pred1, (span) => `${span.start} ${span.end}`, matched);
  const [missing, spurious] = takeOverlapping(gold2, pred2, matched);
  return { matched, missing, spurious };
}

function takeEqual(
  gold: readonly Span[],
  pred: readonly Span[],
  key: (span: Span) => string,
  matched: { gold: Span; pred: Span }[],
): [Span[], Span[]] {
  const waiting = new Map<string, Span[]>();
  for (const span of pred) {
    const same = waiting.get(key(span));
    if (same) same.push(span);
    else waiting.set(key(span), [span]);
  }
  const taken = new Set<Span>();
  const missing: Span[] = [];
  for (const span of gold) {
    const partner = waiting.get(key(span))?.shift();
    if (partner) {
      taken.add(partner);
      matched.push({ gold: span, pred: partner });
    } else missing.push(span);
  }
  return [missing, pred.filter((span) => !taken.has(span))];
}

interface Candidate {
  readonly gold: number;
  readonly pred: number;
  readonly sameType: boolean;
  readonly shared: number;
}

const bestFirst = (a: Candidate, b: Candidate): number =>
  Number(b.sameType) - Number(a.sameType) || b.shared - a.shared || a.gold - b.gold || a.pred - b.pred;

function takeOverlapping(
  gold: readonly Span[],
  pred: readonly Span[],
  matched: { gold: Span; pred: Span }[],
): [Span[], Span[]] {
  const goldTaken = new Set<number>();
  const predTaken = new Set<number>();
  for (const candidate of candidates(gold, pred).sort(bestFirst)) {
    if (goldTaken.has(candidate.gold) || predTaken.has(candidate.pred)) continue;
    goldTaken.add(candidate.gold);
    predTaken.add(candidate.pred);
    matched.push({ gold: gold[candidate.gold] as Span, pred: pred[candidate.pred] as Span });
  }
  return [gold.filter((_, i) => !goldTaken.has(i)), pred.filter((_, i) => !predTaken.has(i))];
}

/** All overlapping pairs. Both lists are sorted by start. */
function candidates(gold: readonly Span[], pred: readonly Span[]): Candidate[] {
  const all: Candidate[] = [];
  // furthest[j]: the furthest end among predictions 0..j; it never falls, so the first one in reach moves on only.
  const furthest: number[] = [];
  for (const [j, span] of pred.entries()) furthest.push(Math.max(span.end, furthest[j - 1] ?? 0));
  let first = 0;
  for (const [i, span] of gold.entries()) {
    while (first < pred.length && (furthest[first] as number) <= span.start) first++;
    const rivals: Candidate[] = [];
    for (let j = first; j < pred.length; j++) {
      const other = pred[j] as Span;
      if (other.start >= span.end) break;
      const shared = Math.min(span.end, other.end) - Math.max(span.start, other.start);
      if (shared > 0) rivals.push({ gold: i, pred: j, sameType: span.type === other.type, shared });
    }
    if (rivals.length > MAX_RIVALS) rivals.sort(bestFirst).length = MAX_RIVALS;
    all.push(...rivals);
  }
  return all;
}
