/** What a kernel set can do. Numbers are byte addresses in the arena's memory unless they are counts. */
export interface Kernels {
  /** x[n] ← exp(x[n]); n is even. */
  expInPlace(x: number, n: number): void;
  dot(a: number, b: number, n: number): number;
  /** y ← y + k·x */
  axpy(y: number, k: number, x: number, n: number): void;
  /** y ← k·y */
  scale(y: number, k: number, n: number): void;
  /** y ← a + k·b */
  addScaled(y: number, a: number, k: number, b: number, n: number): void;
  /** To be called whenever transition weights have changed. */
  prepareTransitions(job: number): void;
  nodeScores(job: number, first: number, count: number, out: number): void;
  /** The same from a plan, for tokens of the note that it points to. */
  joinScores(plan: number, first: number, count: number, out: number): void;
  gradientWorkspace(job: number): number;
  /** Task 0: expected counts of shard `index`. Task 1: sum over shards of chunk `index`. */
  runTask(task: number, job: number, index: number, work: number): void;
  /** Moves the weights by one batch and leaves the gradient at 0. */
  batchStep(job: number, batch: number, work: number): void;
  /** Writes δ and the path. Returns the best score. */
  viterbi(
    job: number,
    first: number,
    count: number,
    scores: number,
    delta: number,
    path: number,
    work: number,
  ): number;
  /** Writes ψ, α and the norms. Returns log Z. */
  forwardPass(
    job: number,
    first: number,
    count: number,
    scores: number,
    psi: number,
    alpha: number,
    norms: number,
    work: number,
  ): number;
  /** From what `forwardPass` left. */
  backwardPass(
    job: number,
    first: number,
    count: number,
    psi: number,
    beta: number,
    norms: number,
    work: number,
  ): void;
  /** out[T][L] ← α·β. Returns 1 where they add up to 1 at every token, else 0. */
  posteriors(job: number, count: number, alpha: number, beta: number, out: number): number;
}

export type KernelName = "simd" | "plain";
