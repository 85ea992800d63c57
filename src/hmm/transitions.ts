import { START, stateCount, successors, tokenStates } from "./states.js";

/** How often one state followed another; the key is from · 65536 + to. */
export type TransitionCounts = Map<number, number>;

export const transitionKey = (from: number, to: number): number => from * 65536 + to;

/** The lattice's arcs, by the state they lead to: state s has those from `first[s]` to `first[s + 1]`. */
export interface Transitions {
  readonly states: number;
  readonly first: Int32Array; // [states + 1]
  readonly from: Uint16Array;
  readonly log: Float64Array;
}

/**
 * Witten-Bell over the states that may follow: what was seen in its share, and every one of them a little, so that a
 * text unlike all training notes still has a path.
 */
export function transitionsOf(counts: TransitionCounts, types: number): Transitions {
  const states = stateCount(types);
  const arcs: { from: number; to: number; log: number }[] = [];
  for (const from of [START, ...tokenStates(types)]) {
    const next = successors(from, types);
    const seen = next.map((to) => counts.get(transitionKey(from, to)) ?? 0);
    const total = seen.reduce((sum, count) => sum + count, 0);
    const kinds = seen.filter((count) => count > 0).length;
    for (const [n, to] of next.entries()) {
      // λ c / total + (1 - λ) / states that may follow, λ = total / (total + kinds); uniform where nothing was seen.
      const known = total === 0 ? 0 : seen[n]! / (total + kinds);
      const rest = total === 0 ? 1 : kinds / (total + kinds);
      arcs.push({ from, to, log: Math.log(known + rest / next.length) });
    }
  }
  arcs.sort((a, b) => a.to - b.to || a.from - b.from);
  const first = new Int32Array(states + 1);
  for (const { to } of arcs) first[to + 1]!++;
  for (let s = 0; s < states; s++) first[s + 1]! += first[s]!;
  return {
    states,
    first,
    from: Uint16Array.from(arcs, ({ from }) => from),
    log: Float64Array.from(arcs, ({ log }) => log),
  };
}
