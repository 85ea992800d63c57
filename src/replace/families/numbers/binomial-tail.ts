/** The upper tail of the binomial distribution: P(X >= atLeast) for X ~ B(all, likely). */
export function binomialUpperTail(atLeast: number, all: number, likely: number): number {
  if (atLeast <= 0) return 1;
  if (atLeast > all || likely <= 0) return 0;
  if (likely >= 1) return 1;
  // The terms below, from none on: few are asked for, and all that is left is the tail.
  const odds = Math.log(likely) - Math.log1p(-likely);
  let logarithm = all * Math.log1p(-likely);
  let below = 0;
  for (let some = 0; some < atLeast; some++) {
    below += Math.exp(logarithm);
    logarithm += Math.log((all - some) / (some + 1)) + odds;
  }
  return Math.max(0, 1 - below);
}
