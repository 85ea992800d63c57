// Backward over one sequence, keeping everything, and the probabilities that come of both ways.
import {
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_ROW_EXCESS,
  JOB_ROW_START,
  JOB_SLOT_TO,
  JOB_SLOTS,
  LOST,
} from "../job-fields";
import { expInPlace } from "./exp";
import { slotWeights } from "./transitions";

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
      leaveByEdges(job, potential, now, norm, before, work);
    } else leave(job, potential, now, norm, before, work);
  }
}

/** β of the token before; work gets ψ·β/c of this one. */
function leave(job: usize, psi: usize, beta: usize, norm: f64, before: usize, work: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const open: usize = load<u32>(job + JOB_OPEN);
  let stops: usize = load<u32>(job + JOB_ROW_START) + 4;
  let to: usize = load<u32>(job + JOB_SLOT_TO);
  let excess: usize = load<u32>(job + JOB_ROW_EXCESS);
  const firstExcess = excess;
  const factor = f64x2.splat(norm);
  for (let o: usize = 0; o < row; o += 16)
    v128.store(work + o, f64x2.mul(f64x2.mul(v128.load(psi + o), v128.load(beta + o)), factor));
  let opened: f64 = 0;
  for (let o: usize = 0; o < labels << 3; o += 8) opened += load<f64>(open + o) * load<f64>(work + o);
  for (let o: usize = 0; o < labels << 3; o += 8, stops += 4) {
    let sum = opened;
    for (const stop = firstExcess + ((<usize>load<u32>(stops)) << 3); excess < stop; excess += 8, to += 4)
      sum += load<f64>(excess) * load<f64>(work + ((<usize>load<u32>(to)) << 3));
    store<f64>(before + o, sum);
  }
}

/** The same where transitions differ from token to token; work holds their exp. */
function leaveByEdges(job: usize, psi: usize, beta: usize, norm: f64, before: usize, work: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const rowStart: usize = load<u32>(job + JOB_ROW_START);
  const slotTo: usize = load<u32>(job + JOB_SLOT_TO);
  const open: usize = load<u32>(job + JOB_OPEN);
  let opened: f64 = 0;
  for (let o: usize = 0; o < labels << 3; o += 8)
    opened += load<f64>(open + o) * (load<f64>(psi + o) * load<f64>(beta + o) * norm);
  let r: usize = 0;
  for (let i: usize = 0; i < labels; i++) {
    const stop: usize = load<u32>(rowStart + (i << 2), 4);
    let sum = opened;
    for (; r < stop; r++) {
      const o = (<usize>load<u32>(slotTo + (r << 2))) << 3;
      const w = load<f64>(work + (r << 3)) - load<f64>(open + o);
      sum += w * (load<f64>(psi + o) * load<f64>(beta + o) * norm);
    }
    store<f64>(before + (i << 3), sum);
  }
}

/** out[T][L] ← α·β. Returns 1 where they add up to 1 at every token, else 0. */
export function posteriors(job: usize, count: i32, alpha: usize, beta: usize, out: usize): i32 {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const even = (labels & ~1) << 3;
  for (let t = 0; t < count; t++, alpha += row, beta += row, out += labels << 3) {
    let sums = f64x2.splat(0);
    for (let o: usize = 0; o < even; o += 16) {
      const p = f64x2.mul(v128.load(alpha + o), v128.load(beta + o));
      v128.store(out + o, p);
      sums = f64x2.add(sums, p);
    }
    let sum = f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1);
    if (labels & 1) {
      const p = load<f64>(alpha + even) * load<f64>(beta + even);
      store<f64>(out + even, p);
      sum += p;
    }
    if (!(abs(sum - 1) < LOST)) return 0;
  }
  return 1;
}
