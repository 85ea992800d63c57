import { EXIT, ScrubJayError } from "../../errors.js";

/**
 * How sure a reader may be after a random sample. "A leak" is a note with at least one identifier left in it.
 * Everything here is exact: no normal approximation, which fails where leaks are rare.
 */
export interface Claim {
  /** The largest share of notes with a leak that is to be supported, between 0 and 1. */
  readonly bound: number;
  /** The chance that the method, used again and again, does not claim too much: 0.95. */
  readonly confidence: number;
  /** How many notes with a leak the sample may hold and still support the bound. */
  readonly allowed: number;
}

/** Notes the sample is drawn from; Infinity speaks about the source of the notes and not about these alone. */
export type Population = number;

/** Chance of at most `most` notes with a leak among `drawn`, where a share of all notes has one (binomial). */
export function binomialAtMost(most: number, drawn: number, share: number): number {
  if (most >= drawn || share <= 0) return 1;
  if (share >= 1) return 0;
  let sum = 0;
  for (let leaks = 0; leaks <= most; leaks++) {
    const log = logChoose(drawn, leaks) + leaks * Math.log(share) + (drawn - leaks) * Math.log1p(-share);
    sum += Math.exp(log);
  }
  return Math.min(1, sum);
}

/** The same where `leaky` of `population` notes have a leak and none is drawn twice (hypergeometric). */
export function hypergeometricAtMost(most: number, drawn: number, leaky: number, population: number): number {
  const clean = population - leaky;
  const least = Math.max(0, drawn - clean);
  if (most >= Math.min(drawn, leaky)) return 1;
  const all = logChoose(population, drawn);
  let sum = 0;
  for (let leaks = least; leaks <= most; leaks++) {
    sum += Math.exp(logChoose(leaky, leaks) + logChoose(clean, drawn - leaks) - all);
  }
  return Math.min(1, sum);
}

/**
 * The fewest notes to read. With no more than `allowed` leaks among them, a share of leaky notes above the bound
 * would be so unlikely (1 - confidence or less) that it is ruled out.
 */
export function sampleSize(claim: Claim, population: Population): number {
  const { bound, confidence, allowed } = claim;
  if (population === Infinity) {
    let high = allowed + 1;
    while (!ruledOut(binomialAtMost(allowed, high, bound), confidence)) high *= 2;
    return least(allowed, high, (drawn) => ruledOut(binomialAtMost(allowed, drawn, bound), confidence));
  }
  // The smallest number of leaky notes that breaks the bound; with more, finding few is less likely still.
  const tooMany = wholePart(bound * population) + 1;
  if (allowed >= tooMany || tooMany > population) {
    throw new ScrubJayError("bound-out-of-reach", `no sample of ${population} notes can support this bound`, {
      hint: `${tooMany - 1} notes with a leak are as many as the bound lets stand: allow fewer, or raise it.`,
      exitCode: EXIT.usage,
    });
  }
  return least(allowed, population, (drawn) =>
    ruledOut(hypergeometricAtMost(allowed, drawn, tooMany, population), confidence),
  );
}

/**
 * The largest share of leaky notes that `leaks` among `drawn` leave possible: one-sided Clopper-Pearson, and its
 * like for a population of known size.
 */
export function upperBound(leaks: number, drawn: number, confidence: number, population: Population): number {
  if (leaks >= drawn && population === Infinity) return 1;
  if (population !== Infinity) {
    // Notes that were read and found clean are clean whatever the rest holds.
    const most = population - (drawn - leaks);
    const first = least(leaks, most + 1, (leaky) =>
      leaky > most ? true : ruledOut(hypergeometricAtMost(leaks, drawn, leaky, population), confidence),
    );
    return (first - 1) / population;
  }
  let low = leaks / drawn;
  let high = 1;
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (binomialAtMost(leaks, drawn, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** With a tolerance, so that a chance of exactly 1 - confidence does not depend on the last bit of a logarithm. */
function ruledOut(chance: number, confidence: number): boolean {
  return chance <= (1 - confidence) * (1 + 1e-9);
}

/** The floor, tolerant of rounding errors: 0.07 * 100 is slightly above 7 and 0.29 * 100 slightly below 29. */
function wholePart(product: number): number {
  return Math.floor(product + 1e-9);
}

/** The smallest whole number above `low`, up to `high`, from which on `holds` is true. */
function least(low: number, high: number, holds: (value: number) => boolean): number {
  let no = low;
  let yes = high;
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** ln of "n choose k", as a sum: its error grows with k and not with n. */
function logChoose(n: number, k: number): number {
  const terms = Math.min(k, n - k);
  let sum = 0;
  for (let i = 1; i <= terms; i++) sum += Math.log((n - terms + i) / i);
  return sum;
}
