// From hashes of features to their rows.
import {
  HASH_ROOM,
  PLAN_DOMAIN_HIGH,
  PLAN_DOMAIN_LOW,
  PLAN_HAS_DOMAIN,
  PLAN_HASHES,
  PLAN_MASK,
  PLAN_ROW_MASK,
  PLAN_ROWS,
  PLAN_SLOTS,
  ROW_KIND_SHIFT,
} from "../job-fields";
import { take } from "./row-sums";

// Where the low halves and the first slots stand, counted from the high halves.
const LOW: usize = HASH_ROOM * 4;
const SLOT: usize = HASH_ROOM * 8;

/** Gathers the rows of the features whose hashes are there, and of their copies for the domain. */
export function lookUp(plan: usize, hashEnd: usize): void {
  const hashes: usize = load<u32>(plan + PLAN_HASHES);
  const zero = i32x4.splat(0);
  finishHashes(hashes, hashEnd, zero, zero);
  findRows(plan, hashes, hashEnd);
  if (load<u32>(plan + PLAN_HAS_DOMAIN) === 0) return;
  const high = i32x4.splat(load<i32>(plan + PLAN_DOMAIN_HIGH));
  const low = i32x4.splat(load<i32>(plan + PLAN_DOMAIN_LOW));
  finishHashes(hashes, hashEnd, high, low);
  findRows(plan, hashes, hashEnd);
}

/** The end of crf/hash.ts, four at a time, after both halves were crossed with those given. */
function finishHashes(hashes: usize, hashEnd: usize, crossHigh: v128, crossLow: v128): void {
  const ofHigh = i32x4.splat(0x27d4eb2f);
  const ofLow = i32x4.splat(0x165667b1);
  for (let at = hashes; at < hashEnd; at += 16) {
    const low = v128.xor(v128.load(at, LOW), crossLow);
    const high = finish(v128.xor(v128.xor(v128.load(at), crossHigh), i32x4.mul(low, ofHigh)));
    v128.store(at, high);
    v128.store(at, finish(v128.xor(low, i32x4.mul(high, ofLow))), LOW);
  }
}

function finish(given: v128): v128 {
  let h = i32x4.mul(v128.xor(given, i32x4.shr_u(given, 16)), i32x4.splat(0x85ebca6b));
  h = i32x4.mul(v128.xor(h, i32x4.shr_u(h, 13)), i32x4.splat(0xc2b2ae35));
  return v128.xor(h, i32x4.shr_u(h, 16));
}

/**
 * A slot holds nearly all of a hash: its place says most of the low half, so that what lies there need not be asked.
 * The first slots are read before any is looked at: so they do not wait for one another's memory.
 */
function findRows(plan: usize, hashes: usize, hashEnd: usize): void {
  const mask = load<u32>(plan + PLAN_MASK);
  const rowMask = load<u32>(plan + PLAN_ROW_MASK);
  const slots: usize = load<u32>(plan + PLAN_SLOTS);
  const rows: usize = load<u32>(plan + PLAN_ROWS);
  const compared = ((<u64>(~rowMask & ((1 << ROW_KIND_SHIFT) - 1))) << 32) | 0xffffffff;
  for (let at = hashes, first = hashes + SLOT; at < hashEnd; at += 4, first += 8)
    store<u64>(first, load<u64>(slots + ((<usize>(load<u32>(at, LOW) & mask)) << 3)));
  for (let at = hashes, first = hashes + SLOT; at < hashEnd; at += 4, first += 8) {
    const low = load<u32>(at, LOW);
    const hash = ((<u64>low) << 32) | <u64>load<u32>(at);
    let slot = load<u64>(first);
    for (let n = low + 1; slot !== 0; n++) {
      if (((slot ^ hash) & compared) === 0) {
        const row = <u32>(slot >>> 32);
        take(plan, row >>> ROW_KIND_SHIFT, rows + ((<usize>(row & rowMask)) << 2));
        break;
      }
      slot = load<u64>(slots + ((<usize>(n & mask)) << 3));
    }
  }
}
