import { START, STOP } from "./states.js";
import type { Transitions } from "./transitions.js";

/** log P of a token in every state. */
export type Emission = Float64Array; // [states]

/** The best way to every state at every token. Token t in state s is node t · states + s; the end is node T · states. */
export interface Lattice {
  readonly tokens: number;
  readonly transitions: Transitions;
  /** The best score of a path up to a node and with it. */
  readonly best: Float64Array; // [tokens · states + 1]
  /** The state before, on that path. */
  readonly back: Uint16Array; // [tokens · states + 1]
  readonly emissions: readonly Emission[]; // [tokens]
}

/** δ(t, s) = max over r of δ(t - 1, r) + log P(s | r) + log P(token t | s). There is at least one token. */
export function viterbi(transitions: Transitions, emissions: readonly Emission[]): Lattice {
  const { states, first, from, log } = transitions;
  const tokens = emissions.length;
  const best = new Float64Array(tokens * states + 1).fill(Number.NEGATIVE_INFINITY);
  const back = new Uint16Array(tokens * states + 1);
  for (let s = 0; s < states; s++) {
    for (let arc = first[s]!; arc < first[s + 1]!; arc++)
      if (from[arc] === START && s !== STOP) best[s] = log[arc]! + emissions[0]![s]!;
  }
  for (let t = 1; t <= tokens; t++) {
    const emission = emissions[t];
    const row = (t - 1) * states;
    for (let s = 0; s < states; s++) {
      // Only the end has a column of its own, after the last token.
      if ((s === STOP) !== (t === tokens) || s === START) continue;
      let top = Number.NEGATIVE_INFINITY;
      let state = 0;
      for (let arc = first[s]!; arc < first[s + 1]!; arc++) {
        const score = best[row + from[arc]!]! + log[arc]!;
        if (score > top) {
          top = score;
          state = from[arc]!;
        }
      }
      const node = t * states + (s === STOP ? 0 : s);
      best[node] = top + (emission ? emission[s]! : 0);
      back[node] = state;
    }
  }
  return { tokens, transitions, best, back, emissions };
}
