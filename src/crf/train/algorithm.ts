import type { KernelName } from "../kernels/kernel-set.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import type { OptimiserStep, StopReason } from "./problem.js";

interface AlgorithmOptions {
  readonly c1: number;
  readonly c2: number;
  readonly maxIterations: number;
  readonly memory: number;
  readonly curvature: boolean;
  readonly epsilon: number;
  readonly delta: number;
  readonly period: number;
  readonly threads: number;
  readonly shards: number;
  readonly kernels: KernelName;
  readonly random: () => number;
}

/** What an algorithm works on. */
export interface TrainingTask {
  readonly layout: Layout;
  readonly data: Sequences;
  /** It starts from these and leaves the result here. */
  readonly weights: Float64Array;
  readonly options: AlgorithmOptions;
  /** Called after each iteration with the weights as they are; true stops. */
  readonly onStep: (step: OptimiserStep, weights: Float64Array) => Promise<boolean>;
}

export interface Algorithm {
  readonly description: string;
  run(task: TrainingTask): Promise<StopReason>;
}
