import {
  JOB_GRADIENT,
  JOB_PARAMETERS,
  JOB_SHARDS,
  JOB_TOTAL,
  REDUCE_CHUNK,
  TASK_GRADIENT,
} from "../job-fields";
import { gradientShard } from "./gradient";

/** total[k] = Σ over shards, in the order of the shards, for one chunk of parameters. */
export function reduceChunk(job: usize, chunk: i32): void {
  const parameters: usize = load<u32>(job + JOB_PARAMETERS);
  const shards: usize = load<u32>(job + JOB_SHARDS);
  const gradient: usize = load<u32>(job + JOB_GRADIENT);
  const total: usize = load<u32>(job + JOB_TOTAL);
  const stride = parameters << 3;
  const from = (<usize>chunk * REDUCE_CHUNK) << 3;
  const to = min(stride, from + (REDUCE_CHUNK << 3));
  for (let at = from; at < to; at += 16) {
    let sum = v128.load(gradient + at);
    for (let s: usize = 1; s < shards; s++) sum = f64x2.add(sum, v128.load(gradient + s * stride + at));
    v128.store(total + at, sum);
  }
}

/** What a thread is told to do: task 0 is a shard's gradient, task 1 a chunk's sum. */
export function runTask(task: i32, job: usize, index: i32, work: usize): void {
  if (task === TASK_GRADIENT) gradientShard(job, index, work);
  else reduceChunk(job, index);
}
