import { lookUp, ScrubJayError } from "../../errors.js";
import { seededRandom } from "../../random.js";
import { type CollectOptions, collectFeatures } from "../collect-features.js";
import { createTagger, type Tagger } from "../infer/tagger.js";
import type { KernelName } from "../kernels/kernel-set.js";
import { buildLayout, type Layout } from "../layout.js";
import { featuresOf, mergeFeatures, transferWeights } from "../merge-features.js";
import type { Sequences } from "../sequences.js";
import { checkScheme } from "../transitions.js";
import type { Algorithm } from "./algorithm.js";
import { ALGORITHMS, type AlgorithmName } from "./algorithms.js";
import { checkFixed, type FixedFeature, layoutWithFixed, writeFixed } from "./fixed-features.js";

export interface Progress {
  readonly iteration: number;
  /** L-BFGS, SGD: the regularised negative log-likelihood; perceptron: wrong tokens of the pass. */
  readonly objective: number;
  /** NaN where the algorithm has none. */
  readonly gradientNorm: number;
  readonly weightNorm: number;
  readonly evaluations: number;
  readonly devScore?: number;
}

interface DevOptions {
  readonly data: Sequences;
  /** Higher is better. Default: share of tokens labelled right. */
  readonly score?: (predicted: Uint16Array, data: Sequences) => number;
  /** Score after every so many iterations. Default 1. */
  readonly every?: number;
  /** Stop after so many scores in a row that do not beat the best. Default: never. */
  readonly patience?: number;
}

/** What training is told of its arithmetic. */
export interface TrainSettings {
  /** Default lbfgs; ALGORITHMS lists them. */
  readonly algorithm?: AlgorithmName;
  /** L1. Default 0. */
  readonly c1?: number;
  /** L2, 1/(2σ²). Default 1. */
  readonly c2?: number;
  /** Default 200. */
  readonly maxIterations?: number;
  /** Steps that L-BFGS remembers. Default 6. */
  readonly memory?: number;
  /**
   * L-BFGS takes longer steps for rare features than for common ones: fewer iterations to a good model; the last
   * digits of the optimum come slower. Default false.
   */
  readonly curvature?: boolean;
  /** Converged when ‖g‖ ≤ epsilon·‖w‖. Default 1e-5. */
  readonly epsilon?: number;
  /** Converged when the objective fell by less than this share over `period` iterations. Default 1e-5, 10. */
  readonly delta?: number;
  readonly period?: number;
  /** Default 1. The result is the same with any number. */
  readonly threads?: number;
  /** Parts the data are cut into, and so the most threads of use. Changes the last digits. Default 8. */
  readonly shards?: number;
  /** For the order of sequences in perceptron and SGD. Default: a fixed seed. */
  readonly random?: () => number;
  /** Stops after the iteration under way and keeps the best so far. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface TrainOptions extends TrainSettings, CollectOptions {
  readonly kernels?: KernelName;
  /** Start from these weights; ids of attributes and labels must mean the same. Its features stay. */
  readonly start?: { readonly layout: Layout; readonly weights: Float64Array };
  /**
   * What labels cost in training and nowhere else: a cost on "outside" where the gold label is another makes the model
   * keep a distance in proportion (softmax-margin; Gimpel and Smith 2010). SGD, and L-BFGS without L1.
   */
  readonly fixed?: readonly FixedFeature[];
  readonly dev?: DevOptions;
}

export interface Trained {
  readonly layout: Layout;
  readonly weights: Float64Array; // [P]
  readonly reason: "converged" | "no-progress" | "iterations" | "aborted" | "dev";
  readonly progress: readonly Progress[];
  /** The iteration whose weights these are. */
  readonly iteration: number;
}

export async function train(data: Sequences, options: TrainOptions): Promise<Trained> {
  const algorithm: Algorithm = lookUp("training algorithm", ALGORITHMS, options.algorithm ?? "lbfgs");
  checkData(data, options);
  let features = collectFeatures(data, options);
  if (options.start) features = mergeFeatures(featuresOf(options.start.layout), features);
  const { fixed = [] } = options;
  checkFixed(fixed, options.algorithm ?? "lbfgs", options.c1 ?? 0);
  const layout =
    fixed.length === 0
      ? buildLayout(features, options.scheme)
      : layoutWithFixed(features, options.scheme, fixed);
  const weights = options.start
    ? transferWeights(options.start.layout, options.start.weights, layout)
    : new Float64Array(layout.parameters);
  writeFixed(layout, fixed, weights, true);
  const progress: Progress[] = [];
  const dev = options.dev && watchDev(layout, options.dev, options.kernels);
  let stoppedBy: "aborted" | "dev" | undefined;
  const reason = await algorithm.run({
    layout,
    data,
    weights,
    options: {
      c1: options.c1 ?? 0,
      c2: options.c2 ?? 1,
      maxIterations: options.maxIterations ?? 200,
      memory: options.memory ?? 6,
      curvature: options.curvature ?? false,
      epsilon: options.epsilon ?? 1e-5,
      delta: options.delta ?? 1e-5,
      period: options.period ?? 10,
      threads: options.threads ?? 1,
      shards: options.shards ?? 8,
      kernels: options.kernels ?? "simd",
      random: options.random ?? seededRandom(1),
    },
    async onStep(step, now) {
      const watched = dev?.look(step.iteration, now);
      const entry = { ...step, ...(watched && { devScore: watched.score }) };
      progress.push(entry);
      options.onProgress?.(entry);
      // Lets signals and timers in: an iteration is one long computation.
      await new Promise((resolve) => setImmediate(resolve));
      if (options.signal?.aborted) stoppedBy = "aborted";
      else if (watched?.enough) stoppedBy = "dev";
      return stoppedBy !== undefined;
    },
  });
  const learned = dev?.best() ?? weights;
  writeFixed(layout, fixed, learned, false);
  return {
    layout,
    weights: learned,
    reason: reason === "stopped" ? (stoppedBy ?? "aborted") : reason,
    progress,
    iteration: dev?.bestIteration() ?? progress.at(-1)?.iteration ?? 0,
  };
}

/** Keeps the weights with the best dev score. */
function watchDev(layout: Layout, options: DevOptions, kernels: KernelName | undefined) {
  const { data, score = tokenAccuracy, every = 1, patience = Infinity } = options;
  let tagger: Tagger | undefined;
  let best: { score: number; iteration: number; weights: Float64Array } | undefined;
  let since = 0;
  return {
    best: () => best?.weights,
    bestIteration: () => best?.iteration,
    look(iteration: number, weights: Float64Array): { score: number; enough: boolean } | undefined {
      if (iteration % every !== 0) return undefined;
      if (tagger) tagger.setWeights(weights);
      else tagger = createTagger(layout, weights, kernels);
      const value = score(tagger.tag(data), data);
      if (!best || value > best.score) {
        best = { score: value, iteration, weights: weights.slice() };
        since = 0;
      } else since++;
      return { score: value, enough: since >= patience };
    },
  };
}

function tokenAccuracy(predicted: Uint16Array, { labels }: Sequences): number {
  let right = 0;
  for (let t = 0; t < labels.length; t++) if (predicted[t] === labels[t]) right++;
  return labels.length === 0 ? 0 : right / labels.length;
}

function checkData(data: Sequences, { labels, scheme = {} }: TrainOptions): void {
  checkScheme(labels, scheme);
  if (data.labels.length === 0)
    throw new ScrubJayError("nothing-to-train-on", "there is no token to train on", {
      hint: "Check that the corpus has notes and that no section filter removes them all.",
    });
  for (let s = 0; s + 1 < data.start.length; s++) {
    const first = data.start[s]!;
    const last = data.start[s + 1]! - 1;
    for (let t = first; t <= last; t++) {
      const label = data.labels[t]!;
      const fits =
        label < labels &&
        (t > first || !scheme.start || scheme.start[label] === 1) &&
        (t < last || !scheme.end || scheme.end[label] === 1) &&
        (t === first || !scheme.follow || scheme.follow[data.labels[t - 1]! * labels + label] === 1);
      if (!fits)
        throw new ScrubJayError(
          "labels-break-scheme",
          `sequence ${s}, token ${t - first}: the gold label may not stand there`,
          {
            hint: "Repair the labels (a span must begin with its first-token label) or allow the transition.",
          },
        );
    }
  }
}
