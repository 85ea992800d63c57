import { shuffled } from "../../random.js";
import { createEngine } from "../infer/engine.js";
import type { TrainingTask } from "./algorithm.js";
import { addEdgeCounts, addNodeCounts } from "./empirical-counts.js";
import type { StopReason } from "./problem.js";

/**
 * The averaged perceptron (Collins 2002). The average of w over all steps is w - u/c, where u sums each update times
 * the step c at which it was made.
 */
export async function averagedPerceptron({
  layout,
  data,
  weights,
  options,
  onStep,
}: TrainingTask): Promise<StopReason> {
  const engine = createEngine(layout, options.kernels);
  const w = engine.weights;
  w.set(weights);
  const u = new Float64Array(layout.parameters);
  const sequences = data.start.length - 1;
  let c = 1;
  const update = (t: number, first: boolean, before: number, label: number, amount: number): void => {
    for (const [target, by] of [
      [w, amount],
      [u, amount * c],
    ] as const) {
      addNodeCounts(layout, data, t, label, by, target);
      if (first) continue;
      const slot = layout.transitions.slotAt[before * layout.labels + label]!;
      if (slot < 0) continue;
      target[layout.transitionBase + slot]! += by;
      addEdgeCounts(layout, data, t, slot, by, target);
    }
  };
  for (let iteration = 1; iteration <= options.maxIterations; iteration++) {
    let mistakes = 0;
    for (const s of shuffled(sequences, options.random)) {
      engine.prepare();
      const { path, score } = engine.viterbi(data, s, {});
      const start = data.start[s]!;
      let wrong = 0;
      if (score > -Infinity) {
        for (let n = 0; n < path.length; n++) {
          const gold = data.labels[start + n]!;
          if (path[n] !== gold) wrong++;
          const sameStep = n === 0 || path[n - 1] === data.labels[start + n - 1];
          if (path[n] === gold && sameStep) continue;
          update(start + n, n === 0, n === 0 ? 0 : data.labels[start + n - 1]!, gold, 1);
          update(start + n, n === 0, n === 0 ? 0 : path[n - 1]!, path[n]!, -1);
        }
        if (wrong > 0) for (const k of layout.absent) w[k] = u[k] = 0;
      }
      mistakes += wrong;
      c++;
    }
    for (let k = 0; k < w.length; k++) weights[k] = w[k]! - u[k]! / c;
    const weightNorm = Math.sqrt(weights.reduce((sum, v) => sum + v * v, 0));
    const step = { iteration, objective: mistakes, gradientNorm: Number.NaN, weightNorm, evaluations: 1 };
    if (await onStep(step, weights)) return "stopped";
    if (mistakes === 0) return "converged";
  }
  return "iterations";
}
