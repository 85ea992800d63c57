// Forward and backward over one sequence that keep everything, for marginals. The formulas stand in gradient.ts.
import {
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_ROW_EXCESS,
  JOB_ROW_START,
  JOB_SLOT_FROM,
  JOB_SLOT_TO,
  JOB_SLOTS,
} from "../job-fields";
import { expInPlace } from "./exp";
import { slotWeights } from "./transitions";

/**
 * psi [T][Lp] comes as scores (-∞ = not allowed) and becomes exp(s - max s); alpha is [T][Lp], norms [T] gets 1/c; work
 * holds K+1 f64. Returns log Z, not finite when no path is left or the scale ran out.
 */
export function forwardPass(
  job: usize,
  first: u32,
  count: i32,
  psi: usize,
  alpha: usize,
  norms: usize,
  work: usize,
): f64 {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const padded: usize = load<u32>(job + JOB_PADDED);
  const row: usize = padded << 3;
  const slots: i32 = load<u32>(job + JOB_SLOTS);
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const excess: usize = load<u32>(job + JOB_COLUMN_EXCESS);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  let logZ: f64 = 0;
  for (let t = 0; t < count; t++) {
    const potential = psi + <usize>t * row;
    const now = alpha + <usize>t * row;
    const before = now - row;
    let most = -Infinity;
    for (let p = potential, end = potential + (labels << 3); p < end; p += 8) most = max(most, load<f64>(p));
    for (let p = potential, end = potential + (labels << 3); p < end; p += 8)
      store<f64>(p, load<f64>(p) - most);
    expInPlace(potential, <i32>padded);
    let c: f64 = 0;
    if (edges && t > 0) {
      slotWeights(job, first + t, work);
      expInPlace(work, (slots + 1) & ~1);
    }
    let k: usize = 0;
    for (let j: usize = 0; j < labels; j++) {
      let a: f64 = 1;
      if (t > 0) {
        const stop: usize = load<u32>(columnStart + (j << 2), 4);
        const opening = load<f64>(open + (j << 3));
        a = opening;
        for (; k < stop; k++) {
          const source = load<f64>(before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3));
          const w = edges
            ? load<f64>(work + ((<usize>load<u32>(columnSlot + (k << 2))) << 3)) - opening
            : load<f64>(excess + (k << 3));
          a += w * source;
        }
      }
      a = max(a, 0.0) * load<f64>(potential + (j << 3));
      store<f64>(now + (j << 3), a);
      c += a;
    }
    const norm = 1.0 / c;
    for (let p = now, end = now + (labels << 3); p < end; p += 8) store<f64>(p, load<f64>(p) * norm);
    store<f64>(norms + ((<usize>t) << 3), norm);
    logZ += most + Math.log(c);
  }
  return logZ;
}

/** From what `forwardPass` left: beta is [T][Lp]. */
export function backwardPass(
  job: usize,
  first: u32,
  count: i32,
  psi: usize,
  beta: usize,
  norms: usize,
  work: usize,
): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const slots: i32 = load<u32>(job + JOB_SLOTS);
  const rowStart: usize = load<u32>(job + JOB_ROW_START);
  const slotTo: usize = load<u32>(job + JOB_SLOT_TO);
  const excess: usize = load<u32>(job + JOB_ROW_EXCESS);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  for (let j: usize = 0; j < labels; j++) store<f64>(beta + <usize>(count - 1) * row + (j << 3), 1);
  for (let t = count - 1; t > 0; t--) {
    const potential = psi + <usize>t * row;
    const now = beta + <usize>t * row;
    const before = now - row;
    const norm = load<f64>(norms + ((<usize>t) << 3));
    if (edges) {
      slotWeights(job, first + t, work);
      expInPlace(work, (slots + 1) & ~1);
    }
    let opened: f64 = 0;
    for (let o: usize = 0; o < labels << 3; o += 8) {
      const b = load<f64>(potential + o) * load<f64>(now + o) * norm;
      opened += load<f64>(open + o) * b;
    }
    let r: usize = 0;
    for (let i: usize = 0; i < labels; i++) {
      const stop: usize = load<u32>(rowStart + (i << 2), 4);
      let sum = opened;
      for (; r < stop; r++) {
        const o = (<usize>load<u32>(slotTo + (r << 2))) << 3;
        const w = edges ? load<f64>(work + (r << 3)) - load<f64>(open + o) : load<f64>(excess + (r << 3));
        sum += w * (load<f64>(potential + o) * load<f64>(now + o) * norm);
      }
      store<f64>(before + (i << 3), sum);
    }
  }
}
