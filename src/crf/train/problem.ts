/** A smooth function to minimise, with the vector arithmetic that belongs to where its vectors live. */
export interface Problem {
  readonly size: number;
  /** The point; optimisers write to it and then call evaluate. */
  readonly x: Float64Array;
  readonly gradient: Float64Array;
  /**
   * Roughly how much the function bends in each direction, where that is known: rare features need longer steps than
   * common ones, and a search that knows needs fewer iterations.
   */
  readonly curvature?: Float64Array;
  /** The value at x; fills `gradient`. */
  evaluate(): number;
  /** A new vector of zeros. */
  allocate(): Float64Array;
  dot(a: Float64Array, b: Float64Array): number;
  /** y ← y + k·v */
  axpy(y: Float64Array, k: number, v: Float64Array): void;
  /** y ← k·y */
  scale(y: Float64Array, k: number): void;
  /** y ← a + k·b */
  addScaled(y: Float64Array, a: Float64Array, k: number, b: Float64Array): void;
}

/** What an optimiser tells after each iteration. */
export interface OptimiserStep {
  readonly iteration: number;
  readonly objective: number;
  readonly gradientNorm: number;
  readonly weightNorm: number;
  /** Evaluations of this iteration. */
  readonly evaluations: number;
}

/** Called after each iteration with the point in place; true stops. */
export type OnStep = (step: OptimiserStep) => Promise<boolean> | boolean;

export type StopReason = "converged" | "no-progress" | "iterations" | "stopped";

export interface LbfgsOptions {
  readonly maxIterations: number;
  /** Pairs of steps and gradient changes remembered. */
  readonly memory: number;
  /** Converged when ‖g‖ ≤ epsilon · max(1, ‖x‖). */
  readonly epsilon: number;
  /** Converged when the objective fell by less than this share over `period` iterations; 0 never. */
  readonly delta: number;
  readonly period: number;
}

/** Whether the objective has stopped falling: (f[now-period] - f[now]) / f[now] < delta. */
export function stalled(history: readonly number[], { delta, period }: LbfgsOptions): boolean {
  const now = history.at(-1);
  const then = history.at(-1 - period);
  if (delta <= 0 || now === undefined || then === undefined) return false;
  return (then - now) / Math.max(Math.abs(now), Number.MIN_VALUE) < delta;
}
