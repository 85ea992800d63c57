// Rows of weights are gathered by kind and then summed, each kind in its own way: no branch has to guess what comes next.
import {
  FOUND_ROOM,
  HASH_ROOM,
  PLAN_FOUND,
  PLAN_LANES,
  PLAN_ROW_COUNTS,
  PLAN_ROWS,
  PLAN_SUMS,
  ROW_DENSE,
  ROW_LISTED,
  ROW_SMALL,
} from "../job-fields";

export function clearRows(plan: usize): void {
  store<u32>(plan + PLAN_ROW_COUNTS, 0);
  store<u32>(plan + PLAN_ROW_COUNTS, 0, 4);
  store<u32>(plan + PLAN_ROW_COUNTS, 0, 8);
}

/** Gathers the row of that kind that begins there. */
export function take(plan: usize, kind: usize, row: usize): void {
  const counter = plan + PLAN_ROW_COUNTS + (kind << 2);
  const count = load<i32>(counter);
  store<u32>(<usize>load<u32>(plan + PLAN_FOUND) + ((kind * FOUND_ROOM + count) << 2), <u32>row);
  store<i32>(counter, count + 1);
}

/** Gathers rows of one kind. What is gathered by hashes has its room left. */
export function takeAll(plan: usize, kind: usize, from: usize, to: usize): void {
  const found = <usize>load<u32>(plan + PLAN_FOUND) + ((kind * FOUND_ROOM) << 2);
  const full = found + ((FOUND_ROOM - 2 * HASH_ROOM - 4) << 2);
  const counter = plan + PLAN_ROW_COUNTS + (kind << 2);
  let at = found + ((<usize>load<u32>(counter)) << 2);
  for (; from < to; from += 16) {
    if (at > full) {
      store<u32>(counter, <u32>((at - found) >>> 2));
      addRows(plan);
      at = found;
    }
    // What is copied beyond the last is not counted.
    v128.store(at, v128.load(from));
    at += min(16, to - from);
  }
  store<u32>(counter, <u32>((at - found) >>> 2));
}

/** Adds the rows that were gathered to the sums. */
export function addRows(plan: usize): void {
  const sums: usize = load<u32>(plan + PLAN_SUMS);
  const lanes: usize = load<u32>(plan + PLAN_LANES);
  const found: usize = load<u32>(plan + PLAN_FOUND);
  const counts = plan + PLAN_ROW_COUNTS;
  addListed(sums, found, found + (load<u32>(counts + (ROW_LISTED << 2)) << 2));
  const dense = found + ROW_DENSE * FOUND_ROOM * 4;
  const denseEnd = dense + (load<u32>(counts + (ROW_DENSE << 2)) << 2);
  const small = found + ROW_SMALL * FOUND_ROOM * 4;
  let smallEnd = small + (load<u32>(counts + (ROW_SMALL << 2)) << 2);
  // Row 0, which weighs nothing, fills up the last four.
  for (; (smallEnd - small) & 15; smallEnd += 4) store<u32>(smallEnd, load<u32>(plan + PLAN_ROWS));
  for (let lane: usize = 0; lane < lanes; lane += 16) {
    addDense(sums + (lane << 2), lane << 1, dense, denseEnd);
    addSmall(sums + (lane << 2), lane << 1, small, smallEnd);
  }
  clearRows(plan);
}

/** Rows that list their labels. */
function addListed(sums: usize, at: usize, end: usize): void {
  for (; at < end; at += 4) {
    let pair: usize = load<u32>(at);
    for (const last = pair + ((<usize>load<u32>(pair - 4)) << 2); pair < last; pair += 4) {
      const sum = sums + ((<usize>load<u16>(pair)) << 2);
      store<i32>(sum, load<i32>(sum) + load<i16>(pair, 2));
    }
  }
}

/** Sixteen lanes of every row. */
function addDense(sums: usize, offset: usize, at: usize, end: usize): void {
  let a = v128.load(sums);
  let b = v128.load(sums, 16);
  let c = v128.load(sums, 32);
  let d = v128.load(sums, 48);
  for (; at < end; at += 4) {
    const weights: usize = <usize>load<u32>(at) + offset;
    const ab = v128.load(weights);
    const cd = v128.load(weights, 16);
    a = i32x4.add(a, i32x4.extend_low_i16x8_s(ab));
    b = i32x4.add(b, i32x4.extend_high_i16x8_s(ab));
    c = i32x4.add(c, i32x4.extend_low_i16x8_s(cd));
    d = i32x4.add(d, i32x4.extend_high_i16x8_s(cd));
  }
  v128.store(sums, a);
  v128.store(sums, b, 16);
  v128.store(sums, c, 32);
  v128.store(sums, d, 48);
}

/** The same of rows of which four add up in 16 bits. */
function addSmall(sums: usize, offset: usize, at: usize, end: usize): void {
  let a = v128.load(sums);
  let b = v128.load(sums, 16);
  let c = v128.load(sums, 32);
  let d = v128.load(sums, 48);
  for (; at < end; at += 16) {
    const p: usize = <usize>load<u32>(at) + offset;
    const q: usize = <usize>load<u32>(at, 4) + offset;
    const r: usize = <usize>load<u32>(at, 8) + offset;
    const s: usize = <usize>load<u32>(at, 12) + offset;
    const ab = i16x8.add(i16x8.add(v128.load(p), v128.load(q)), i16x8.add(v128.load(r), v128.load(s)));
    const cd = i16x8.add(
      i16x8.add(v128.load(p, 16), v128.load(q, 16)),
      i16x8.add(v128.load(r, 16), v128.load(s, 16)),
    );
    a = i32x4.add(a, i32x4.extend_low_i16x8_s(ab));
    b = i32x4.add(b, i32x4.extend_high_i16x8_s(ab));
    c = i32x4.add(c, i32x4.extend_low_i16x8_s(cd));
    d = i32x4.add(d, i32x4.extend_high_i16x8_s(cd));
  }
  v128.store(sums, a);
  v128.store(sums, b, 16);
  v128.store(sums, c, 32);
  v128.store(sums, d, 48);
}
