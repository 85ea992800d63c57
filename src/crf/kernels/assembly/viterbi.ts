// Viterbi over the sparse transitions. δ_t(j) = s_t(j) + max_i δ_{t-1}(i) + w(i,j). A transition without a slot
// weighs 0, so the best of those is the best label before that has no slot to j: nearly always among the top three.
// No back pointers are kept: the way back looks at one column per token.
import {
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_COLUMN_WEIGHT,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_SCALE,
  JOB_SLOT_AT,
  JOB_SLOT_FROM,
  JOB_SLOTS,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
} from "../job-fields";
import { addEdgeScores } from "./transitions";

/** w of every slot at one token, slot order. */
export function slotWeights(job: usize, token: u32, out: usize): void {
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const weights: usize = load<u32>(job + JOB_WEIGHTS) + (load<u32>(job + JOB_TRANSITION_BASE) << 3);
  const scale = load<f64>(job + JOB_SCALE);
  for (let r: usize = 0; r < slots << 3; r += 8) store<f64>(out + r, scale * load<f64>(weights + r));
  if (load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0) addEdgeScores(job, token, out, 3);
}

/** scores [T][Lp] becomes δ in place; path [T] (u32) gets the labels; work holds K f64. Returns the best score. */
export function viterbi(job: usize, first: u32, count: i32, scores: usize, path: usize, work: usize): f64 {
  const labels: i32 = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const columnWeight: usize = load<u32>(job + JOB_COLUMN_WEIGHT);
  const slotAt: usize = load<u32>(job + JOB_SLOT_AT);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  for (let t = 1; t < count; t++) {
    const before = scores + <usize>(t - 1) * row;
    const now = before + row;
    if (edges) slotWeights(job, first + t, work);
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
      if (!edges) {
        for (; k < stop; k++) {
          const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3);
          const v = f64x2.add(v128.load64_zero(source), v128.load64_zero(columnWeight + (k << 3)));
          most = f64x2.pmax(most, v);
        }
      } else {
        for (; k < stop; k++) {
          const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3);
          const w = work + ((<usize>load<u32>(columnSlot + (k << 2))) << 3);
          most = f64x2.pmax(most, f64x2.add(v128.load64_zero(source), v128.load64_zero(w)));
        }
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
      const p = now + ((<usize>j) << 3);
      store<f64>(p, load<f64>(p) + best);
    }
  }
  return traceBack(job, first, count, scores, path, work);
}

/** Follows δ from its end; of equally good labels the lowest wins. */
function traceBack(job: usize, first: u32, count: i32, scores: usize, path: usize, work: usize): f64 {
  const labels: i32 = load<u32>(job + JOB_LABELS);
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const slotAt: usize = load<u32>(job + JOB_SLOT_AT);
  const open: usize = load<u32>(job + JOB_OPEN);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  if (!edges) slotWeights(job, first, work);
  const end = scores + <usize>(count - 1) * row;
  let best = -Infinity;
  let j = 0;
  for (let i = 0; i < labels; i++) {
    const v = load<f64>(end + ((<usize>i) << 3));
    if (v > best) {
      best = v;
      j = i;
    }
  }
  const score = best;
  store<u32>(path + ((<usize>(count - 1)) << 2), j);
  for (let t = count - 1; t > 0; t--) {
    const before = scores + <usize>(t - 1) * row;
    if (edges) slotWeights(job, first + t, work);
    const enter = load<f64>(open + ((<usize>j) << 3)) !== 0;
    best = -Infinity;
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
    j = from;
    store<u32>(path + ((<usize>(t - 1)) << 2), j);
  }
  return score;
}
