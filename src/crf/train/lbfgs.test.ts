import { describe, expect, it } from "vitest";
import { lbfgs } from "./lbfgs.js";
import { lineSearch } from "./line-search.js";
import type { Problem } from "./problem.js";

const OPTIONS = { maxIterations: 500, memory: 6, epsilon: 1e-9, delta: 0, period: 10 };

function problemOf(start: number[], f: (x: Float64Array, g: Float64Array) => number): Problem {
  const x = Float64Array.from(start);
  const gradient = new Float64Array(start.length);
  return {
    size: start.length,
    x,
    gradient,
    evaluate: () => f(x, gradient),
    allocate: () => new Float64Array(start.length),
    dot: (a, b) => a.reduce((sum, v, k) => sum + v * b[k]!, 0),
    axpy(y, c, v) {
      for (let k = 0; k < y.length; k++) y[k]! += c * v[k]!;
    },
    scale(y, c) {
      for (let k = 0; k < y.length; k++) y[k]! *= c;
    },
    addScaled(y, a, c, b) {
      for (let k = 0; k < y.length; k++) y[k] = a[k]! + c * b[k]!;
    },
  };
}

describe("L-BFGS", () => {
  it("finds the bottom of Rosenbrock's valley", async () => {
    const problem = problemOf([-1.2, 1, -1.2, 1], (x, g) => {
      let value = 0;
      for (let k = 0; k < x.length; k += 2) {
        const a = 1 - x[k]!;
        const b = x[k + 1]! - x[k]! ** 2;
        value += a * a + 100 * b * b;
        g[k] = -2 * a - 400 * x[k]! * b;
        g[k + 1] = 200 * b;
      }
      return value;
    });
    expect(await lbfgs(problem, OPTIONS, () => false)).toBe("converged");
    for (const value of problem.x) expect(value).toBeCloseTo(1, 6);
  });

  it("backs away from where the function is not a number", async () => {
    const problem = problemOf([5], (x, g) => {
      g[0] = 1 - 1 / x[0]!;
      return x[0]! - Math.log(x[0]!);
    });
    await lbfgs(problem, OPTIONS, () => false);
    expect(problem.x[0]).toBeCloseTo(1, 6);
  });
});

describe("the line search", () => {
  it.each([0.001, 0.1, 1, 10, 1000])("meets the strong Wolfe conditions from a first step of %d", (first) => {
    const f = (t: number): number => (t - 3) ** 4 + t;
    const slope = (t: number): number => 4 * (t - 3) ** 3 + 1;
    const start = { step: 0, value: f(0), slope: slope(0) };
    const found = lineSearch(start, first, (step) => ({ step, value: f(step), slope: slope(step) }))!;
    expect(found.value).toBeLessThanOrEqual(start.value + 1e-4 * found.step * start.slope);
    expect(Math.abs(found.slope)).toBeLessThanOrEqual(0.9 * Math.abs(start.slope));
  });
});
