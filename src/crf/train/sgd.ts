import { createEngine, type Engine } from "../infer/engine.js";
import { pairWeights } from "../infer/pair-weights.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import type { AlgorithmOptions, OnWeights } from "./algorithms.js";
import { addEdgeCounts, addNodeCounts } from "./empirical-counts.js";
import type { StopReason } from "./problem.js";
import { shuffled } from "./seeded-random.js";

const RATES = [0.02, 0.05, 0.1, 0.2, 0.5, 1];
const TRIAL = 500;

/**
 * Stochastic gradient descent with the step 1/(λ(t + t0)), λ = 2·c2/N (Bottou 2010). The weights are scale·v, so that
 * decay costs one multiplication and not one per weight.
 */
export async function stochasticGradient(
  layout: Layout,
  data: Sequences,
  weights: Float64Array,
  options: AlgorithmOptions,
  onStep: OnWeights,
): Promise<StopReason> {
  const engine = createEngine(layout, options.kernels);
  const sequences = data.start.length - 1;
  const lambda = Math.max((2 * options.c2) / sequences, 1e-9);
  const v = engine.weights;

  /** One pass over `order`; returns the sum of -log P before each update, and the scale left over. */
  const pass = (order: Uint32Array, from: number, t0: number): { loss: number; scale: number } => {
    let scale = 1;
    let loss = 0;
    for (let n = 0; n < order.length; n++) {
      const rate = 1 / (lambda * (t0 + from + n));
      scale *= 1 - rate * lambda;
      loss += descend(engine, data, order[n]!, scale, rate / scale);
      if (scale < 1e-9) {
        for (let k = 0; k < v.length; k++) v[k]! *= scale;
        scale = 1;
      }
    }
    return { loss, scale };
  };
  const penalty = (scale: number): number =>
    options.c2 * scale * scale * v.reduce((sum, x) => sum + x * x, 0);

  // The rate that does best on a sample starts the descent.
  const sample = shuffled(sequences, options.random).slice(0, TRIAL);
  let best = { rate: RATES[0]!, value: Infinity };
  for (const rate of RATES) {
    v.set(weights);
    const { loss, scale } = pass(sample, 0, 1 / (lambda * rate) + 1);
    const value = loss + (penalty(scale) * sample.length) / sequences;
    if (value < best.value) best = { rate, value };
  }
  v.set(weights);
  const t0 = 1 / (lambda * best.rate) + 1;
  for (let iteration = 1; iteration <= options.maxIterations; iteration++) {
    const order = shuffled(sequences, options.random);
    const { loss, scale } = pass(order, (iteration - 1) * sequences, t0);
    for (let k = 0; k < v.length; k++) v[k]! *= scale;
    weights.set(v);
    const objective = loss + penalty(1);
    const weightNorm = Math.sqrt(weights.reduce((sum, x) => sum + x * x, 0));
    const step = { iteration, objective, gradientNorm: Number.NaN, weightNorm, evaluations: 1 };
    if (await onStep(step, weights)) return "stopped";
  }
  return "iterations";
}

/** v -= rate · gradient of one sequence; returns -log P of its gold labels before that. */
function descend(engine: Engine, data: Sequences, s: number, scale: number, rate: number): number {
  const { layout, weights } = engine;
  const { labels, padded, transitions, transitionBase } = layout;
  engine.prepare(scale);
  const first = data.start[s]!;
  const count = data.start[s + 1]! - first;
  const pair = pairWeights(layout, weights, data, first);
  const node = engine.scores(data, s, {});
  let gold = 0;
  for (let t = 0; t < count; t++) {
    const label = data.labels[first + t]!;
    gold += node[t * padded + label]!;
    if (t > 0) gold += scale * pair(t, data.labels[first + t - 1]!, label);
  }
  const { logZ, psi, alpha, beta, norms } = engine.forwardBackward(data, s, {});
  if (!Number.isFinite(logZ)) return Infinity;
  // p_t(i,j) of every slot is read before any weight changes.
  const slots = transitions.slotTo.length;
  const pairs = new Float64Array(count * slots);
  for (let t = 1; t < count; t++) {
    for (let i = 0; i < labels; i++) {
      const before = alpha[(t - 1) * padded + i]! * norms[t]!;
      for (let r = transitions.rowStart[i]!; r < transitions.rowStart[i + 1]!; r++) {
        const j = transitions.slotTo[r]!;
        const at = t * padded + j;
        pairs[t * slots + r] = before * Math.exp(scale * pair(t, i, j)) * psi[at]! * beta[at]!;
      }
    }
  }
  for (let t = 0; t < count; t++) {
    const label = data.labels[first + t]!;
    for (let j = 0; j < labels; j++) {
      const p = alpha[t * padded + j]! * beta[t * padded + j]!;
      const amount = (j === label ? 1 : 0) - p;
      if (Math.abs(amount) > 1e-9) addNodeCounts(layout, data, first + t, j, rate * amount, weights);
    }
    if (t === 0) continue;
    const goldSlot = transitions.slotAt[data.labels[first + t - 1]! * labels + label]!;
    for (let r = 0; r < slots; r++) {
      const amount = (r === goldSlot ? 1 : 0) - pairs[t * slots + r]!;
      if (Math.abs(amount) <= 1e-9) continue;
      weights[transitionBase + r]! += rate * amount;
      addEdgeCounts(layout, data, first + t, r, rate * amount, weights);
    }
  }
  for (const k of layout.absent) weights[k] = 0;
  return logZ - gold;
}
