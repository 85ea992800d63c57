import { ScrubJayError } from "../../errors.js";
import type { KernelName } from "../kernels/kernel-set.js";
import { buildLayout, type Layout } from "../layout.js";
import { featuresOf, transferWeights } from "../merge-features.js";
import type { Sequences } from "../sequences.js";
import type { DecodeOptions } from "./constraints.js";
import { createEngine, type EngineDecoded, type EngineViterbi } from "./engine.js";
import { kBestPaths } from "./k-best.js";
import { logForwardBackward } from "./log-forward-backward.js";
import { type Marginals, marginalsFrom } from "./marginals.js";
import { pairsOf } from "./pair-weights.js";

interface Labelling {
  readonly labels: Uint16Array; // [T]
  /** Sum of the weights, plus biases. */
  readonly score: number;
}

/** Labels sequences with one model. Not to be shared between threads; each has its own. */
export interface Tagger {
  readonly labels: number;
  /** The best labels of every token of every sequence. */
  tag(data: Sequences, options?: DecodeOptions): Uint16Array;
  /** The best labelling of one sequence. */
  best(data: Sequences, sequence: number, options?: DecodeOptions): Labelling;
  /** The k best labellings of one sequence, best first; fewer when there are fewer. */
  kBest(data: Sequences, sequence: number, k: number, options?: DecodeOptions): Labelling[];
  marginals(data: Sequences, sequence: number, options?: DecodeOptions): Marginals;
  /** The best labelling of one sequence with its probability, in one go. */
  decode(data: Sequences, sequence: number, options?: DecodeOptions): DecodedSequence;
  /** Other weights for the same layout, as training goes on. */
  setWeights(weights: Float64Array): void;
}

export interface DecodedSequence extends Labelling {
  /** log P(this labelling). To be asked before the tagger is used again. */
  logProbability(): number;
  /** To be asked, and what it gives to be used, before the tagger is used again. */
  marginals(): Marginals;
}

export function createTagger(given: Layout, weights: Float64Array, kernels: KernelName = "simd"): Tagger {
  const { labels, padded } = given;
  let layout = given;
  let engine = createEngine(layout, kernels);
  let pairsIn = pairsOf(layout, engine.weights);
  const setWeights = (values: Float64Array): void => {
    if (layout === given && roundsAway(given, values)) {
      layout = buildLayout(featuresOf(given), given.scheme, true);
      engine = createEngine(layout, kernels);
    }
    engine.weights.set(layout === given ? values : transferWeights(given, values, layout));
    engine.prepare();
    pairsIn = pairsOf(layout, engine.weights);
  };
  setWeights(weights);

  function best(data: Sequences, s: number, options: DecodeOptions): EngineViterbi {
    const found = engine.viterbi(data, s, options);
    if (found.score === -Infinity) throw noPath(data.start[s]!);
    return found;
  }

  /** From the engine's own arrays, which its next use overwrites. */
  function marginals(data: Sequences, s: number, decoded: Pick<EngineDecoded, "node" | "passes">): Marginals {
    const { node } = decoded;
    const first = data.start[s]!;
    const count = data.start[s + 1]! - first;
    const pairs = pairsIn(data, first);
    const result = marginalsFrom(layout, pairs, node, count, decoded.passes());
    if (result) return result;
    // Scores so far apart that the scaled pass lost a path: the slow way keeps it.
    const exact = logForwardBackward(layout, pairs.weight, node, count);
    const found = exact.logZ === -Infinity ? undefined : marginalsFrom(layout, pairs, node, count, exact);
    if (!found) throw noPath(first);
    return found;
  }

  return {
    labels,
    setWeights,
    tag(data, options = {}) {
      const out = new Uint16Array(data.labels.length);
      for (let s = 0; s + 1 < data.start.length; s++) out.set(best(data, s, options).path, data.start[s]!);
      return out;
    },
    best(data, s, options = {}) {
      const { path, score } = best(data, s, options);
      return { labels: new Uint16Array(path), score };
    },
    kBest(data, s, k, options = {}) {
      const first = data.start[s]!;
      const count = data.start[s + 1]! - first;
      const delta = best(data, s, options).delta.slice(0, count * padded);
      const node = engine.scores(data, s, options);
      return kBestPaths(layout, pairsIn(data, first).weight, node, delta, count, k);
    },
    marginals: (data, s, options = {}) => marginals(data, s, kept(engine.decode(data, s, options))),
    decode(data, s, options = {}) {
      const decoded = engine.decode(data, s, options);
      if (decoded.score === -Infinity) throw noPath(data.start[s]!);
      return new OfSequence(decoded, () => marginals(data, s, decoded));
    },
  };
}

class OfSequence implements DecodedSequence {
  readonly labels: Uint16Array;
  readonly score: number;
  readonly marginals: () => Marginals;
  readonly #decoded: EngineDecoded;

  constructor(decoded: EngineDecoded, marginals: () => Marginals) {
    this.labels = decoded.labels;
    this.score = decoded.score;
    this.marginals = marginals;
    this.#decoded = decoded;
  }

  logProbability(): number {
    const logZ = this.#decoded.logZ();
    // No labelling is likelier than certain: where it seems so, the scaled pass lost this very path.
    return this.score - (this.score <= logZ + 1e-9 ? logZ : this.marginals().logZ);
  }
}

/** The same with arrays of its own. */
function kept(decoded: EngineDecoded): Pick<EngineDecoded, "node" | "passes"> {
  const { logZ, alpha, beta, psi, norms, probability } = decoded.passes();
  const own = {
    logZ,
    alpha: alpha.slice(),
    beta: beta.slice(),
    psi: psi.slice(),
    norms: norms.slice(),
    probability: probability?.slice(),
  };
  return { node: decoded.node.slice(), passes: () => own };
}

/** Whether a transition into an open label is so unlikely that 1 + (exp(w) - 1) loses digits that matter. */
function roundsAway(
  { transitions, transitionBase, edgeBase, edgeSlot }: Layout,
  weights: Float64Array,
): boolean {
  const slots = transitions.slotTo.length;
  const least = weights.slice(transitionBase, transitionBase + slots);
  const edges = new Float64Array(slots);
  for (let f = 0; f < edgeSlot.length; f++)
    edges[edgeSlot[f]!] = Math.min(edges[edgeSlot[f]!]!, weights[edgeBase + f]!);
  // A step may have several edge attributes; twice the worst one stands for them.
  return least.some((w, r) => transitions.open[transitions.slotTo[r]!] === 1 && w + 2 * edges[r]! < -12);
}

function noPath(first: number): ScrubJayError {
  return new ScrubJayError(
    "no-labelling",
    `no labelling of the sequence at token ${first} satisfies its constraints`,
    { hint: "A fixed label contradicts the label scheme or another fixed label." },
  );
}
