import { JOB_END, JOB_LABELS, JOB_PADDED, JOB_ROW_EXP, JOB_SLOTS, JOB_START } from "../job-fields";
import { expInPlace } from "./exp";
import { tokenScores } from "./node-scores";
import { multiplyEdges } from "./transitions";
import { addLogZ, LANE_BYTES, matrix, rows } from "./workspace";

/** ψ = exp(s - max s) of one segment. Lanes whose sequence has ended hold ψ = 1 and are never counted. */
export function potentials(job: usize, group: usize, t: u32, out: usize, count: bool): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const padded: usize = load<u32>(job + JOB_PADDED);
  for (let lane: usize = 0; lane < 4; lane++) {
    const p = rows + lane * (padded << 3);
    if (t < load<u32>(group + (lane << 2), 16)) tokenScores(job, load<u32>(group + (lane << 2)) + t, p);
    else memory.fill(p, 0, padded << 3);
    if (labels < padded) store<f64>(p + (labels << 3), -1e300);
  }
  let m0 = f64x2.splat(-Infinity);
  let m1 = m0;
  const r1 = padded << 3;
  const r2 = r1 << 1;
  const r3 = r1 + r2;
  // Four rows of labels become labels of four lanes.
  let o = out;
  for (let p = rows, end = rows + r1; p < end; p += 16, o += 64) {
    const a = v128.load(p);
    const b = v128.load(p + r1);
    const c = v128.load(p + r2);
    const d = v128.load(p + r3);
    const ab0 = i64x2.shuffle(a, b, 0, 2);
    const cd0 = i64x2.shuffle(c, d, 0, 2);
    const ab1 = i64x2.shuffle(a, b, 1, 3);
    const cd1 = i64x2.shuffle(c, d, 1, 3);
    m0 = f64x2.pmax(m0, f64x2.pmax(ab0, ab1));
    m1 = f64x2.pmax(m1, f64x2.pmax(cd0, cd1));
    v128.store(o, ab0);
    v128.store(o, cd0, 16);
    v128.store(o, ab1, 32);
    v128.store(o, cd1, 48);
  }
  for (let p = out; p < o; p += 32) {
    v128.store(p, f64x2.sub(v128.load(p), m0));
    v128.store(p, f64x2.sub(v128.load(p, 16), m1), 16);
  }
  expInPlace(out, <i32>(padded << 2));
  maskEnds(job, group, t, out);
  if (!count) return;
  addLogZ(group, 0, t, f64x2.extract_lane(m0, 0));
  addLogZ(group, 1, t, f64x2.extract_lane(m0, 1));
  addLogZ(group, 2, t, f64x2.extract_lane(m1, 0));
  addLogZ(group, 3, t, f64x2.extract_lane(m1, 1));
}

/** Labels that may not start or end a sequence. */
function maskEnds(job: usize, group: usize, t: u32, out: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const start: usize = load<u32>(job + JOB_START);
  const end: usize = load<u32>(job + JOB_END);
  if (start !== 0 && t === 0) {
    for (let j: usize = 0; j < labels; j++) {
      const keep = v128.load64_splat(start + (j << 3));
      const p = out + j * LANE_BYTES;
      v128.store(p, f64x2.mul(v128.load(p), keep));
      v128.store(p, f64x2.mul(v128.load(p, 16), keep), 16);
    }
  }
  if (end === 0) return;
  for (let lane: usize = 0; lane < 4; lane++) {
    if (t + 1 !== load<u32>(group + (lane << 2), 16)) continue;
    for (let j: usize = 0; j < labels; j++) {
      const p = out + j * LANE_BYTES + (lane << 3);
      store<f64>(p, load<f64>(p) * load<f64>(end + (j << 3)));
    }
  }
}

/** M(i,j) of one token with edge attributes: matrix[r][lane] = exp(w(r)) · Π_e exp(w(e, r)). */
export function edgeMatrix(job: usize, group: usize, t: u32): void {
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const exps: usize = load<u32>(job + JOB_ROW_EXP);
  for (let r: usize = 0; r < slots; r++) {
    const w = v128.load64_splat(exps + (r << 3));
    v128.store(matrix + r * LANE_BYTES, w);
    v128.store(matrix + r * LANE_BYTES, w, 16);
  }
  for (let lane: usize = 0; lane < 4; lane++) {
    const entry = group + (lane << 2);
    if (t < load<u32>(entry, 16)) multiplyEdges(job, load<u32>(entry) + t, matrix + (lane << 3));
  }
}
