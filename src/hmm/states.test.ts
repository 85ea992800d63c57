import { expect, it } from "vitest";
import { type Chunk, chunksOf, pathOf, START, STOP, successors, tokenStates } from "./states.js";
import { transitionKey, transitionsOf } from "./transitions.js";

/** Every chunking of so many tokens. */
function chunkings(tokens: number, types: number, first = 0): Chunk[][] {
  if (first >= tokens) return [[]];
  const found = chunkings(tokens, types, first + 1);
  for (let last = first + 1; last <= tokens; last++)
    for (let type = 1; type <= types; type++)
      for (const rest of chunkings(tokens, types, last)) found.push([{ first, last, type }, ...rest]);
  return found;
}

/** Every path from the start to the end. */
function paths(tokens: number, types: number, from = START): number[][] {
  if (tokens === 0) return successors(from, types).includes(STOP) ? [[]] : [];
  return successors(from, types)
    .filter((state) => state !== STOP)
    .flatMap((state) => paths(tokens - 1, types, state).map((rest) => [state, ...rest]));
}

it.each([
  [1, 1],
  [2, 2],
  [3, 1],
  [4, 2],
  [5, 1],
])("has one path for each chunking of %i tokens with %i types, and no other", (tokens, types) => {
  const all = chunkings(tokens, types);
  const told = all.map((chunks) => pathOf(chunks, tokens));
  expect(told.map((path) => path.join(" ")).sort()).toEqual(
    paths(tokens, types)
      .map((path) => path.join(" "))
      .sort(),
  );
  for (const [n, path] of told.entries()) expect(chunksOf(path)).toEqual(all[n]);
});

it("has transitions that sum to one from every state, with and without counts", () => {
  const counts = new Map([
    [transitionKey(START, tokenStates(2)[1] as number), 3],
    ...successors(START, 2).map((to, n) => [transitionKey(START, to), n] as [number, number]),
  ]);
  const { states, first, from, log } = transitionsOf(counts, 2);
  const sums = new Map<number, number>();
  for (let s = 0; s < states; s++)
    for (let arc = first[s] as number; arc < (first[s + 1] as number); arc++)
      sums.set(from[arc] as number, (sums.get(from[arc] as number) ?? 0) + Math.exp(log[arc] as number));
  expect([...sums.keys()].sort()).toEqual([START, ...tokenStates(2)].sort());
  for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 12);
});
