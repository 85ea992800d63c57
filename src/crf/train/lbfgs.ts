import { createHistory } from "./lbfgs-history.js";
import { lineSearch, type Point } from "./line-search.js";
import { type LbfgsOptions, type OnStep, type Problem, type StopReason, stalled } from "./problem.js";

/** Features that go together each take the whole step at first; with curvature known it is too long by their number. */
const FIRST_STEP = 0.1;

/** Limited-memory BFGS (Liu and Nocedal 1989). Leaves the best point in `problem.x`. */
export async function lbfgs(problem: Problem, options: LbfgsOptions, onStep: OnStep): Promise<StopReason> {
  const { x, gradient } = problem;
  const previousX = problem.allocate();
  const previousG = problem.allocate();
  const direction = problem.allocate();
  const history = createHistory(problem, options.memory);
  const norm = (v: Float64Array): number => Math.sqrt(problem.dot(v, v));
  let value = problem.evaluate();
  const values = [value];
  if (norm(gradient) <= options.epsilon * Math.max(1, norm(x))) return "converged";
  const shortStep = (): number => (problem.curvature ? FIRST_STEP : 1 / norm(gradient));
  let first = shortStep();
  let fresh = true;
  for (let iteration = 1; iteration <= options.maxIterations; iteration++) {
    previousX.set(x);
    previousG.set(gradient);
    direction.set(gradient);
    history.apply(direction);
    let slope = problem.dot(gradient, direction);
    if (!(slope < 0)) {
      history.clear();
      direction.set(gradient);
      problem.scale(direction, -1);
      slope = -problem.dot(gradient, gradient);
      first = 1 / norm(gradient);
    }
    let evaluations = 0;
    const measure = (step: number): Point => {
      evaluations++;
      problem.addScaled(x, previousX, step, direction);
      const at = problem.evaluate();
      return { step, value: at, slope: problem.dot(gradient, direction) };
    };
    const found = lineSearch({ step: 0, value, slope }, first, measure);
    first = 1;
    if (!found) {
      x.set(previousX);
      gradient.set(previousG);
      // The remembered steps may have led astray; without them there is nothing left to try.
      if (fresh) return "no-progress";
      fresh = true;
      history.clear();
      first = shortStep();
      continue;
    }
    fresh = false;
    value = found.value;
    values.push(value);
    history.update(x, previousX, gradient, previousG);
    const gradientNorm = norm(gradient);
    const weightNorm = norm(x);
    if (await onStep({ iteration, objective: value, gradientNorm, weightNorm, evaluations }))
      return "stopped";
    if (gradientNorm <= options.epsilon * Math.max(1, weightNorm)) return "converged";
    if (stalled(values, options)) return "converged";
  }
  return "iterations";
}
