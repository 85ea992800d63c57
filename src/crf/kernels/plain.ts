// The kernels in plain TypeScript: the same jobs, one sequence at a time, written to be read. Tests compare them
// with the AssemblyScript ones; they also serve where WebAssembly SIMD is missing.
import {
  GROUP_BYTES,
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_WEIGHT,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LOG_Z,
  JOB_OPEN,
  JOB_PARAMETERS,
  JOB_ROW_EXCESS,
  JOB_ROW_EXP,
  JOB_SHARD_START,
  JOB_SHARDS,
  JOB_SLOT_TO,
  JOB_SLOTS,
  JOB_TOTAL,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
  LANES,
  PLAN_PADDED,
  REDUCE_CHUNK,
  TASK_GRADIENT,
} from "./job-fields.js";
import type { Kernels } from "./kernel-set.js";
import { plainBatchStep } from "./plain-batch.js";
import { plainExp } from "./plain-exp.js";
import { plainBackwardPass, plainForwardPass, plainPosteriors } from "./plain-forward-backward.js";
import { plainSequenceGradient } from "./plain-gradient.js";
import { plainJoinedScores } from "./plain-joined-scores.js";
import { addTokenScores, type PlainView, viewOf } from "./plain-view.js";
import { plainViterbi } from "./plain-viterbi.js";
import type { WasmMemory } from "./web-assembly.js";

export function plainKernels(memory: WasmMemory): Kernels {
  const view = (job: number): PlainView => viewOf(memory, job);
  const f64 = (at: number, n: number): Float64Array => new Float64Array(memory.buffer, at, n);

  function gradientShard(job: number, shard: number): void {
    const v = view(job);
    const size = v.field(JOB_PARAMETERS);
    const gradient = f64(v.field(JOB_GRADIENT) + shard * size * 8, size).fill(0);
    const starts = v.u32(JOB_SHARD_START, v.field(JOB_SHARDS) + 1);
    let logZ = 0;
    for (let g = starts[shard]!; g < starts[shard + 1]!; g++) {
      const group = new Uint32Array(memory.buffer, v.field(JOB_GROUPS) + g * GROUP_BYTES, 3 * LANES);
      for (let lane = 0; lane < LANES; lane++) {
        const length = group[LANES + lane]!;
        if (length > 0)
          logZ += plainSequenceGradient(v, group[lane]!, length, group[2 * LANES + lane]!, gradient);
      }
    }
    v.f64(JOB_LOG_Z, shard + 1)[shard] = logZ;
  }

  function reduceChunk(job: number, chunk: number): void {
    const v = view(job);
    const size = v.field(JOB_PARAMETERS);
    const shards = v.field(JOB_SHARDS);
    const gradient = v.f64(JOB_GRADIENT, shards * size);
    const total = v.f64(JOB_TOTAL, size);
    for (let k = chunk * REDUCE_CHUNK; k < Math.min(size, (chunk + 1) * REDUCE_CHUNK); k++) {
      let sum = gradient[k]!;
      for (let s = 1; s < shards; s++) sum += gradient[s * size + k]!;
      total[k] = sum;
    }
  }

  return {
    expInPlace(x, n) {
      plainExp(f64(x, n));
    },
    dot(a, b, n) {
      const p = f64(a, n);
      const q = f64(b, n);
      let sum = 0;
      for (let i = 0; i < n; i++) sum += p[i]! * q[i]!;
      return sum;
    },
    axpy(y, k, x, n) {
      const p = f64(y, n);
      const q = f64(x, n);
      for (let i = 0; i < n; i++) p[i]! += k * q[i]!;
    },
    scale(y, k, n) {
      const p = f64(y, n);
      for (let i = 0; i < n; i++) p[i]! *= k;
    },
    addScaled(y, a, k, b, n) {
      const p = f64(y, n);
      const q = f64(a, n);
      const r = f64(b, n);
      for (let i = 0; i < n; i++) p[i] = q[i]! + k * r[i]!;
    },
    prepareTransitions(job) {
      const v = view(job);
      const slots = v.field(JOB_SLOTS);
      const weights = v.f64(JOB_WEIGHTS, v.field(JOB_PARAMETERS)).subarray(v.field(JOB_TRANSITION_BASE));
      const exps = v.f64(JOB_ROW_EXP, slots);
      for (let r = 0; r < slots; r++) exps[r] = weights[r]!;
      const columnSlot = v.u32(JOB_COLUMN_SLOT, slots);
      const columnWeight = v.f64(JOB_COLUMN_WEIGHT, slots);
      for (let k = 0; k < slots; k++) columnWeight[k] = exps[columnSlot[k]!]!;
      plainExp(exps);
      const to = v.u32(JOB_SLOT_TO, slots);
      const open = v.f64(JOB_OPEN, v.labels);
      const rows = v.f64(JOB_ROW_EXCESS, slots);
      const columns = v.f64(JOB_COLUMN_EXCESS, slots);
      for (let r = 0; r < slots; r++) rows[r] = exps[r]! - open[to[r]!]!;
      for (let k = 0; k < slots; k++) columns[k] = rows[columnSlot[k]!]!;
    },
    nodeScores(job, first, count, out) {
      const v = view(job);
      for (let t = 0; t < count; t++)
        addTokenScores(v, first + t, f64(out + t * v.padded * 8, v.padded).fill(0));
    },
    joinScores(plan, first, count, out) {
      const padded = new Uint32Array(memory.buffer, plan + PLAN_PADDED, 1)[0]!;
      plainJoinedScores(memory, plan, first, count, f64(out, count * padded));
    },
    gradientWorkspace: () => 0,
    runTask(task, job, index) {
      if (task === TASK_GRADIENT) gradientShard(job, index);
      else reduceChunk(job, index);
    },
    batchStep(job, batch) {
      plainBatchStep(memory, view(job), batch);
    },
    viterbi(job, first, count, scores, delta, path) {
      const v = view(job);
      const becoming = f64(delta, count * v.padded);
      becoming.set(f64(scores, becoming.length));
      return plainViterbi(v, first, count, becoming, new Uint32Array(memory.buffer, path, count));
    },
    forwardPass(job, first, count, scores, psi, alpha, norms) {
      const v = view(job);
      const size = count * v.padded;
      f64(psi, size).set(f64(scores, size));
      const edges = v.field(JOB_EDGE_TOKEN_OFFSET) !== 0;
      return plainForwardPass(
        v,
        { first, count, edges },
        f64(psi, size),
        f64(alpha, size),
        f64(norms, count),
      );
    },
    backwardPass(job, first, count, psi, beta, norms) {
      const v = view(job);
      const size = count * v.padded;
      const edges = v.field(JOB_EDGE_TOKEN_OFFSET) !== 0;
      plainBackwardPass(v, { first, count, edges }, f64(psi, size), f64(beta, size), f64(norms, count));
    },
    posteriors(job, count, alpha, beta, out) {
      const v = view(job);
      const size = count * v.padded;
      return Number(plainPosteriors(v, f64(alpha, size), f64(beta, size), f64(out, count * v.labels)));
    },
  };
}
