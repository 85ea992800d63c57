import {
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_ROW_EXCESS,
  JOB_ROW_START,
  JOB_SLOT_TO,
} from "../job-fields";
import { scatterToken } from "./node-scores";
import { edgeMatrix } from "./potentials";
import { scatterEdges } from "./transitions";
import { alpha, beta, inward, LANE_BYTES, matrix, norms, pairSum, pairs, psi, rows } from "./workspace";

/** β of one segment, with the expected counts on the way. */
export function backward(job: usize, group: usize, from: u32, to: u32, gradient: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) * LANE_BYTES;
  const rowStart: usize = load<u32>(job + JOB_ROW_START);
  const slotTo: usize = load<u32>(job + JOB_SLOT_TO);
  const excess: usize = load<u32>(job + JOB_ROW_EXCESS);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  for (let t = to; t > from; ) {
    t--;
    const u: usize = t - from;
    const before = alpha + u * row;
    const now = before + row;
    const potential = psi + u * row;
    // A sequence that ends here enters with β = the number of times it counts.
    for (let lane: usize = 0; lane < 4; lane++) {
      const entry = group + (lane << 2);
      if (t + 1 !== load<u32>(entry, 16)) continue;
      const weight = <f64>load<u32>(entry, 32);
      for (let j: usize = 0; j < labels; j++) store<f64>(beta + j * LANE_BYTES + (lane << 3), weight);
    }
    nodeCounts(job, group, t, now, gradient);
    if (t === 0) return;
    if (edges) edgeMatrix(job, group, t);
    const n0 = v128.load(norms + (u << 5));
    const n1 = v128.load(norms + (u << 5), 16);
    let b0 = f64x2.splat(0);
    let b1 = f64x2.splat(0);
    for (let j: usize = 0; j < labels; j++) {
      const o = j * LANE_BYTES;
      const v0 = f64x2.mul(f64x2.mul(v128.load(potential + o), v128.load(beta + o)), n0);
      const v1 = f64x2.mul(f64x2.mul(v128.load(potential + o, 16), v128.load(beta + o, 16)), n1);
      const opening = v128.load64_splat(open + (j << 3));
      v128.store(inward + o, v0);
      v128.store(inward + o, v1, 16);
      b0 = f64x2.add(b0, f64x2.mul(opening, v0));
      b1 = f64x2.add(b1, f64x2.mul(opening, v1));
    }
    let r: usize = 0;
    for (let i: usize = 0; i < labels; i++) {
      const stop: usize = load<u32>(rowStart + (i << 2), 4);
      const a0 = v128.load(before + i * LANE_BYTES);
      const a1 = v128.load(before + i * LANE_BYTES, 16);
      let s0 = b0;
      let s1 = b1;
      if (!edges) {
        for (; r < stop; r++) {
          const target = inward + ((<usize>load<u32>(slotTo + (r << 2))) << 5);
          const w = v128.load64_splat(excess + (r << 3));
          const v0 = v128.load(target);
          const v1 = v128.load(target, 16);
          const sum = pairSum + (r << 5);
          s0 = f64x2.add(s0, f64x2.mul(w, v0));
          s1 = f64x2.add(s1, f64x2.mul(w, v1));
          v128.store(sum, f64x2.add(v128.load(sum), f64x2.mul(a0, v0)));
          v128.store(sum, f64x2.add(v128.load(sum, 16), f64x2.mul(a1, v1)), 16);
        }
      } else {
        for (; r < stop; r++) {
          const j = <usize>load<u32>(slotTo + (r << 2));
          const target = inward + (j << 5);
          const opening = v128.load64_splat(open + (j << 3));
          const v0 = v128.load(target);
          const v1 = v128.load(target, 16);
          const w0 = v128.load(matrix + (r << 5));
          const w1 = v128.load(matrix + (r << 5), 16);
          const sum = pairSum + (r << 5);
          s0 = f64x2.add(s0, f64x2.mul(f64x2.sub(w0, opening), v0));
          s1 = f64x2.add(s1, f64x2.mul(f64x2.sub(w1, opening), v1));
          const p0 = f64x2.mul(f64x2.mul(a0, w0), v0);
          const p1 = f64x2.mul(f64x2.mul(a1, w1), v1);
          v128.store(pairs + (r << 5), p0);
          v128.store(pairs + (r << 5), p1, 16);
          v128.store(sum, f64x2.add(v128.load(sum), p0));
          v128.store(sum, f64x2.add(v128.load(sum, 16), p1), 16);
        }
      }
      v128.store(beta + i * LANE_BYTES, s0);
      v128.store(beta + i * LANE_BYTES, s1, 16);
    }
    if (!edges) continue;
    for (let lane: usize = 0; lane < 4; lane++) {
      const entry = group + (lane << 2);
      if (t < load<u32>(entry, 16)) scatterEdges(job, load<u32>(entry) + t, pairs + (lane << 3), 5, gradient);
    }
  }
}

/** p_t(j) = α_t(j)·β_t(j), turned from labels of lanes into one row per lane and added to the gradient. */
function nodeCounts(job: usize, group: usize, t: u32, now: usize, gradient: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const padded: usize = load<u32>(job + JOB_PADDED);
  const r1 = padded << 3;
  const r2 = r1 << 1;
  const r3 = r1 + r2;
  let p = rows;
  for (let j: usize = 0; j < padded; j += 2, p += 16) {
    const o = j * LANE_BYTES;
    const ab0 = f64x2.mul(v128.load(now + o), v128.load(beta + o));
    const cd0 = f64x2.mul(v128.load(now + o, 16), v128.load(beta + o, 16));
    let ab1 = f64x2.splat(0);
    let cd1 = f64x2.splat(0);
    if (j + 1 < labels) {
      ab1 = f64x2.mul(v128.load(now + o, 32), v128.load(beta + o, 32));
      cd1 = f64x2.mul(v128.load(now + o, 48), v128.load(beta + o, 48));
    }
    v128.store(p, i64x2.shuffle(ab0, ab1, 0, 2));
    v128.store(p + r1, i64x2.shuffle(ab0, ab1, 1, 3));
    v128.store(p + r2, i64x2.shuffle(cd0, cd1, 0, 2));
    v128.store(p + r3, i64x2.shuffle(cd0, cd1, 1, 3));
  }
  for (let lane: usize = 0; lane < 4; lane++) {
    const entry = group + (lane << 2);
    if (t < load<u32>(entry, 16)) scatterToken(job, load<u32>(entry) + t, rows + lane * r1, gradient);
  }
}
