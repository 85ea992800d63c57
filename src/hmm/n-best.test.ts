import { expect, it } from "vitest";
import { nBest } from "./n-best.js";
import { START, STOP, stateCount, successors, tokenStates } from "./states.js";
import { seeded } from "./test-lattice.js";
import { type Transitions, transitionKey, transitionsOf } from "./transitions.js";
import { viterbi } from "./viterbi.js";

function tinyLattice(seed: number, tokens: number, types: number, ties: boolean) {
  const random = seeded(seed);
  const draw = (): number => (ties ? Math.floor(3 * random()) : 6 * random());
  const counts = new Map<number, number>();
  for (const from of [START, ...tokenStates(types)])
    for (const to of successors(from, types)) counts.set(transitionKey(from, to), Math.floor(4 * random()));
  const emissions = Array.from({ length: tokens }, () =>
    Float64Array.from({ length: stateCount(types) }, () => -draw()),
  );
  return { transitions: transitionsOf(counts, types), emissions };
}

/** log P of one arc. */
function transitionLog({ first, from, log }: Transitions, source: number, to: number): number {
  for (let arc = first[to]!; arc < first[to + 1]!; arc++) if (from[arc] === source) return log[arc]!;
  return Number.NEGATIVE_INFINITY;
}

/** Every path with its score, the best first. */
function bruteForce({ transitions, emissions }: ReturnType<typeof tinyLattice>, types: number) {
  const found: { path: number[]; score: number }[] = [];
  const extend = (path: number[], state: number, score: number): void => {
    for (const next of successors(state, types)) {
      const step = score + transitionLog(transitions, state, next);
      if (next === STOP) {
        if (path.length === emissions.length) found.push({ path, score: step });
      } else if (path.length < emissions.length)
        extend([...path, next], next, step + (emissions[path.length]?.[next] as number));
    }
  };
  extend([], START, 0);
  return found.sort((a, b) => b.score - a.score);
}

const CASES = Array.from({ length: 24 }, (_, n) => [n, 1 + (n % 5), 1 + (n % 3 === 2 ? 1 : 0), n % 4 === 3]);

it.each(CASES as [number, number, number, boolean][])(
  "lists what trying all paths lists (seed %i, %i tokens, %i types, ties %s)",
  (seed, tokens, types, ties) => {
    const lattice = tinyLattice(seed, tokens, types, ties);
    const all = bruteForce(lattice, types);
    for (const n of [1, 2, 7, all.length, all.length + 5]) {
      const listed = nBest(viterbi(lattice.transitions, lattice.emissions), n);
      expect(listed).toHaveLength(Math.min(n, all.length));
      const known = new Map(all.map(({ path, score }) => [path.join(" "), score]));
      const seen = new Set<string>();
      for (const [rank, { path, score }] of listed.entries()) {
        expect(score).toBeCloseTo(all[rank]?.score as number, 9);
        expect(known.get(path.join(" "))).toBeCloseTo(score, 9);
        seen.add(path.join(" "));
      }
      expect(seen.size).toBe(listed.length);
    }
  },
);

it("lists the same for the same lattice", () => {
  const lattice = tinyLattice(5, 40, 3, true);
  const once = nBest(viterbi(lattice.transitions, lattice.emissions), 512);
  expect(nBest(viterbi(lattice.transitions, lattice.emissions), 512)).toEqual(once);
  expect(new Set(once.map(({ path }) => path.join(" "))).size).toBe(512);
});
