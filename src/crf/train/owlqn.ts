import { createHistory } from "./lbfgs-history.js";
import { type LbfgsOptions, type OnStep, type Problem, type StopReason, stalled } from "./problem.js";

const ENOUGH_DECREASE = 1e-4;
const MOST_EVALUATIONS = 30;

/**
 * Orthant-wise limited-memory quasi-Newton (Andrew and Gao 2007): minimises F(x) + c1·‖x‖₁. A step never crosses zero
 * in any coordinate, so weights that do not help end at exactly 0.
 */
export async function owlqn(
  problem: Problem,
  c1: number,
  options: LbfgsOptions,
  onStep: OnStep,
): Promise<StopReason> {
  const { x, gradient, size } = problem;
  const previousX = problem.allocate();
  const previousG = problem.allocate();
  const pseudo = problem.allocate();
  const direction = problem.allocate();
  const history = createHistory(problem, options.memory);
  const norm = (v: Float64Array): number => Math.sqrt(problem.dot(v, v));
  const withL1 = (value: number): number => {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += Math.abs(x[k]!);
    return value + c1 * sum;
  };
  let value = withL1(problem.evaluate());
  const values = [value];
  for (let iteration = 1; iteration <= options.maxIterations; iteration++) {
    pseudoGradient(x, gradient, c1, pseudo);
    if (iteration === 1 && norm(pseudo) <= options.epsilon * Math.max(1, norm(x))) return "converged";
    previousX.set(x);
    previousG.set(gradient);
    direction.set(pseudo);
    history.apply(direction);
    for (let k = 0; k < size; k++) if (direction[k]! * pseudo[k]! >= 0) direction[k] = 0;
    let step = iteration === 1 ? 1 / norm(pseudo) : 1;
    let evaluations = 0;
    let next = Infinity;
    for (; evaluations < MOST_EVALUATIONS; step /= 2) {
      evaluations++;
      let promised = 0;
      for (let k = 0; k < size; k++) {
        // The orthant is the sign of x, or where x is 0 the way that goes down.
        const sign = previousX[k] !== 0 ? Math.sign(previousX[k]!) : -Math.sign(pseudo[k]!);
        const moved = previousX[k]! + step * direction[k]!;
        x[k] = moved * sign > 0 ? moved : 0;
        promised += pseudo[k]! * (x[k]! - previousX[k]!);
      }
      next = withL1(problem.evaluate());
      if (next <= value + ENOUGH_DECREASE * promised) break;
    }
    if (!(next < value)) {
      x.set(previousX);
      gradient.set(previousG);
      return "no-progress";
    }
    value = next;
    values.push(value);
    history.update(x, previousX, gradient, previousG);
    pseudoGradient(x, gradient, c1, pseudo);
    const gradientNorm = norm(pseudo);
    const weightNorm = norm(x);
    if (await onStep({ iteration, objective: value, gradientNorm, weightNorm, evaluations }))
      return "stopped";
    if (gradientNorm <= options.epsilon * Math.max(1, weightNorm)) return "converged";
    if (stalled(values, options)) return "converged";
  }
  return "iterations";
}

/** The steepest way down of F + c1·‖x‖₁, where that has a corner at 0. */
function pseudoGradient(x: Float64Array, g: Float64Array, c1: number, out: Float64Array): void {
  for (let k = 0; k < x.length; k++) {
    const slope = g[k]!;
    if (x[k]! > 0) out[k] = slope + c1;
    else if (x[k]! < 0) out[k] = slope - c1;
    else if (slope < -c1) out[k] = slope + c1;
    else if (slope > c1) out[k] = slope - c1;
    else out[k] = 0;
  }
}
