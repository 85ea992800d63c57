const { fround } = Math;

const bits = new Int32Array(1);
const float = new Float32Array(bits.buffer);

/** (x0 + x1) + (x2 + x3) */
export function sumOfLanes(x: Float32Array): number {
  return fround(fround((x[0] as number) + (x[1] as number)) + fround((x[2] as number) + (x[3] as number)));
}

const LOG2_E = fround(Math.LOG2E);
const LN2_HIGH = fround(0.693359375);
const LN2_LOW = fround(-2.1219444e-4);
const SERIES = [1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1].map(
  fround,
);
const ROUNDER = 12582912;

/** See assembly/vector.ts. */
export function exp(value: number): number {
  const x = Math.max(Math.min(value, 80), -80);
  const n = fround(fround(fround(x * LOG2_E) + ROUNDER) - ROUNDER);
  let r = fround(x - fround(n * LN2_HIGH));
  r = fround(r - fround(n * LN2_LOW));
  let p = SERIES[0] as number;
  for (let k = 1; k < SERIES.length; k++) p = fround(fround(p * r) + (SERIES[k] as number));
  p = fround(fround(fround(fround(p * r) * r) + r) + 1);
  bits[0] = (n + 127) << 23;
  return fround(p * (float[0] as number));
}
