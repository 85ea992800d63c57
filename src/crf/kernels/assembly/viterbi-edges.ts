// The steps of Viterbi where edge attributes change the transitions from token to token. A transition without a slot
// weighs 0, so the best of those is the best label before that has no slot to j: nearly always among the top three.
import {
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_LABELS,
  JOB_OPEN,
  JOB_SLOT_AT,
  JOB_SLOT_FROM,
} from "../job-fields";
import { slotWeights } from "./transitions";

/** now [Lp] ← scores + max_i before(i) + w(i,j); work holds K f64. */
export function edgeStep(
  job: usize,
  token: u32,
  before: usize,
  scores: usize,
  now: usize,
  work: usize,
): void {
  const labels: i32 = load<u32>(job + JOB_LABELS);
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const slotAt: usize = load<u32>(job + JOB_SLOT_AT);
  const open: usize = load<u32>(job + JOB_OPEN);
  slotWeights(job, token, work);
  let v0 = -Infinity;
  let v1 = -Infinity;
  let v2 = -Infinity;
  let i0 = 0;
  let i1 = 0;
  let i2 = 0;
  for (let i = 0; i < labels; i++) {
    const v = load<f64>(before + ((<usize>i) << 3));
    if (v <= v2) continue;
    if (v > v0) {
      v2 = v1;
      i2 = i1;
      v1 = v0;
      i1 = i0;
      v0 = v;
      i0 = i;
    } else if (v > v1) {
      v2 = v1;
      i2 = i1;
      v1 = v;
      i1 = i;
    } else {
      v2 = v;
      i2 = i;
    }
  }
  let k: usize = 0;
  for (let j = 0; j < labels; j++) {
    const stop: usize = load<u32>(columnStart + ((<usize>j) << 2), 4);
    // As vectors of one: pmax is a single instruction, a scalar maximum is a branch.
    let most = f64x2.splat(-Infinity);
    for (; k < stop; k++) {
      const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3);
      const w = work + ((<usize>load<u32>(columnSlot + (k << 2))) << 3);
      most = f64x2.pmax(most, f64x2.add(v128.load64_zero(source), v128.load64_zero(w)));
    }
    let best = f64x2.extract_lane(most, 0);
    if (v0 > best && load<f64>(open + ((<usize>j) << 3)) !== 0) {
      if (load<i32>(slotAt + ((<usize>(i0 * labels + j)) << 2)) < 0) best = v0;
      else if (v1 > best) {
        if (load<i32>(slotAt + ((<usize>(i1 * labels + j)) << 2)) < 0) best = v1;
        else if (v2 > best) {
          if (load<i32>(slotAt + ((<usize>(i2 * labels + j)) << 2)) < 0) best = v2;
          else {
            for (let i = 0; i < labels; i++) {
              if (load<i32>(slotAt + ((<usize>(i * labels + j)) << 2)) >= 0) continue;
              best = max(best, load<f64>(before + ((<usize>i) << 3)));
            }
          }
        }
      }
    }
    store<f64>(now + ((<usize>j) << 3), load<f64>(scores + ((<usize>j) << 3)) + best);
  }
}

/** The label before label j; of equally good ones the lowest. */
export function edgeStepBack(job: usize, token: u32, before: usize, j: i32, work: usize): i32 {
  const labels: i32 = load<u32>(job + JOB_LABELS);
  const slotAt: usize = load<u32>(job + JOB_SLOT_AT);
  const enter = load<f64>(load<u32>(job + JOB_OPEN) + ((<usize>j) << 3)) !== 0;
  slotWeights(job, token, work);
  let best = -Infinity;
  let from = 0;
  for (let i = 0; i < labels; i++) {
    const slot = load<i32>(slotAt + ((<usize>(i * labels + j)) << 2));
    if (slot < 0 && !enter) continue;
    const v =
      load<f64>(before + ((<usize>i) << 3)) + (slot < 0 ? 0.0 : load<f64>(work + ((<usize>slot) << 3)));
    if (v > best) {
      best = v;
      from = i;
    }
  }
  return from;
}
