import { exp, sumOfLanes } from "./plain-vector.js";

const { fround, sqrt } = Math;

/** See assembly/attention.ts. */
export function attendPlainly(
  qkv: Float32Array,
  out: Float32Array,
  S: number,
  H: number,
  heads: number,
): void {
  const D = H / heads;
  const row = 3 * H;
  const scale = fround(1 / fround(sqrt(D)));
  const weights = new Float32Array(S);
  for (let h = 0; h < heads; h++) {
    const [q, k, v] = [h * D, H + h * D, 2 * H + h * D];
    for (let i = 0; i < S; i++) {
      for (let j = 0; j < S; j++) {
        let sum = 0;
        for (let d = 0; d < D; d++)
          sum = fround(sum + fround((qkv[i * row + q + d] as number) * (qkv[j * row + k + d] as number)));
        weights[j] = sum * scale;
      }
      softmax(weights);
      for (let d = 0; d < D; d++) {
        let sum = 0;
        for (let j = 0; j < S; j++)
          sum = fround(sum + fround((weights[j] as number) * (qkv[j * row + v + d] as number)));
        out[i * H + h * D + d] = sum;
      }
    }
  }
}

const lanes = new Float32Array(4);

function softmax(p: Float32Array): void {
  let top = Math.fround(-1e30);
  for (const x of p) top = Math.max(top, x);
  lanes.fill(0);
  for (let j = 0; j < p.length; j++) {
    p[j] = exp(fround((p[j] as number) - top));
    lanes[j & 3] = (lanes[j & 3] as number) + (p[j] as number);
  }
  const ratio = fround(1 / sumOfLanes(lanes));
  for (let j = 0; j < p.length; j++) p[j] = (p[j] as number) * ratio;
}
