import { seededRandom } from "../random.js";
import { type EncoderShape, type EncoderWeights, floatParts, matrixParts } from "./encoder-file.js";

export const SMALL: EncoderShape = { layers: 2, hidden: 32, inner: 64, heads: 2, window: 24, overlap: 8 };

/** An encoder of random weights. */
export function randomEncoder(shape: EncoderShape = SMALL, seed = 1): EncoderWeights {
  const random = seededRandom(seed);
  const labels = ["O", "B-DATE", "I-DATE"];
  const vocabulary = ["[UNK]", "a", "b", "##a", "##b", "ab", "##ab", "1", "##1", "-"];
  const float = (count: number, scale: number): Float32Array =>
    Float32Array.from({ length: count }, () => (random() - 0.5) * scale);
  const whole = (count: number): Int8Array =>
    Int8Array.from({ length: count }, () => Math.floor(random() * 255) - 127);
  const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
  return {
    shape,
    labels,
    vocabulary,
    wordScales: float(vocabulary.length, 0.02).map(Math.abs),
    words: whole(vocabulary.length * shape.hidden),
    floats: float(sum(floatParts(shape, labels.length)), 0.1),
    matrices: whole(sum(matrixParts(shape, labels.length).map(([K, N]) => K * N))),
    card: { licence: "none" },
  };
}
