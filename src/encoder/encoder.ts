import { type EncoderWeights, filled, floatParts, matrixParts } from "./encoder-file.js";
import { type EncoderKernelName, encoderKernels, encoderMemory } from "./kernels/kernels.js";
import type { PieceSequence } from "./piece-sequence.js";
import { type Window, windowsOf } from "./windows.js";

/** A transformer encoder with a linear layer for labels, at work. One for each thread. */
export interface Encoder {
  readonly labels: readonly string[];
  /** Scores [T][L] of each token's labels, log-probabilities up to a constant of the token. */
  logits(sequence: PieceSequence): Float32Array;
}

/** Byte addresses of one matrix with what belongs to it. */
interface Linear {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
  readonly K: number;
  readonly N: number;
}

interface Norm {
  readonly gain: number;
  readonly bias: number;
}

interface Layer {
  readonly attention: Linear;
  readonly joined: Linear;
  readonly afterAttention: Norm;
  readonly widened: Linear;
  readonly narrowed: Linear;
  readonly afterAll: Norm;
}

export function openEncoder(weights: EncoderWeights, kernelName: EncoderKernelName = "simd"): Encoder {
  const { shape, labels } = weights;
  const { hidden: H, inner, heads, window } = shape;
  const rows = (window + 7) & ~7;
  const memory = encoderMemory();
  const { reserve, copy } = arenaOf(memory);
  const words = copy(weights.words);
  const { positions, shapes, gaps, norm, layers, output } = placeWeights(weights, copy);
  const [x, y] = [reserve(rows * H * 4), reserve(rows * H * 4)];
  const qkv = reserve(rows * 3 * H * 4);
  const wide = reserve(rows * inner * 4);
  const whole = reserve(rows * Math.max(H, inner) * 2);
  const scales = reserve(rows * 4);
  const scratch = reserve((H / heads + 4) * rows * 4);
  const scored = reserve(rows * filled(labels.length) * 4);
  // Taken when nothing more is reserved: memory that grows has a new buffer.
  const kernels = encoderKernels(memory, kernelName);

  const apply = (input: number, { weights, scales: columns, bias, K, N }: Linear, out: number, M: number) => {
    kernels.quantise(input, whole, scales, M, K);
    kernels.multiply(whole, weights, scales, columns, bias, out, M, N, K);
  };

  const embed = ({ pieces, shapes: shapesOf, gaps: gapsOf }: PieceSequence, { start, end }: Window): void => {
    for (let at = start; at < end; at++) {
      const row = (at - start) * H * 4;
      const piece = pieces[at] as number;
      kernels.unpackRow(words + piece * H, weights.wordScales[piece] as number, x + row, H);
      const place = positions + row;
      kernels.addRows(
        place,
        shapes + (shapesOf[at] as number) * H * 4,
        gaps + (gapsOf[at] as number) * H * 4,
        y + row,
        H,
      );
    }
  };

  /** Leaves scores of the window's pieces at `scored`. */
  const forward = (sequence: PieceSequence, part: Window): void => {
    const S = part.end - part.start;
    const M = (S + 3) & ~3;
    new Float32Array(memory.buffer, x + S * H * 4, (M - S) * H).fill(0);
    new Float32Array(memory.buffer, y + S * H * 4, (M - S) * H).fill(0);
    embed(sequence, part);
    kernels.addAndNormalise(x, y, norm.gain, norm.bias, x, M, H);
    for (const layer of layers) {
      apply(x, layer.attention, qkv, M);
      kernels.attend(qkv, y, scratch, S, H, heads);
      new Float32Array(memory.buffer, y + S * H * 4, (M - S) * H).fill(0);
      apply(y, layer.joined, wide, M);
      kernels.addAndNormalise(wide, x, layer.afterAttention.gain, layer.afterAttention.bias, x, M, H);
      apply(x, layer.widened, wide, M);
      kernels.gelu(wide, M * inner);
      apply(wide, layer.narrowed, y, M);
      kernels.addAndNormalise(y, x, layer.afterAll.gain, layer.afterAll.bias, x, M, H);
    }
    apply(x, output, scored, M);
  };

  return {
    labels,
    logits(sequence) {
      const { pieces, firsts } = sequence;
      const L = labels.length;
      const out = new Float32Array(firsts.length * L);
      let token = 0;
      for (const part of windowsOf(pieces.length, window, shape.overlap)) {
        forward(sequence, part);
        const scores = new Float32Array(memory.buffer, scored, rows * output.N);
        for (; token < firsts.length && (firsts[token] as number) < part.to; token++) {
          const row = ((firsts[token] as number) - part.start) * output.N;
          out.set(scores.subarray(row, row + L), token * L);
        }
      }
      return out;
    },
  };
}

/** Room in a memory, piece by piece, each from a multiple of 64 on. */
function arenaOf(memory: ReturnType<typeof encoderMemory>) {
  let top = 65536;
  const reserve = (bytes: number): number => {
    const at = Math.ceil(top / 64) * 64;
    top = at + bytes;
    const missing = top - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return at;
  };
  const copy = ({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): number => {
    const at = reserve(byteLength);
    new Uint8Array(memory.buffer, at, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
    return at;
  };
  return { reserve, copy };
}

function placeWeights(
  { shape, labels, floats, matrices }: EncoderWeights,
  copy: (part: Int8Array | Float32Array) => number,
) {
  const lengths = floatParts(shape, labels.length);
  const sizes = matrixParts(shape, labels.length);
  let [float, matrix, nextFloat, nextMatrix] = [0, 0, 0, 0];
  const row = (): number => {
    const length = lengths[nextFloat++] as number;
    float += length;
    return copy(floats.subarray(float - length, float));
  };
  const linear = (): Linear => {
    const [K, N] = sizes[nextMatrix++] as [number, number];
    matrix += K * N;
    return { weights: copy(matrices.subarray(matrix - K * N, matrix)), scales: row(), bias: row(), K, N };
  };
  const norm = (): Norm => ({ gain: row(), bias: row() });
  const [positions, shapes, gaps] = [row(), row(), row()];
  const first = norm();
  const layers = Array.from({ length: shape.layers }, (): Layer => {
    const attention = linear();
    const joined = linear();
    const afterAttention = norm();
    const widened = linear();
    const narrowed = linear();
    return { attention, joined, afterAttention, widened, narrowed, afterAll: norm() };
  });
  return { positions, shapes, gaps, norm: first, layers, output: linear() };
}
