import { attachSequences, createJob } from "../job.js";
import { createArena } from "../kernels/arena.js";
import type { KernelName } from "../kernels/kernel-set.js";
import { createKernels } from "../kernels/kernels.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import { constrain, type DecodeOptions } from "./constraints.js";

/** The arrays of one pass forward and back; valid until the next call. */
export interface Passes {
  readonly logZ: number;
  // There may be more behind what is told of these.
  readonly psi: Float64Array; // [T][Lp]
  readonly alpha: Float64Array; // [T][Lp]
  readonly beta: Float64Array; // [T][Lp]
  readonly norms: Float64Array; // [T]
  /** P(label j at token t); absent where that does not add up to 1 at every token: the scale ran out. */
  readonly probability: Float64Array | undefined; // [T][L]
}

type PassForward = Omit<Passes, "beta" | "probability">;

/** The kernels over one sequence at a time, with the weights in place. */
export interface Engine {
  readonly layout: Layout;
  /** Write here, then call `prepare`. */
  readonly weights: Float64Array; // [P]
  prepare(): void;
  /** Node scores with biases and constraints; valid until the next call. */
  scores(data: Sequences, sequence: number, options: DecodeOptions): Float64Array; // [T][Lp]
  /** δ and the path are valid until the next call. Score -∞: there is no path. */
  viterbi(data: Sequences, sequence: number, options: DecodeOptions): EngineViterbi;
  /** The path, and what else is asked for, from scores that are worked out once; all valid until the next call. */
  decode(data: Sequences, sequence: number, options: DecodeOptions): EngineDecoded;
}

export interface EngineDecoded {
  /** Of the best path; it stays as it is. */
  readonly labels: Uint16Array; // [T]
  readonly score: number;
  /** Node scores with biases and constraints. There may be more behind them. */
  readonly node: Float64Array; // [T][Lp]
  /** Takes the pass forward. */
  logZ(): number;
  /** Takes both passes. */
  passes(): Passes;
}

export interface EngineViterbi {
  readonly path: Uint32Array; // [T]
  readonly score: number;
  readonly delta: Float64Array; // [T][Lp]
}

export function createEngine(layout: Layout, kernelName: KernelName = "simd"): Engine {
  const arena = createArena();
  const kernels = createKernels(arena.memory, kernelName);
  const job = createJob(arena, layout);
  const { padded } = layout;
  const work = arena.f64(Math.max(layout.transitions.slotTo.length, padded) + 2);
  const room = reusable(arena.f64);
  const attach = attachSequences(arena, job, layout);
  const lengthOf = (data: Sequences, s: number): number => data.start[s + 1]! - data.start[s]!;

  function scores(data: Sequences, s: number, options: DecodeOptions): Float64Array {
    const first = data.start[s]!;
    const count = lengthOf(data, s);
    attach(data);
    const out = room("scores", count * padded);
    if (data.scores) data.scores(first, count, out);
    else kernels.nodeScores(job.address, first, count, out.byteOffset);
    constrain(layout, first, count, out, options);
    return out;
  }

  let path = arena.u32(0);

  /** Leaves the labels at the beginning of `path`. Returns their score. */
  function bestPath(data: Sequences, s: number, node: Float64Array, delta: Float64Array): number {
    const count = lengthOf(data, s);
    if (path.length < count) path = arena.u32(Math.ceil(count * 1.5) + 64);
    return kernels.viterbi(
      job.address,
      data.start[s]!,
      count,
      node.byteOffset,
      delta.byteOffset,
      path.byteOffset,
      work.byteOffset,
    );
  }

  /** What was decoded of one sequence; each pass over its scores is taken when first asked for. */
  class Decoding implements EngineDecoded {
    readonly labels: Uint16Array;
    readonly score: number;
    readonly node: Float64Array;
    readonly #first: number;
    #ahead: PassForward | undefined;

    constructor(data: Sequences, s: number, options: DecodeOptions) {
      const count = lengthOf(data, s);
      this.node = scores(data, s, options);
      this.score = bestPath(data, s, this.node, room("delta", count * padded));
      this.labels = new Uint16Array(count);
      for (let t = 0; t < count; t++) this.labels[t] = path[t]!;
      this.#first = data.start[s]!;
    }

    #forward(): PassForward {
      if (this.#ahead) return this.#ahead;
      const count = this.labels.length;
      const psi = room("psi", count * padded);
      const alpha = room("alpha", count * padded);
      const norms = room("norms", count);
      const logZ = kernels.forwardPass(
        job.address,
        this.#first,
        count,
        this.node.byteOffset,
        psi.byteOffset,
        alpha.byteOffset,
        norms.byteOffset,
        work.byteOffset,
      );
      this.#ahead = { logZ, psi, alpha, norms };
      return this.#ahead;
    }

    logZ(): number {
      return this.#forward().logZ;
    }

    passes(): Passes {
      const { logZ, psi, alpha, norms } = this.#forward();
      const count = this.labels.length;
      const beta = room("beta", count * padded);
      kernels.backwardPass(
        job.address,
        this.#first,
        count,
        psi.byteOffset,
        beta.byteOffset,
        norms.byteOffset,
        work.byteOffset,
      );
      const probability = room("probability", count * layout.labels).subarray(0, count * layout.labels);
      const isSure = kernels.posteriors(
        job.address,
        count,
        alpha.byteOffset,
        beta.byteOffset,
        probability.byteOffset,
      );
      return { logZ, psi, alpha, beta, norms, probability: isSure ? probability : undefined };
    }
  }

  return {
    layout,
    weights: job.weights,
    prepare() {
      kernels.prepareTransitions(job.address);
    },
    scores,
    viterbi(data, s, options) {
      const count = lengthOf(data, s);
      const delta = room("delta", count * padded);
      const score = bestPath(data, s, scores(data, s, options), delta);
      return { path: path.subarray(0, count), score, delta };
    },
    decode: (data, s, options) => new Decoding(data, s, options),
  };
}

/** Named arrays that are allocated again only to grow. */
function reusable(
  allocate: (length: number) => Float64Array,
): (name: string, length: number) => Float64Array {
  const rooms = new Map<string, Float64Array>();
  return (name, length) => {
    let room = rooms.get(name);
    if (!room || room.length < length) {
      room = allocate(Math.ceil(length * 1.5) + 64);
      rooms.set(name, room);
    }
    return room;
  };
}
