import { LOST } from "../kernels/job-fields.js";
import type { Layout } from "../layout.js";
import type { Passes as ScaledPasses } from "./engine.js";
import { logSumExp } from "./log-forward-backward.js";
import type { Pairs } from "./pair-weights.js";

/** What a sequence's labellings are worth together. Tokens are counted from the sequence's start. */
export interface Marginals {
  readonly tokens: number;
  readonly labels: number;
  readonly logZ: number;
  /** P(label j at token t), at [t·L + j]. */
  readonly probability: Float64Array; // [T][L]
  /**
   * P(the tokens from `start` on have labels in these sets), all at once. Exactly a span under BIO is
   * [{B-X}, {I-X}, …, everything but I-X]; leave the last set out when the span ends the sequence.
   */
  ofSets(start: number, sets: readonly (readonly number[])[]): number;
  /** log P(this labelling): the score minus log Z. */
  logProbability(labels: ArrayLike<number>): number;
  /** The same per token: comparable between sequences of any length. */
  normalisedLogProbability(labels: ArrayLike<number>): number;
}

type Passes =
  | ScaledPasses
  | { readonly logZ: number; readonly logAlpha: Float64Array; readonly logBeta: Float64Array };

/** Probabilities of labels before and after a step. Every span that is found asks for them. */
let masses: [Float64Array, Float64Array] = [new Float64Array(0), new Float64Array(0)];

/** Undefined when the passes do not add up to 1 at every token: the scale ran out. */
export function marginalsFrom(
  { labels, padded }: Layout,
  pairs: Pairs,
  node: Float64Array, // [T][Lp]
  tokens: number,
  passes: Passes,
): Marginals | undefined {
  const { logZ } = passes;
  if (!Number.isFinite(logZ)) return undefined;
  const probability =
    "alpha" in passes ? passes.probability : probabilitiesByLogarithms(labels, padded, tokens, passes);
  if (probability === undefined) return undefined;
  const next = nextLabels(padded, pairs, node, passes);
  const logProbability = (path: ArrayLike<number>): number => {
    let score = node[path[0]!]!;
    for (let t = 1; t < tokens; t++)
      score += pairs.weight(t, path[t - 1]!, path[t]!) + node[t * padded + path[t]!]!;
    return score - logZ;
  };
  return {
    tokens,
    labels,
    logZ,
    probability,
    ofSets(start, sets) {
      // P(y_s..y_e ∈ S) = Σ P(y_s) · Π P(y_t | y_{t-1}): the chain of conditional probabilities needs no scale.
      if (sets.length === 0 || start + sets.length > tokens) return sets.length === 0 ? 1 : 0;
      if (masses[0].length !== labels) masses = [new Float64Array(labels), new Float64Array(labels)];
      let [mass, after] = masses;
      mass.fill(0);
      for (const j of sets[0]!) mass[j] = probability[start * labels + j]!;
      for (let t = start + 1; t < start + sets.length; t++) {
        const before = sets[t - start - 1]!;
        const set = sets[t - start]!;
        if (before.length === 1 && set.length === 1) {
          // Nearly all of a span: from one label to one other.
          const i = before[0]!;
          const given = mass[i]!;
          mass[i] = 0;
          if (given !== 0) next(t, i, labels, set, given, mass);
          continue;
        }
        after.fill(0);
        for (let i = 0; i < labels; i++) if (mass[i] !== 0) next(t, i, labels, set, mass[i]!, after);
        [mass, after] = [after, mass];
      }
      let sum = 0;
      for (let j = 0; j < labels; j++) sum += mass[j]!;
      return Math.min(1, sum);
    },
    logProbability,
    normalisedLogProbability: (path) => logProbability(path) / tokens,
  };
}

function probabilitiesByLogarithms(
  labels: number,
  padded: number,
  tokens: number,
  {
    logZ,
    logAlpha,
    logBeta,
  }: { readonly logZ: number; readonly logAlpha: Float64Array; readonly logBeta: Float64Array },
): Float64Array | undefined {
  const probability = new Float64Array(tokens * labels);
  for (let t = 0; t < tokens; t++) {
    let sum = 0;
    for (let j = 0, at = t * padded, to = t * labels; j < labels; j++, at++, to++) {
      const p = Math.exp(logAlpha[at]! + logBeta[at]! - logZ);
      probability[to] = p;
      sum += p;
    }
    if (!(Math.abs(sum - 1) < LOST)) return undefined;
  }
  return probability;
}

/** Adds mass · P(j at t | i at t-1) to `out` for the labels j of a set. */
type NextLabels = (
  t: number,
  i: number,
  labels: number,
  set: readonly number[],
  mass: number,
  out: Float64Array,
) => void;

function nextLabels(padded: number, pairs: Pairs, node: Float64Array, passes: Passes): NextLabels {
  // log P(j | i) = pair + node + log β(j) - log Σ_k exp(pair + node + log β(k)).
  const byLogarithms: NextLabels = (t, i, labels, set, mass, out) => {
    const step = Float64Array.from({ length: labels }, (_, j) => {
      const at = t * padded + j;
      return (
        pairs.weight(t, i, j) +
        node[at]! +
        ("beta" in passes ? Math.log(passes.beta[at]!) : passes.logBeta[at]!)
      );
    });
    const all = logSumExp(step);
    for (const j of set) out[j]! += mass * Math.exp(step[j]! - all);
  };
  if (!("beta" in passes)) return byLogarithms;
  const { beta, psi, norms } = passes;
  return (t, i, labels, set, mass, out) => {
    // The sum over all labels is what the pass back left as β of i, while that has not lost its digits.
    const all = beta[(t - 1) * padded + i]!;
    if (!(all > LEAST_SURE)) {
      byLogarithms(t, i, labels, set, mass, out);
      return;
    }
    const share = (mass * norms[t]!) / all;
    for (let n = 0; n < set.length; n++) {
      const j = set[n]!;
      out[j]! += share * pairs.factor(t, i, j) * psi[t * padded + j]! * beta[t * padded + j]!;
    }
  };
}

const LEAST_SURE = 1e-200;
