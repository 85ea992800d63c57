import { shuffled } from "../random.js";
import { GROUP_BYTES, LANES } from "./kernels/job-fields.js";
import type { Sequences } from "./sequences.js";

export interface Groups {
  readonly entries: Uint32Array; // [groups][3][LANES]: first token, length, weight
  readonly shardStart: Uint32Array; // [shards+1]
  readonly longest: number;
}

/**
 * Identical sequences become one that counts several times. Each shard is a stretch of the data with about the same
 * number of tokens, or with `random` a sample of them; within it, sequences of similar length go side by side. Nothing here depends on the threads.
 */
export function groupSequences(data: Sequences, shards: number, random?: () => number): Groups {
  const { unique: inOrder, weight } = mergeDuplicates(data);
  const unique = random
    ? Array.from(shuffled(inOrder.length, random), (at) => inOrder[at] as number)
    : inOrder;
  const lengthOf = (s: number): number => data.start[s + 1]! - data.start[s]!;
  let tokens = 0;
  let longest = 0;
  for (const s of unique) {
    tokens += lengthOf(s);
    longest = Math.max(longest, lengthOf(s));
  }
  const entries: number[] = [];
  const shardStart = new Uint32Array(shards + 1);
  let next = 0;
  let passed = 0;
  for (let shard = 0; shard < shards; shard++) {
    const members: number[] = [];
    while (next < unique.length && (passed < (tokens * (shard + 1)) / shards || shard === shards - 1)) {
      members.push(unique[next]!);
      passed += lengthOf(unique[next]!);
      next++;
    }
    members.sort((a, b) => lengthOf(b) - lengthOf(a) || a - b);
    for (let m = 0; m < members.length; m += LANES) {
      const lanes = members.slice(m, m + LANES);
      while (lanes.length < LANES) lanes.push(-1);
      entries.push(...lanes.map((s) => (s < 0 ? 0 : data.start[s]!)));
      entries.push(...lanes.map((s) => (s < 0 ? 0 : lengthOf(s))));
      entries.push(...lanes.map((s) => (s < 0 ? 0 : weight[s]!)));
    }
    shardStart[shard + 1] = (entries.length * 4) / GROUP_BYTES;
  }
  return { entries: Uint32Array.from(entries), shardStart, longest };
}

/** `unique`: the first of each set of identical sequences; `weight[s]`: how many there are. */
function mergeDuplicates(data: Sequences): { unique: number[]; weight: Uint32Array } {
  const sequences = data.start.length - 1;
  const weight = new Uint32Array(sequences);
  const byHash = new Map<number, number[]>();
  const unique: number[] = [];
  for (let s = 0; s < sequences; s++) {
    const hash = hashSequence(data, s);
    const rivals = byHash.get(hash);
    const twin = rivals?.find((other) => sameSequence(data, s, other));
    if (twin !== undefined) {
      weight[twin]!++;
      continue;
    }
    if (rivals) rivals.push(s);
    else byHash.set(hash, [s]);
    unique.push(s);
    weight[s] = 1;
  }
  return { unique, weight };
}

function hashSequence({ start, tokenOffset, attributes, labels, edges }: Sequences, s: number): number {
  let h = 0;
  const mix = (value: number): void => {
    h = Math.imul(((h << 5) | (h >>> 27)) ^ value, 0x9e3779b1);
  };
  const first = start[s]!;
  const last = start[s + 1]!;
  for (let t = first; t < last; t++) mix(labels[t]! + 1);
  for (let at = tokenOffset[first]!; at < tokenOffset[last]!; at++) mix(attributes[at]!);
  if (edges)
    for (let at = edges.tokenOffset[first]!; at < edges.tokenOffset[last]!; at++) mix(edges.attributes[at]!);
  return h;
}

function sameSequence(data: Sequences, a: number, b: number): boolean {
  const { start, labels, edges } = data;
  const length = start[a + 1]! - start[a]!;
  if (start[b + 1]! - start[b]! !== length) return false;
  for (let t = 0; t < length; t++) if (labels[start[a]! + t] !== labels[start[b]! + t]) return false;
  return (
    sameLists(data.tokenOffset, data.attributes, start[a]!, start[b]!, length) &&
    (!edges || sameLists(edges.tokenOffset, edges.attributes, start[a]!, start[b]!, length))
  );
}

function sameLists(offset: Uint32Array, ids: Uint32Array, a: number, b: number, tokens: number): boolean {
  for (let t = 0; t < tokens; t++)
    if (offset[a + t + 1]! - offset[a + t]! !== offset[b + t + 1]! - offset[b + t]!) return false;
  const shift = offset[b]! - offset[a]!;
  for (let at = offset[a]!; at < offset[a + tokens]!; at++) if (ids[at] !== ids[at + shift]) return false;
  return true;
}
