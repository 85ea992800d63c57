// Forward over one sequence, keeping everything, for marginals. The formulas stand in gradient.ts.
import {
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_OPEN,
  JOB_PADDED,
  JOB_SLOT_FROM,
  JOB_SLOTS,
} from "../job-fields";
import { expInPlace, expOfDifference } from "./exp";
import { slotWeights } from "./transitions";

/**
 * scores is [T][Lp] (-∞ = not allowed), psi [T][Lp] gets exp(s - max s); alpha is [T][Lp], norms [T] gets 1/c; work holds
 * K+1 f64. Returns log Z, not finite when no path is left or the scale ran out.
 */
export function forwardPass(
  job: usize,
  first: u32,
  count: i32,
  scores: usize,
  psi: usize,
  alpha: usize,
  norms: usize,
  work: usize,
): f64 {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const padded: usize = load<u32>(job + JOB_PADDED);
  const row: usize = padded << 3;
  const slots: i32 = load<u32>(job + JOB_SLOTS);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  let logZ: f64 = 0;
  for (let t = 0; t < count; t++, scores += row, psi += row, alpha += row) {
    const most = largest(scores, labels);
    expOfDifference(scores, most, psi, <i32>padded);
    let c: f64 = 0;
    if (t === 0) c = begin(psi, alpha, labels);
    else if (edges) {
      slotWeights(job, first + t, work);
      expInPlace(work, (slots + 1) & ~1);
      c = enterByEdges(job, psi, alpha, work);
    } else c = enter(job, psi, alpha);
    const norm = 1.0 / c;
    const factor = f64x2.splat(norm);
    for (let p = alpha, end = alpha + row; p < end; p += 16) v128.store(p, f64x2.mul(v128.load(p), factor));
    store<f64>(norms + ((<usize>t) << 3), norm);
    logZ += most + Math.log(c);
  }
  return logZ;
}

function largest(scores: usize, labels: usize): f64 {
  const even = scores + ((labels & ~1) << 3);
  let most = v128.load64_splat(even - ((~labels & 1) << 3));
  for (let p = scores; p < even; p += 16) most = f64x2.pmax(most, v128.load(p));
  return max(f64x2.extract_lane(most, 0), f64x2.extract_lane(most, 1));
}

/** α of the first token, before it is scaled; returns its sum. */
function begin(psi: usize, alpha: usize, labels: usize): f64 {
  let c: f64 = 0;
  for (let o: usize = 0; o < labels << 3; o += 8) {
    const a = load<f64>(psi + o);
    store<f64>(alpha + o, a);
    c += a;
  }
  return c;
}

/** α of a later token from that of the one before. */
function enter(job: usize, psi: usize, alpha: usize): f64 {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const before = alpha - (load<u32>(job + JOB_PADDED) << 3);
  const open: usize = load<u32>(job + JOB_OPEN);
  let stops: usize = load<u32>(job + JOB_COLUMN_START) + 4;
  let from: usize = load<u32>(job + JOB_SLOT_FROM);
  let excess: usize = load<u32>(job + JOB_COLUMN_EXCESS);
  const firstExcess = excess;
  const zero = f64x2.splat(0);
  let c: f64 = 0;
  for (let o: usize = 0; o < labels << 3; o += 8, stops += 4) {
    let a = load<f64>(open + o);
    for (const stop = firstExcess + ((<usize>load<u32>(stops)) << 3); excess < stop; excess += 8, from += 4)
      a += load<f64>(excess) * load<f64>(before + ((<usize>load<u32>(from)) << 3));
    // As vectors of one: pmax is a single instruction, a scalar maximum is a branch.
    a = f64x2.extract_lane(f64x2.pmax(f64x2.splat(a), zero), 0) * load<f64>(psi + o);
    store<f64>(alpha + o, a);
    c += a;
  }
  return c;
}

/** The same where transitions differ from token to token; work holds their exp. */
function enterByEdges(job: usize, psi: usize, alpha: usize, work: usize): f64 {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const before = alpha - (load<u32>(job + JOB_PADDED) << 3);
  const columnStart: usize = load<u32>(job + JOB_COLUMN_START);
  const slotFrom: usize = load<u32>(job + JOB_SLOT_FROM);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const open: usize = load<u32>(job + JOB_OPEN);
  let c: f64 = 0;
  let k: usize = 0;
  for (let j: usize = 0; j < labels; j++) {
    const stop: usize = load<u32>(columnStart + (j << 2), 4);
    const opening = load<f64>(open + (j << 3));
    let a = opening;
    for (; k < stop; k++) {
      const source = load<f64>(before + ((<usize>load<u32>(slotFrom + (k << 2))) << 3));
      a += (load<f64>(work + ((<usize>load<u32>(columnSlot + (k << 2))) << 3)) - opening) * source;
    }
    a = max(a, 0.0) * load<f64>(psi + (j << 3));
    store<f64>(alpha + (j << 3), a);
    c += a;
  }
  return c;
}
