// Viterbi: δ_t(j) = s_t(j) + max_i δ_{t-1}(i) + w(i,j). No back pointers are kept: the way back looks at one column
// per token. Both ways of taking a step give the same δ to the bit, as a maximum does not depend on the order.
import {
  JOB_COLUMN_START,
  JOB_COLUMN_WEIGHT,
  JOB_DENSE_COLUMNS,
  JOB_DENSE_ROWS,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_LARGEST,
  JOB_PADDED,
  JOB_SLOT_FROM,
  JOB_SMALLEST,
  JOB_WHOLE,
} from "../job-fields";
import { edgeStep, edgeStepBack } from "./viterbi-edges";

/**
 * From scores [T][Lp] to δ, likewise; path [T] (u32) gets the labels; work holds K or Lp f64. Returns the best score.
 */
export function viterbi(
  job: usize,
  first: u32,
  count: i32,
  scores: usize,
  delta: usize,
  path: usize,
  work: usize,
): f64 {
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  for (let at: usize = 0; at < row; at += 16) v128.store(delta + at, v128.load(scores + at));
  closePadding(job, delta);
  let before = delta;
  for (let t = 1; t < count; t++, before += row) {
    scores += row;
    if (edges) {
      edgeStep(job, first + t, before, scores, before + row, work);
      closePadding(job, before + row);
    } else step(job, before, scores, before + row, work);
  }
  let j = bestLabel(job, before);
  const score = load<f64>(before + ((<usize>j) << 3));
  store<u32>(path + ((<usize>(count - 1)) << 2), j);
  for (let t = count - 1; t > 0; t--) {
    before -= row;
    j = edges ? edgeStepBack(job, first + t, before, j, work) : stepBack(job, before, j);
    store<u32>(path + ((<usize>(t - 1)) << 2), j);
  }
  return score;
}

/** Beyond the last label nothing is ever best. `step` gets this from the padding of its matrices. */
function closePadding(job: usize, delta: usize): void {
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  for (let o: usize = load<u32>(job + JOB_LABELS) << 3; o < row; o += 8) store<f64>(delta + o, -Infinity);
}

/** Of equally good labels the lowest. */
function bestLabel(job: usize, delta: usize): i32 {
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  let most = f64x2.splat(-Infinity);
  for (let at: usize = 0; at < row; at += 16) most = f64x2.pmax(most, v128.load(delta + at));
  const best = max(f64x2.extract_lane(most, 0), f64x2.extract_lane(most, 1));
  for (let at: usize = 0; at < row; at += 8) if (load<f64>(delta + at) === best) return <i32>(at >> 3);
  return 0;
}

/**
 * Row by row, without the rows that cannot win: from the best label i every whole column j can be had for at least
 * δ(i) + smallest(i), and another label i' offers at most δ(i') + largest(i'). Few labels pass.
 */
function step(job: usize, before: usize, scores: usize, now: usize, best: usize): void {
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const dense: usize = load<u32>(job + JOB_DENSE_ROWS);
  const largest: usize = load<u32>(job + JOB_LARGEST);
  const top = (<usize>bestLabel(job, before)) << 3;
  const highest = load<f64>(before + top);
  const bar = highest + load<f64>(load<u32>(job + JOB_SMALLEST) + top);
  const splat = f64x2.splat(highest);
  const rowOfTop = dense + (top >> 3) * row;
  for (let at: usize = 0; at < row; at += 16)
    v128.store(best + at, f64x2.add(splat, v128.load(rowOfTop + at)));
  const bars = f64x2.splat(bar);
  for (let i: usize = 0; i < row; i += 16) {
    const offered = f64x2.add(v128.load(before + i), v128.load(largest + i));
    const passing = i64x2.bitmask(f64x2.gt(offered, bars));
    if (passing === 0) continue;
    if (passing & 1 && i !== top) takeBetter(before, dense, row, i, best);
    if (passing & 2 && i + 8 !== top) takeBetter(before, dense, row, i + 8, best);
  }
  gappedColumns(job, before, best);
  for (let at: usize = 0; at < row; at += 16)
    v128.store(now + at, f64x2.add(v128.load(scores + at), v128.load(best + at)));
}

/** What the label at byte i of δ offers, where it is more. */
function takeBetter(before: usize, dense: usize, row: usize, i: usize, best: usize): void {
  const splat = v128.load64_splat(before + i);
  const weights = dense + (i >> 3) * row;
  for (let at: usize = 0; at < row; at += 16)
    v128.store(best + at, f64x2.pmax(v128.load(best + at), f64x2.add(splat, v128.load(weights + at))));
}

/** Columns that not every label may come before have few slots; they are looked at one by one. */
function gappedColumns(job: usize, before: usize, best: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const whole: usize = load<u32>(job + JOB_WHOLE);
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnWeight: usize = load<u32>(job + JOB_COLUMN_WEIGHT);
  for (let j: usize = 0; j < labels; j++) {
    if (load<u32>(whole + (j << 2)) !== 0) continue;
    const stop: usize = load<u32>(columnStart + (j << 2), 4);
    // As vectors of one: pmax is a single instruction, a scalar maximum is a branch.
    let most = f64x2.splat(-Infinity);
    for (let k: usize = load<u32>(columnStart + (j << 2)); k < stop; k++) {
      const source = before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3);
      const v = f64x2.add(v128.load64_zero(source), v128.load64_zero(columnWeight + (k << 3)));
      most = f64x2.pmax(most, v);
    }
    store<f64>(best + (j << 3), f64x2.extract_lane(most, 0));
  }
}

/** The label before label j; of equally good ones the lowest. */
function stepBack(job: usize, before: usize, j: i32): i32 {
  const row: usize = load<u32>(job + JOB_PADDED) << 3;
  const column: usize = load<u32>(job + JOB_DENSE_COLUMNS) + <usize>j * row;
  let most = f64x2.splat(-Infinity);
  for (let at: usize = 0; at < row; at += 16)
    most = f64x2.pmax(most, f64x2.add(v128.load(before + at), v128.load(column + at)));
  const best = max(f64x2.extract_lane(most, 0), f64x2.extract_lane(most, 1));
  for (let at: usize = 0; at < row; at += 8)
    if (load<f64>(before + at) + load<f64>(column + at) === best) return <i32>(at >> 3);
  return 0;
}
