import { JOB_MAX_SEGMENTS, JOB_PADDED, JOB_SEGMENT, JOB_SLOTS } from "../job-fields";

export const LANE_BYTES: usize = 32; // four f64

// Where a thread keeps what it works on; set by layOutWorkspace. Every thread has its own instance of these.
export let rows: usize = 0; // [4][Lp]
export let beta: usize = 0; // [Lp][4]
export let inward: usize = 0; // b, [Lp][4]
export let pairSum: usize = 0; // [K][4]
export let matrix: usize = 0; // [K][4], with edge attributes: M of this token
export let pairs: usize = 0; // [K][4], with edge attributes: p_t(i,j)
export let norms: usize = 0; // 1/c, [segment][4]
export let psi: usize = 0; // [segment][Lp][4]
export let alpha: usize = 0; // [segment+1][Lp][4]; entry 0 is the token before the segment
export let borders: usize = 0; // [segments][Lp][4]
export let logZ: f64 = 0;

/** Cuts the memory at `work` into the arrays above. */
export function layOutWorkspace(job: usize, work: usize): void {
  const padded: usize = load<u32>(job + JOB_PADDED);
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const segment: usize = load<u32>(job + JOB_SEGMENT);
  const row = padded * LANE_BYTES;
  rows = work;
  beta = rows + row;
  inward = beta + row;
  pairSum = inward + row;
  matrix = pairSum + slots * LANE_BYTES;
  pairs = matrix + slots * LANE_BYTES;
  norms = pairs + slots * LANE_BYTES;
  psi = norms + segment * LANE_BYTES;
  alpha = psi + segment * row;
  borders = alpha + (segment + 1) * row;
  logZ = 0;
}

/** Adds to log Z, as often as the lane's sequence counts, while the sequence lasts. */
export function addLogZ(group: usize, lane: usize, t: u32, value: f64): void {
  const entry = group + (lane << 2);
  if (t < load<u32>(entry, 16)) logZ += value * <f64>load<u32>(entry, 32);
}

/** Bytes that gradientShard needs at `work`. */
export function gradientWorkspace(job: usize): u32 {
  const row = load<u32>(job + JOB_PADDED) * 32;
  const segment = load<u32>(job + JOB_SEGMENT);
  const slots = load<u32>(job + JOB_SLOTS) * 32;
  return (
    3 * row + 3 * slots + segment * 32 + (2 * segment + 1) * row + load<u32>(job + JOB_MAX_SEGMENTS) * row
  );
}
