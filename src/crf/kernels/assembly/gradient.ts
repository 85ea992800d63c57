// The expected feature counts of a linear-chain CRF, by scaled forward-backward (Rabiner 1989, section V.A;
// Lafferty, McCallum and Pereira 2001), four sequences side by side. All lattice arrays are [label][lane].
//
//   α_t(j) = ψ_t(j) · (open(j) + Σ_i α_{t-1}(i)·excess(i,j)) / c_t        with c_t such that Σ_j α_t(j) = 1
//   β_t(i) = Σ_j open(j)·b(j) + Σ_j excess(i,j)·b(j)                      with b(j) = ψ_{t+1}(j)·β_{t+1}(j) / c_{t+1}
//   log Z  = Σ_t log c_t + max_j s_t(j)
//   p_t(j) = α_t(j)·β_t(j)     p_t(i,j) = α_{t-1}(i)·M(i,j)·b_t(j)
//
// A sequence longer than a segment keeps α only at segment borders and computes the rest again on the way back,
// so that memory does not grow with T·L.
import {
  GROUP_BYTES,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LOG_Z,
  JOB_PADDED,
  JOB_PARAMETERS,
  JOB_ROW_EXP,
  JOB_SEGMENT,
  JOB_SHARD_START,
  JOB_SLOTS,
  JOB_TRANSITION_BASE,
} from "../job-fields";
import { backward } from "./backward";
import { forward } from "./forward";
import { alpha, beta, borders, LANE_BYTES, layOutWorkspace, logZ, pairSum } from "./workspace";

/** Adds the expected counts of one shard's sequences to its gradient and stores its Σ log Z. */
export function gradientShard(job: usize, shard: i32, work: usize): void {
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const parameters: usize = load<u32>(job + JOB_PARAMETERS);
  layOutWorkspace(job, work);
  const gradient: usize = load<u32>(job + JOB_GRADIENT) + <usize>shard * (parameters << 3);
  memory.fill(gradient, 0, parameters << 3);
  memory.fill(pairSum, 0, slots * LANE_BYTES);
  const shards: usize = load<u32>(job + JOB_SHARD_START) + ((<usize>shard) << 2);
  const groups: usize = load<u32>(job + JOB_GROUPS);
  for (let g = load<u32>(shards), end = load<u32>(shards, 4); g < end; g++)
    groupGradient(job, groups + g * GROUP_BYTES, gradient);
  finishTransitions(job, gradient);
  store<f64>(load<u32>(job + JOB_LOG_Z) + ((<usize>shard) << 3), logZ);
}

export function groupGradient(job: usize, group: usize, gradient: usize): void {
  const row: usize = load<u32>(job + JOB_PADDED) * LANE_BYTES;
  const segment: u32 = load<u32>(job + JOB_SEGMENT);
  let length: u32 = 0;
  for (let lane: usize = 0; lane < 4; lane++) length = max(length, load<u32>(group + (lane << 2), 16));
  if (length === 0) return;
  const last = (length - 1) / segment;
  for (let s: u32 = 0; s <= last; s++) {
    const from = s * segment;
    const to = min(length, from + segment);
    forward(job, group, from, to, true);
    // The last α of this segment stands before the next one.
    memory.copy(alpha, alpha + (to - from) * row, row);
    if (s < last) memory.copy(borders + (s + 1) * row, alpha, row);
  }
  memory.fill(beta, 0, row);
  for (let s: i32 = last; s >= 0; s--) {
    const from = <u32>s * segment;
    const to = min(length, from + segment);
    if (last > 0) {
      memory.copy(alpha, borders + s * row, row);
      forward(job, group, from, to, false);
    }
    backward(job, group, from, to, gradient);
  }
}

/** Without edge attributes M(i,j) is the same at every token, so it is multiplied in once, here. */
export function finishTransitions(job: usize, gradient: usize): void {
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const exps: usize = load<u32>(job + JOB_ROW_EXP);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  const base: usize = gradient + (load<u32>(job + JOB_TRANSITION_BASE) << 3);
  for (let r: usize = 0; r < slots; r++) {
    const s = f64x2.add(v128.load(pairSum + (r << 5)), v128.load(pairSum + (r << 5), 16));
    const sum = f64x2.extract_lane(s, 0) + f64x2.extract_lane(s, 1);
    store<f64>(base + (r << 3), edges ? sum : sum * load<f64>(exps + (r << 3)));
  }
}
