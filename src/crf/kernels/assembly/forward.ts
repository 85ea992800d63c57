import {
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_SLOT_FROM,
} from "../job-fields";
import { edgeMatrix, potentials } from "./potentials";
import { addLogZ, alpha, LANE_BYTES, matrix, norms, psi } from "./workspace";

/** α and c of one segment; `count` says whether log Z is to be added up. */
export function forward(job: usize, group: usize, from: u32, to: u32, count: bool): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) * LANE_BYTES;
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const excess: usize = load<u32>(job + JOB_COLUMN_EXCESS);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  const zero = f64x2.splat(0);
  for (let t = from; t < to; t++) {
    const u: usize = t - from;
    const before = alpha + u * row;
    const now = before + row;
    const potential = psi + u * row;
    potentials(job, group, t, potential, count);
    let c0 = f64x2.splat(0);
    let c1 = f64x2.splat(0);
    if (edges && t > 0) edgeMatrix(job, group, t);
    let k: usize = 0;
    for (let j: usize = 0; j < labels; j++) {
      const o = j * LANE_BYTES;
      let a0: v128;
      let a1: v128;
      if (t === 0) {
        a0 = v128.load(potential + o);
        a1 = v128.load(potential + o, 16);
      } else {
        const stop: usize = load<u32>(columnStart + (j << 2), 4);
        const opening = v128.load64_splat(open + (j << 3));
        a0 = opening;
        a1 = opening;
        if (!edges) {
          for (; k < stop; k++) {
            const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 5);
            const w = v128.load64_splat(excess + (k << 3));
            a0 = f64x2.add(a0, f64x2.mul(w, v128.load(source)));
            a1 = f64x2.add(a1, f64x2.mul(w, v128.load(source, 16)));
          }
        } else {
          for (; k < stop; k++) {
            const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 5);
            const w = matrix + ((<usize>load<u32>(columnSlot + (k << 2))) << 5);
            a0 = f64x2.add(a0, f64x2.mul(f64x2.sub(v128.load(w), opening), v128.load(source)));
            a1 = f64x2.add(a1, f64x2.mul(f64x2.sub(v128.load(w, 16), opening), v128.load(source, 16)));
          }
        }
        // open + excess may fall below 0 by rounding where exp(w) is tiny.
        a0 = f64x2.mul(f64x2.pmax(a0, zero), v128.load(potential + o));
        a1 = f64x2.mul(f64x2.pmax(a1, zero), v128.load(potential + o, 16));
      }
      v128.store(now + o, a0);
      v128.store(now + o, a1, 16);
      c0 = f64x2.add(c0, a0);
      c1 = f64x2.add(c1, a1);
    }
    const n0 = f64x2.div(f64x2.splat(1), c0);
    const n1 = f64x2.div(f64x2.splat(1), c1);
    for (let p = now, end = now + labels * LANE_BYTES; p < end; p += LANE_BYTES) {
      v128.store(p, f64x2.mul(v128.load(p), n0));
      v128.store(p, f64x2.mul(v128.load(p, 16), n1), 16);
    }
    v128.store(norms + (u << 5), n0);
    v128.store(norms + (u << 5), n1, 16);
    if (count) {
      addLogZ(group, 0, t, Math.log(f64x2.extract_lane(c0, 0)));
      addLogZ(group, 1, t, Math.log(f64x2.extract_lane(c0, 1)));
      addLogZ(group, 2, t, Math.log(f64x2.extract_lane(c1, 0)));
      addLogZ(group, 3, t, Math.log(f64x2.extract_lane(c1, 1)));
    }
  }
}
