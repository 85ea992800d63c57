import type { Layout } from "../layout.js";
import type { PairWeight } from "./pair-weights.js";

/** The n-th best way to arrive somewhere: from label `from` at the token before, on that label's own rank-th way. */
interface Way {
  readonly from: number;
  readonly rank: number;
  readonly score: number;
}

interface Place {
  readonly ways: Way[];
  readonly candidates: Way[];
}

/**
 * The k best paths by recursive enumeration (Jiménez and Marzal 1999): the next best way to a place is found by asking
 * for the next best way to the place before it, only when needed. δ comes from Viterbi. Written with a stack of its
 * own, since a path may be 100,000 tokens long.
 */
export function kBestPaths(
  { labels, padded }: Layout,
  pair: PairWeight,
  node: Float64Array, // [T][Lp]
  delta: Float64Array, // [T][Lp]
  count: number,
  k: number,
): { labels: Uint16Array; score: number }[] {
  const places = new Map<number, Place>();

  // Place (count, 0) is the end: every label of the last token leads there with weight 0.
  const arrivals = (t: number, j: number): Way[] => {
    const ways: Way[] = [];
    for (let i = 0; i < labels; i++) {
      const before = delta[(t - 1) * padded + i]!;
      const score = t === count ? before : before + pair(t, i, j) + node[t * padded + j]!;
      if (score > -Infinity) ways.push({ from: i, rank: 0, score });
    }
    return ways;
  };
  const placeAt = (t: number, j: number): Place => {
    const key = t * labels + j;
    let place = places.get(key);
    if (!place) {
      place = { ways: [], candidates: t === 0 ? [] : arrivals(t, j) };
      if (t === 0) place.ways.push({ from: -1, rank: 0, score: node[j]! });
      else takeBest(place);
      places.set(key, place);
    }
    return place;
  };
  const stepScore = (t: number, i: number, j: number): number =>
    t === count ? 0 : pair(t, i, j) + node[t * padded + j]!;

  /** Finds one more way to (count, 0); false when there is none. */
  const extendEnd = (): boolean => {
    // Down: each place needs the successor of its last way, which may first have to be found one token earlier.
    const stack: { t: number; j: number }[] = [{ t: count, j: 0 }];
    for (;;) {
      const { t, j } = stack.at(-1)!;
      if (t === 0) break;
      const last = placeAt(t, j).ways.at(-1)!;
      if (placeAt(t - 1, last.from).ways.length > last.rank + 1 || t - 1 === 0) break;
      stack.push({ t: t - 1, j: last.from });
    }
    // Up: add the successor, then take the best candidate.
    let found = false;
    for (let at = stack.pop(); at; at = stack.pop()) {
      const { t, j } = at;
      const place = placeAt(t, j);
      if (t === 0) continue;
      const last = place.ways.at(-1)!;
      const successor = placeAt(t - 1, last.from).ways[last.rank + 1];
      if (successor) {
        const score = successor.score + stepScore(t, last.from, j);
        place.candidates.push({ from: last.from, rank: last.rank + 1, score });
      }
      found = takeBest(place);
    }
    return found;
  };

  const end = placeAt(count, 0);
  while (end.ways.length > 0 && end.ways.length < k && extendEnd());
  return end.ways.slice(0, k).map((way) => {
    const path = new Uint16Array(count);
    let { from, rank } = way;
    for (let t = count - 1; t >= 0; t--) {
      path[t] = from;
      const step = placeAt(t, from).ways[rank]!;
      from = step.from;
      rank = step.rank;
    }
    return { labels: path, score: way.score };
  });
}

/** Moves the best candidate to the ways; of equal ones the lowest label. */
function takeBest({ ways, candidates }: Place): boolean {
  let best = -1;
  for (let c = 0; c < candidates.length; c++) {
    const rival = candidates[best];
    const candidate = candidates[c]!;
    if (
      !rival ||
      candidate.score > rival.score ||
      (candidate.score === rival.score && candidate.from < rival.from)
    )
      best = c;
  }
  if (best < 0) return false;
  ways.push(candidates.splice(best, 1)[0]!);
  return true;
}
