import { groupSequences } from "../group-sequences.js";
import { attachSequences, createJob, type Job } from "../job.js";
import { type Arena, createArena } from "../kernels/arena.js";
import {
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LOG_Z,
  JOB_MAX_SEGMENTS,
  JOB_SEGMENT,
  JOB_SHARD_START,
  JOB_SHARDS,
  JOB_TOTAL,
  REDUCE_CHUNK,
  TASK_GRADIENT,
  TASK_REDUCE,
} from "../kernels/job-fields.js";
import type { KernelName, Kernels } from "../kernels/kernel-set.js";
import { createKernels } from "../kernels/kernels.js";
import { createThreadPool, type ThreadPool } from "../kernels/threads.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import { empiricalCounts } from "./empirical-counts.js";
import type { Problem } from "./problem.js";

export interface ObjectiveOptions {
  /** L2: c2·‖w‖², c2 = 1/(2σ²). */
  readonly c2: number;
  readonly threads: number;
  /** Parts of the data with a gradient of their own. Results depend on this, not on the threads. */
  readonly shards: number;
  readonly kernels: KernelName;
  /** Tell roughly how the function bends. */
  readonly curvature?: boolean;
}

/** Tokens of a long sequence that are held at once. */
const SEGMENT = 256;

/** Features that no note has, without a penalty. */
const LEAST_CURVATURE = 1e-3;

export interface Objective extends Problem {
  readonly arena: Arena;
  readonly job: Job;
  readonly kernels: Kernels;
  close(): Promise<void>;
}

/** F(w) = Σ_s log Z_s - Σ_k w_k·(how often feature k occurs) + c2·‖w‖², with its gradient. */
export async function createObjective(
  layout: Layout,
  data: Sequences,
  { c2, threads, shards, kernels: name, curvature: wanted }: ObjectiveOptions,
): Promise<Objective> {
  const arena = createArena();
  const kernels = createKernels(arena.memory, name);
  const job = createJob(arena, layout);
  const size = layout.parameters;
  attachSequences(arena, job, layout)(data);
  const groups = groupSequences(data, shards);
  const logZ = arena.f64(shards);
  const gradient = arena.f64(size);
  job.set(JOB_GROUPS, arena.copyU32(groups.entries).byteOffset);
  job.set(JOB_SHARD_START, arena.copyU32(groups.shardStart).byteOffset);
  job.set(JOB_SHARDS, shards);
  job.set(JOB_GRADIENT, arena.f64(shards * size).byteOffset);
  job.set(JOB_LOG_Z, logZ.byteOffset);
  job.set(JOB_TOTAL, gradient.byteOffset);
  job.set(JOB_SEGMENT, Math.min(SEGMENT, Math.max(1, groups.longest)));
  job.set(JOB_MAX_SEGMENTS, Math.ceil(groups.longest / SEGMENT) + 1);
  const observed = arena.f64(size);
  empiricalCounts(layout, data, observed);
  const pool: ThreadPool = await createThreadPool(
    arena,
    kernels,
    name === "plain" ? 1 : Math.max(1, Math.min(threads, shards)),
    kernels.gradientWorkspace(job.address),
  );
  // A feature that occurs c times bends log Z by c at most; the penalty adds its own.
  const curvature =
    wanted && Float64Array.from(observed, (count) => Math.max(count + 2 * c2, LEAST_CURVATURE));
  const x = job.weights;
  const at = (vector: Float64Array): number => vector.byteOffset;
  return {
    arena,
    job,
    kernels,
    size,
    x,
    gradient,
    ...(curvature && { curvature }),
    evaluate() {
      kernels.prepareTransitions(job.address);
      pool.run(TASK_GRADIENT, job.address, shards);
      pool.run(TASK_REDUCE, job.address, Math.ceil(size / REDUCE_CHUNK));
      kernels.axpy(at(gradient), -1, at(observed), size);
      kernels.axpy(at(gradient), 2 * c2, at(x), size);
      for (const k of layout.absent) gradient[k] = 0;
      let value = c2 * kernels.dot(at(x), at(x), size) - kernels.dot(at(x), at(observed), size);
      for (const z of logZ) value += z;
      return value;
    },
    allocate: () => arena.f64(size),
    dot: (a, b) => kernels.dot(at(a), at(b), size),
    axpy: (y, k, v) => kernels.axpy(at(y), k, at(v), size),
    scale: (y, k) => kernels.scale(at(y), k, size),
    addScaled: (y, a, k, b) => kernels.addScaled(at(y), at(a), k, at(b), size),
    close: () => pool.close(),
  };
}
