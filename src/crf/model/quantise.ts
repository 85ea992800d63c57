import type { WeightBits } from "./model.js";

/**
 * Weights as bytes. 64 and 32 bits are plain numbers; 16 and 8 bits are whole steps of largest/32767 or largest/127,
 * after the step itself as a 64-bit number.
 */
export function encodeWeights(weights: Float64Array, bits: WeightBits): Uint8Array {
  if (bits === 64) return bytesOf(weights);
  if (bits === 32) return bytesOf(Float32Array.from(weights));
  const most = bits === 16 ? 32767 : 127;
  let largest = 0;
  for (const w of weights) largest = Math.max(largest, Math.abs(w));
  const step = largest === 0 ? 1 : largest / most;
  const steps = new (bits === 16 ? Int16Array : Int8Array)(weights.length);
  for (let k = 0; k < weights.length; k++) steps[k] = Math.round(weights[k]! / step);
  const out = new Uint8Array(8 + steps.byteLength);
  out.set(bytesOf(Float64Array.of(step)));
  out.set(bytesOf(steps), 8);
  return out;
}

/** `bytes` must start at a multiple of 8 of its buffer. */
export function decodeWeights(bytes: Uint8Array, bits: WeightBits): Float64Array {
  const { buffer, byteOffset, byteLength } = bytes;
  if (bits === 64) return new Float64Array(buffer, byteOffset, byteLength / 8).slice();
  if (bits === 32) return Float64Array.from(new Float32Array(buffer, byteOffset, byteLength / 4));
  const step = new Float64Array(buffer, byteOffset, 1)[0]!;
  const steps =
    bits === 16
      ? new Int16Array(buffer, byteOffset + 8, (byteLength - 8) / 2)
      : new Int8Array(buffer, byteOffset + 8, byteLength - 8);
  // A loop: `from` with a function takes several times as long.
  const weights = new Float64Array(steps.length);
  for (let k = 0; k < steps.length; k++) weights[k] = steps[k]! * step;
  return weights;
}

/** What quantising cost: the largest error and the root of the mean square, in units of weight. */
export function weightLoss(weights: Float64Array, kept: Float64Array): { largest: number; rms: number } {
  let largest = 0;
  let squares = 0;
  for (let k = 0; k < weights.length; k++) {
    const error = Math.abs(weights[k]! - kept[k]!);
    largest = Math.max(largest, error);
    squares += error * error;
  }
  return { largest, rms: weights.length === 0 ? 0 : Math.sqrt(squares / weights.length) };
}

export function bytesOf(array: ArrayBufferView): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
