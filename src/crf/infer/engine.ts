import { attachSequences, createJob } from "../job.js";
import { createArena } from "../kernels/arena.js";
import { createKernels, type KernelName } from "../kernels/kernels.js";
import type { Layout } from "../layout.js";
import type { Sequences } from "../sequences.js";
import { constrain, type DecodeOptions } from "./constraints.js";

/** The arrays of one pass forward and back; valid until the next call. */
export interface Passes {
  readonly logZ: number;
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

export interface EngineDecoded extends EngineViterbi {
  /** Node scores with biases and constraints. */
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

  function bestPath(data: Sequences, s: number, node: Float64Array): EngineViterbi {
    const count = lengthOf(data, s);
    const delta = room("delta", count * padded);
    const { byteOffset } = room("path", count); // first: it may replace the buffer
    const path = new Uint32Array(arena.memory.buffer, byteOffset, count);
    const score = kernels.viterbi(
      job.address,
      data.start[s]!,
      count,
      node.byteOffset,
      delta.byteOffset,
      path.byteOffset,
      work.byteOffset,
    );
    return { path, score, delta };
  }

  /** Passes over the scores of one sequence, each taken when first asked for. */
  function passesOver(
    data: Sequences,
    s: number,
    node: Float64Array,
  ): Pick<EngineDecoded, "logZ" | "passes"> {
    const count = lengthOf(data, s);
    const first = data.start[s]!;
    let ahead: PassForward | undefined;
    const forward = (): PassForward => {
      if (ahead) return ahead;
      const psi = room("psi", node.length);
      const alpha = room("alpha", node.length);
      const norms = room("norms", count);
      const logZ = kernels.forwardPass(
        job.address,
        first,
        count,
        node.byteOffset,
        psi.byteOffset,
        alpha.byteOffset,
        norms.byteOffset,
        work.byteOffset,
      );
      ahead = { logZ, psi, alpha, norms };
      return ahead;
    };
    return {
      logZ: () => forward().logZ,
      passes() {
        const { logZ, psi, alpha, norms } = forward();
        const beta = room("beta", node.length);
        const places = [psi.byteOffset, beta.byteOffset, norms.byteOffset, work.byteOffset] as const;
        kernels.backwardPass(job.address, first, count, ...places);
        const probability = room("probability", count * layout.labels).subarray(0, count * layout.labels);
        const isSure = kernels.posteriors(
          job.address,
          count,
          alpha.byteOffset,
          beta.byteOffset,
          probability.byteOffset,
        );
        return { logZ, psi, alpha, beta, norms, probability: isSure ? probability : undefined };
      },
    };
  }

  return {
    layout,
    weights: job.weights,
    prepare() {
      kernels.prepareTransitions(job.address);
    },
    scores,
    viterbi: (data, s, options) => bestPath(data, s, scores(data, s, options)),
    decode(data, s, options) {
      const size = lengthOf(data, s) * padded;
      const node = scores(data, s, options).subarray(0, size);
      return { node, ...bestPath(data, s, node), ...passesOver(data, s, node) };
    },
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
