import { shuffled } from "../../random.js";
import { type Groups, groupSequences } from "../group-sequences.js";
import { attachSequences, createJob } from "../job.js";
import { createArena } from "../kernels/arena.js";
import {
  GROUP_BYTES,
  JOB_BATCH,
  JOB_EDGE_TOUCHED,
  JOB_GOLD,
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LOG_Z,
  JOB_MAX_SEGMENTS,
  JOB_PENALTY,
  JOB_RATE,
  JOB_SEGMENT,
  JOB_SHARD_START,
  JOB_SHARDS,
  JOB_SQUARES,
  JOB_TOUCHED,
  LANES,
} from "../kernels/job-fields.js";
import { createKernels } from "../kernels/kernels.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import type { TrainingTask } from "./algorithm.js";
import type { StopReason } from "./problem.js";

/** Tokens of a batch, at most and at least: few notes make small batches, so that a pass still has many steps. */
const MOST_TOKENS = 300;
const FEWEST_TOKENS = 20;
/** Batches that are enough for a pass. */
const ENOUGH_BATCHES = 1000;
const SEGMENT = 256;
const RATE = 0.1;
/** What a weight that was never moved counts as having been moved, squared: its first step is no leap. */
const FIRST_SQUARE = 0.1;

/**
 * Stochastic gradient descent in small batches, with a step for each weight that shortens as the weight moves (AdaGrad;
 * Duchi, Hazan and Singer 2011). A batch has as much of the penalty of a feature as it has of the batches with that
 * feature: a pass over the data applies it once.
 */
export async function stochasticGradient({
  layout,
  data,
  weights,
  options,
  onStep,
}: TrainingTask): Promise<StopReason> {
  const arena = createArena();
  const kernels = createKernels(arena.memory, options.kernels);
  const job = createJob(arena, layout);
  attachSequences(arena, job, layout)(data);
  const tokens = data.labels.length;
  const batchTokens = Math.min(MOST_TOKENS, Math.max(FEWEST_TOKENS, tokens / ENOUGH_BATCHES));
  // Long sequences: the kernels take four at a time, and one alone would cost as much.
  const most = Math.ceil((data.start.length - 1) / LANES);
  const batches = Math.max(1, Math.min(most, Math.round(tokens / batchTokens)));
  const groups = groupSequences(data, batches, options.random);
  const size = layout.parameters;
  const loss = arena.f64(1);
  const squares = arena.f64(size).fill(FIRST_SQUARE);
  for (const k of layout.absent) squares[k] = Infinity;
  const penalty = arena.f64(size);
  sharePenalty(layout, data, groups, 2 * options.c2, penalty);
  const gold = arena.u16(data.labels.length);
  gold.set(data.labels);
  job.set(JOB_GROUPS, arena.copyU32(groups.entries).byteOffset);
  job.set(JOB_SHARD_START, arena.copyU32(groups.shardStart).byteOffset);
  job.set(JOB_SHARDS, batches);
  job.set(JOB_GRADIENT, arena.f64(size).byteOffset);
  job.set(JOB_LOG_Z, loss.byteOffset);
  job.set(JOB_SEGMENT, Math.min(SEGMENT, Math.max(1, groups.longest)));
  job.set(JOB_MAX_SEGMENTS, Math.ceil(groups.longest / SEGMENT) + 1);
  job.set(JOB_SQUARES, squares.byteOffset);
  job.set(JOB_PENALTY, penalty.byteOffset);
  job.set(JOB_GOLD, gold.byteOffset);
  job.set(JOB_TOUCHED, arena.u32(layout.attributes).byteOffset);
  job.set(JOB_EDGE_TOUCHED, arena.u32(layout.edgeAttributes).byteOffset);
  new Float64Array(arena.memory.buffer, job.address + JOB_RATE, 1)[0] = RATE;
  const work = arena.bytes(kernels.gradientWorkspace(job.address));
  job.weights.set(weights);
  let batch = 0;
  for (let iteration = 1; iteration <= options.maxIterations; iteration++) {
    loss[0] = 0;
    for (const one of shuffled(batches, options.random)) {
      job.set(JOB_BATCH, ++batch);
      kernels.prepareTransitions(job.address);
      kernels.batchStep(job.address, one, work);
    }
    weights.set(job.weights);
    const norm = kernels.dot(job.weights.byteOffset, job.weights.byteOffset, size);
    const step = {
      iteration,
      objective: loss[0]! + options.c2 * norm,
      gradientNorm: Number.NaN,
      weightNorm: Math.sqrt(norm),
      evaluations: 1,
    };
    if (await onStep(step, weights)) return "stopped";
  }
  return "iterations";
}

/** penalty[k] ← whole / (number of batches in which the feature of weight k occurs). */
function sharePenalty(
  layout: Layout,
  data: Sequences,
  { entries, shardStart }: Groups,
  whole: number,
  penalty: Float64Array,
): void {
  const batches = shardStart.length - 1;
  const nodes = new Uint32Array(layout.attributes);
  const edges = new Uint32Array(layout.edgeAttributes);
  const seen = [new Int32Array(nodes.length).fill(-1), new Int32Array(edges.length).fill(-1)] as const;
  const count = (
    { tokenOffset, attributes }: { tokenOffset: Uint32Array; attributes: Uint32Array },
    batch: number,
    first: number,
    length: number,
    last: Int32Array,
    into: Uint32Array,
  ): void => {
    for (let at = tokenOffset[first]!; at < tokenOffset[first + length]!; at++) {
      const a = attributes[at]!;
      if (last[a] === batch) continue;
      last[a] = batch;
      into[a]!++;
    }
  };
  const width = GROUP_BYTES / 4;
  for (let batch = 0; batch < batches; batch++)
    for (let g = shardStart[batch]! * width; g < shardStart[batch + 1]! * width; g += width)
      for (let lane = 0; lane < LANES; lane++) {
        const first = entries[g + lane]!;
        const length = entries[g + LANES + lane]!;
        count(data, batch, first, length, seen[0], nodes);
        if (data.edges && edges.length > 0) count(data.edges, batch, first, length, seen[1], edges);
      }
  for (let a = 0; a < nodes.length; a++)
    penalty.fill(whole / Math.max(1, nodes[a]!), layout.attributeOffset[a]!, layout.attributeOffset[a + 1]!);
  penalty.fill(whole / batches, layout.transitionBase, layout.edgeBase);
  for (let e = 0; e < edges.length; e++)
    penalty.fill(
      whole / Math.max(1, edges[e]!),
      layout.edgeBase + layout.edgeOffset[e]!,
      layout.edgeBase + layout.edgeOffset[e + 1]!,
    );
}
