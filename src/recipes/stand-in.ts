/** What the paper has, what stands here in its place, and why: one line of a recipe's `standIns`. */
export function standIn(paper: string, here: string, why: string): string {
  return `${paper} → ${here}: ${why}`;
}

/** For recipes whose toolkit trains by L-BFGS. */
export const SGD = standIn(
  "L-BFGS",
  "stochastic gradient descent in small batches, twelve passes",
  "it takes a fraction of the time; docs/results-papers.md compares both, and `train --algorithm lbfgs` trains as the paper did",
);
