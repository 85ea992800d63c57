// Scores of tokens straight from the hashes of values: hash, look up and add up in one place, so that tagging writes no
// list of attributes. Weights are whole numbers of 16 bits, as model files hold them: a sum of them is exact, in
// whatever order its rows come.
import {
  FOUND_ROOM,
  HASH_ROOM,
  JOIN_BYTES,
  JOIN_EACH,
  PLAN_CELLS,
  PLAN_DOMAIN_HIGH,
  PLAN_DOMAIN_LOW,
  PLAN_FOUND,
  PLAN_HAS_DOMAIN,
  PLAN_HASHES,
  PLAN_JOIN_COUNT,
  PLAN_JOINS,
  PLAN_LANES,
  PLAN_LIST_OF,
  PLAN_LIST_PLACE_COUNT,
  PLAN_LIST_PLACES,
  PLAN_LIST_ROWS,
  PLAN_LIST_STARTS,
  PLAN_MASK,
  PLAN_PADDED,
  PLAN_REACH,
  PLAN_ROW_MASK,
  PLAN_ROWS,
  PLAN_SLOTS,
  PLAN_STEP,
  PLAN_SUMS,
  PLAN_TOKEN_BYTES,
  PLAN_VALUES,
  ROW_DENSE,
  ROW_HEAD,
  ROW_SMALL,
} from "../job-fields";

// Where the next hash and the next row of the token at hand go.
let hashEnd: usize = 0;
let foundEnd: usize = 0;

/** out[count][Lp] ← the scores of `count` tokens from `first` on. */
export function joinScores(plan: usize, first: i32, count: i32, out: usize): void {
  const sums: usize = load<u32>(plan + PLAN_SUMS);
  const sumBytes: usize = load<u32>(plan + PLAN_LANES) << 2;
  const padded: usize = load<u32>(plan + PLAN_PADDED);
  const step = f64x2.splat(load<f64>(plan + PLAN_STEP));
  const joins: usize = load<u32>(plan + PLAN_JOINS);
  const lastJoin: usize = joins + load<u32>(plan + PLAN_JOIN_COUNT) * JOIN_BYTES;
  const tokenBytes: usize = load<u32>(plan + PLAN_TOKEN_BYTES);
  let token: usize = first + load<u32>(plan + PLAN_REACH);
  let cells: usize = load<u32>(plan + PLAN_CELLS) + token * tokenBytes;
  for (const end = token + count; token < end; token++, cells += tokenBytes) {
    memory.fill(sums, 0, sumBytes);
    hashEnd = load<u32>(plan + PLAN_HASHES);
    foundEnd = load<u32>(plan + PLAN_FOUND);
    listedRows(plan, token);
    for (let join = joins; join < lastJoin; join += JOIN_BYTES) joinedHashes(plan, join, cells);
    lookUp(plan);
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
    const entry = listStarts + ((list * (places + 1) + p) << 2);
    const end: usize = rows + (load<u32>(entry, 4) << 2);
    for (let row: usize = rows + (load<u32>(entry) << 2); row < end; row += 4) take(plan, load<u32>(row));
  }
}

/** Hashes of one join's features: every combination of values, or the first of each place. */
function joinedHashes(plan: usize, join: usize, cells: usize): void {
  const kind = load<u32>(join, 8);
  const places = kind & ~JOIN_EACH;
  const each = kind !== places;
  const values: usize = load<u32>(plan + PLAN_VALUES);
  const a = cells + load<i32>(join, 12);
  const firstA = values + ((<usize>load<u32>(a)) << 3);
  const endA = values + ((<usize>load<u32>(a, 4)) << 3);
  const lastA = each ? endA : min(endA, firstA + 8);
  for (let va = firstA; va < lastA; va += 8) {
    const highA = mixHigh(load<u32>(join), va);
    const lowA = mixLow(load<u32>(join, 4), va);
    if (places === 1) {
      put(plan, highA, lowA);
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
        put(plan, highB, lowB);
        continue;
      }
      const c = cells + load<i32>(join, 20);
      const firstC = values + ((<usize>load<u32>(c)) << 3);
      const endC = values + ((<usize>load<u32>(c, 4)) << 3);
      const lastC = each ? endC : min(endC, firstC + 8);
      for (let vc = firstC; vc < lastC; vc += 8) put(plan, mixHigh(highB, vc), mixLow(lowB, vc));
    }
  }
}

// The hash of crf/hash.ts, with a value's halves in place of code units.
function mixHigh(before: u32, value: usize): u32 {
  return (rotl<u32>(before, 7) ^ load<u32>(value)) * 0x85ebca6b;
}

function mixLow(before: u32, value: usize): u32 {
  return (rotl<u32>(before, 13) ^ load<u32>(value, 4)) * 0xc2b2ae35;
}

function finish(given: u32): u32 {
  let h = (given ^ (given >> 16)) * 0x85ebca6b;
  h = (h ^ (h >> 13)) * 0xc2b2ae35;
  return h ^ (h >> 16);
}

/** Gathers the hash of a feature. All hashes come first: look-ups then do not wait for one another's memory. */
function put(plan: usize, high: u32, low: u32): void {
  store<u32>(hashEnd, high);
  store<u32>(hashEnd, low, 4);
  hashEnd += 8;
  if (hashEnd === <usize>load<u32>(plan + PLAN_HASHES) + HASH_ROOM * 8) lookUp(plan);
}

/** Gathers the rows of the features whose hashes are there, and of their copies for the domain. */
function lookUp(plan: usize): void {
  const hashes: usize = load<u32>(plan + PLAN_HASHES);
  const hasDomain = load<u32>(plan + PLAN_HAS_DOMAIN) !== 0;
  for (let at = hashes; at < hashEnd; at += 8) {
    const low = load<u32>(at, 4);
    const endHigh = finish(load<u32>(at) ^ (low * 0x27d4eb2f));
    const endLow = finish(low ^ (endHigh * 0x165667b1));
    probe(plan, endHigh, endLow);
    if (!hasDomain) continue;
    const low2 = endLow ^ load<u32>(plan + PLAN_DOMAIN_LOW);
    const endHigh2 = finish(endHigh ^ load<u32>(plan + PLAN_DOMAIN_HIGH) ^ (low2 * 0x27d4eb2f));
    probe(plan, endHigh2, finish(low2 ^ (endHigh2 * 0x165667b1)));
  }
  hashEnd = hashes;
}

/** A slot holds a row's number and, above it, bits of its hash; the row itself knows all of it. */
function probe(plan: usize, high: u32, low: u32): void {
  const mask = load<u32>(plan + PLAN_MASK);
  const rowMask = load<u32>(plan + PLAN_ROW_MASK);
  const slots: usize = load<u32>(plan + PLAN_SLOTS);
  const rows: usize = load<u32>(plan + PLAN_ROWS);
  for (let n = low; ; n++) {
    const slot = load<u32>(slots + ((<usize>(n & mask)) << 2));
    if (slot === 0) return;
    if (((slot ^ high) & ~rowMask) !== 0) continue;
    const row = rows + ((<usize>(slot & rowMask)) << 2);
    if (load<u32>(row) !== high || load<u32>(row, 4) !== low) continue;
    take(plan, slot & rowMask);
    return;
  }
}

function take(plan: usize, row: u32): void {
  store<u32>(foundEnd, row);
  foundEnd += 4;
  if (foundEnd === <usize>load<u32>(plan + PLAN_FOUND) + FOUND_ROOM * 4) addRows(plan);
}

/** Adds the rows that were gathered to the sums. */
function addRows(plan: usize): void {
  const sums: usize = load<u32>(plan + PLAN_SUMS);
  const rows: usize = load<u32>(plan + PLAN_ROWS);
  const lanes: usize = load<u32>(plan + PLAN_LANES);
  const found: usize = load<u32>(plan + PLAN_FOUND);
  // Small rows stay in the list, to be added by fours; row 0 fills up the last four.
  let kept = found;
  for (let at = found; at < foundEnd; at += 4) {
    const row = load<u32>(at);
    const start: usize = rows + ((<usize>row) << 2) + ROW_HEAD;
    const kind = load<u32>(start - 4);
    if (kind === ROW_SMALL) {
      store<u32>(kept, row);
      kept += 4;
    } else if (kind === ROW_DENSE) addDense(sums, start, lanes);
    else
      for (let pair = start, last = start + ((<usize>kind) << 2); pair < last; pair += 4) {
        const sum = sums + ((<usize>load<u16>(pair)) << 2);
        store<i32>(sum, load<i32>(sum) + load<i16>(pair, 2));
      }
  }
  foundEnd = found;
  while ((kept - found) & 15) {
    store<u32>(kept, 0);
    kept += 4;
  }
  for (let at = found; at < kept; at += 16) {
    let a: usize = rows + ((<usize>load<u32>(at)) << 2) + ROW_HEAD;
    let b: usize = rows + ((<usize>load<u32>(at, 4)) << 2) + ROW_HEAD;
    let c: usize = rows + ((<usize>load<u32>(at, 8)) << 2) + ROW_HEAD;
    let d: usize = rows + ((<usize>load<u32>(at, 12)) << 2) + ROW_HEAD;
    for (let sum = sums, last = sums + (lanes << 2); sum < last; sum += 32) {
      const four = i16x8.add(i16x8.add(v128.load(a), v128.load(b)), i16x8.add(v128.load(c), v128.load(d)));
      v128.store(sum, i32x4.add(v128.load(sum), i32x4.extend_low_i16x8_s(four)));
      v128.store(sum, i32x4.add(v128.load(sum, 16), i32x4.extend_high_i16x8_s(four)), 16);
      a += 16;
      b += 16;
      c += 16;
      d += 16;
    }
  }
}

function addDense(sums: usize, weights: usize, lanes: usize): void {
  for (let sum = sums, last = sums + (lanes << 2); sum < last; sum += 32, weights += 16) {
    const row = v128.load(weights);
    v128.store(sum, i32x4.add(v128.load(sum), i32x4.extend_low_i16x8_s(row)));
    v128.store(sum, i32x4.add(v128.load(sum, 16), i32x4.extend_high_i16x8_s(row)), 16);
  }
}
