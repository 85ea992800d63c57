import type { Problem } from "./problem.js";

/** The last steps s and gradient changes y, which stand in for the inverse Hessian. */
export interface History {
  /** Remembers s = x - previous x and y = gradient - previous gradient. */
  update(x: Float64Array, previousX: Float64Array, g: Float64Array, previousG: Float64Array): void;
  /** direction ← -H·direction, by the two-loop recursion (Nocedal 1980). */
  apply(direction: Float64Array): void;
  clear(): void;
}

interface Pair {
  readonly s: Float64Array;
  readonly y: Float64Array;
  rho: number;
}

export function createHistory(problem: Problem, memory: number): History {
  const pairs: Pair[] = [];
  const { curvature } = problem;

  /** direction ← H₀·direction: the inverse of the curvature as far as it is known, to the scale of the newest pair. */
  function firstGuess(direction: Float64Array, newest: Pair | undefined): void {
    if (curvature === undefined) {
      if (newest) problem.scale(direction, 1 / (newest.rho * problem.dot(newest.y, newest.y)));
      return;
    }
    let scale = 1;
    if (newest) {
      let bent = 0;
      for (let k = 0; k < curvature.length; k++) bent += (newest.y[k]! * newest.y[k]!) / curvature[k]!;
      scale = 1 / (newest.rho * bent);
    }
    for (let k = 0; k < curvature.length; k++) direction[k]! *= scale / curvature[k]!;
  }

  return {
    update(x, previousX, g, previousG) {
      const pair =
        pairs.length === memory ? pairs.shift()! : { s: problem.allocate(), y: problem.allocate(), rho: 0 };
      problem.addScaled(pair.s, x, -1, previousX);
      problem.addScaled(pair.y, g, -1, previousG);
      const sy = problem.dot(pair.s, pair.y);
      // Without positive curvature the pair would spoil the estimate; its memory is kept for the next.
      pair.rho = sy > 1e-300 ? 1 / sy : 0;
      pairs.push(pair);
    },
    apply(direction) {
      const alpha: number[] = [];
      const used = pairs.filter(({ rho }) => rho > 0);
      for (let n = used.length - 1; n >= 0; n--) {
        const { s, y, rho } = used[n]!;
        alpha[n] = rho * problem.dot(s, direction);
        problem.axpy(direction, -alpha[n]!, y);
      }
      firstGuess(direction, used.at(-1));
      for (let n = 0; n < used.length; n++) {
        const { s, y, rho } = used[n]!;
        problem.axpy(direction, alpha[n]! - rho * problem.dot(y, direction), s);
      }
      problem.scale(direction, -1);
    },
    clear() {
      for (const pair of pairs) pair.rho = 0;
    },
  };
}
