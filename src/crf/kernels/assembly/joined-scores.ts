// Scores of tokens straight from the hashes of values: hash, look up and add up in one place, so that tagging writes no
// list of attributes. Weights are whole numbers of 16 bits, as model files hold them: a sum of them is exact, in
// whatever order its rows come.
import {
  HASH_ROOM,
  JOIN_BYTES,
  JOIN_EACH,
  PLAN_CELLS,
  PLAN_HASHES,
  PLAN_JOIN_COUNT,
  PLAN_JOINS,
  PLAN_LANES,
  PLAN_LIST_OF,
  PLAN_LIST_PLACE_COUNT,
  PLAN_LIST_PLACES,
  PLAN_LIST_ROWS,
  PLAN_LIST_STARTS,
  PLAN_PADDED,
  PLAN_REACH,
  PLAN_STEP,
  PLAN_SUMS,
  PLAN_TOKEN_BYTES,
  PLAN_VALUES,
  ROW_KINDS,
} from "../job-fields";
import { lookUp } from "./look-up";
import { addRows, clearRows, takeAll } from "./row-sums";

/** out[count][Lp] ← the scores of `count` tokens from `first` on. */
export function joinScores(plan: usize, first: i32, count: i32, out: usize): void {
  const sums: usize = load<u32>(plan + PLAN_SUMS);
  const sumsEnd: usize = sums + (load<u32>(plan + PLAN_LANES) << 2);
  const zero = i32x4.splat(0);
  const padded: usize = load<u32>(plan + PLAN_PADDED);
  const step = f64x2.splat(load<f64>(plan + PLAN_STEP));
  const joins: usize = load<u32>(plan + PLAN_JOINS);
  const lastJoin: usize = joins + load<u32>(plan + PLAN_JOIN_COUNT) * JOIN_BYTES;
  const tokenBytes: usize = load<u32>(plan + PLAN_TOKEN_BYTES);
  const hashes: usize = load<u32>(plan + PLAN_HASHES);
  let token: usize = first + load<u32>(plan + PLAN_REACH);
  let cells: usize = load<u32>(plan + PLAN_CELLS) + token * tokenBytes;
  clearRows(plan);
  for (const end = token + count; token < end; token++, cells += tokenBytes) {
    // Quicker than memory.fill, which leaves the kernel.
    for (let sum = sums; sum < sumsEnd; sum += 16) v128.store(sum, zero);
    listedRows(plan, token);
    let hashEnd = hashes;
    for (let join = joins; join < lastJoin; join += JOIN_BYTES)
      hashEnd = joinedHashes(plan, join, cells, hashEnd);
    lookUp(plan, hashEnd);
    addRows(plan);
    for (let sum = sums, last = sums + (padded << 2); sum < last; sum += 8, out += 16)
      v128.store(out, f64x2.mul(f64x2.convert_low_i32x4_s(v128.load64_zero(sum)), step));
  }
}

/** Gathers the rows of what is known of the tokens around. */
function listedRows(plan: usize, token: usize): void {
  const places: usize = load<u32>(plan + PLAN_LIST_PLACE_COUNT);
  const offsets: usize = load<u32>(plan + PLAN_LIST_PLACES);
  const listOf: usize = load<u32>(plan + PLAN_LIST_OF) + (token << 2);
  const listStarts: usize = load<u32>(plan + PLAN_LIST_STARTS);
  const rows: usize = load<u32>(plan + PLAN_LIST_ROWS);
  for (let p: usize = 0; p < places; p++) {
    const list: usize = load<u32>(listOf + (load<i32>(offsets + (p << 2)) << 2));
    const entry = listStarts + ((list * (ROW_KINDS * places + 1) + ROW_KINDS * p) << 2);
    for (let kind: usize = 0; kind < <usize>ROW_KINDS; kind++)
      takeAll(
        plan,
        kind,
        rows + ((<usize>load<u32>(entry + (kind << 2))) << 2),
        rows + ((<usize>load<u32>(entry + (kind << 2), 4)) << 2),
      );
  }
}

/** Hashes of one join's features: every combination of values, or the first of each place. Returns where they end. */
function joinedHashes(plan: usize, join: usize, cells: usize, hashEnd: usize): usize {
  const kind = load<u32>(join, 8);
  const places = kind & ~JOIN_EACH;
  const each = kind !== places;
  const values: usize = load<u32>(plan + PLAN_VALUES);
  const full: usize = load<u32>(plan + PLAN_HASHES) + HASH_ROOM * 4;
  const a = cells + load<i32>(join, 12);
  const firstA = values + ((<usize>load<u32>(a)) << 3);
  const endA = values + ((<usize>load<u32>(a, 4)) << 3);
  const lastA = each ? endA : min(endA, firstA + 8);
  for (let va = firstA; va < lastA; va += 8) {
    const highA = mixHigh(load<u32>(join), va);
    const lowA = mixLow(load<u32>(join, 4), va);
    if (places === 1) {
      put(hashEnd, highA, lowA);
      hashEnd += 4;
      if (hashEnd === full) hashEnd = makeRoom(plan, hashEnd);
      continue;
    }
    const b = cells + load<i32>(join, 16);
    const firstB = values + ((<usize>load<u32>(b)) << 3);
    const endB = values + ((<usize>load<u32>(b, 4)) << 3);
    const lastB = each ? endB : min(endB, firstB + 8);
    for (let vb = firstB; vb < lastB; vb += 8) {
      const highB = mixHigh(highA, vb);
      const lowB = mixLow(lowA, vb);
      if (places === 2) {
        put(hashEnd, highB, lowB);
        hashEnd += 4;
        if (hashEnd === full) hashEnd = makeRoom(plan, hashEnd);
        continue;
      }
      const c = cells + load<i32>(join, 20);
      const firstC = values + ((<usize>load<u32>(c)) << 3);
      const endC = values + ((<usize>load<u32>(c, 4)) << 3);
      const lastC = each ? endC : min(endC, firstC + 8);
      for (let vc = firstC; vc < lastC; vc += 8) {
        put(hashEnd, mixHigh(highB, vc), mixLow(lowB, vc));
        hashEnd += 4;
        if (hashEnd === full) hashEnd = makeRoom(plan, hashEnd);
      }
    }
  }
  return hashEnd;
}

// The hash of crf/hash.ts, with a value's halves in place of code units.
function mixHigh(before: u32, value: usize): u32 {
  return (rotl<u32>(before, 7) ^ load<u32>(value)) * 0x85ebca6b;
}

function mixLow(before: u32, value: usize): u32 {
  return (rotl<u32>(before, 13) ^ load<u32>(value, 4)) * 0xc2b2ae35;
}

function put(at: usize, high: u32, low: u32): void {
  store<u32>(at, high);
  store<u32>(at, low, HASH_ROOM * 4);
}

/** Looks up the hashes that are there; returns where the next one goes. */
function makeRoom(plan: usize, hashEnd: usize): usize {
  lookUp(plan, hashEnd);
  addRows(plan);
  return load<u32>(plan + PLAN_HASHES);
}
