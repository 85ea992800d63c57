import { mostOfLanes } from "./vector";

/** Largest quantised activation: 14 bits with the sign, in lanes of 16. */
const MOST: f32 = 8191;

/** Each row of x [M][K] to whole numbers out [M][K] with a scale of its own: x ≈ out · scale. K is a multiple of 8. */
export function quantise(x: usize, out: usize, scales: usize, M: i32, K: i32): void {
  for (let m: i32 = 0; m < M; m++) {
    const row = x + ((<usize>(m * K)) << 2);
    const to = out + ((<usize>(m * K)) << 1);
    let most = f32x4.splat(0);
    for (let k: usize = 0; k < (<usize>K) << 2; k += 16)
      most = f32x4.max(most, f32x4.abs(v128.load(row + k)));
    const highest = mostOfLanes(most);
    const top: f32 = highest > 0 ? highest : 1;
    store<f32>(scales + ((<usize>m) << 2), top / MOST);
    const ratio = f32x4.splat(MOST / top);
    for (let k: usize = 0; k < <usize>K; k += 8) {
      const a = f32x4.nearest(f32x4.mul(v128.load(row + (k << 2)), ratio));
      const b = f32x4.nearest(f32x4.mul(v128.load(row + (k << 2), 16), ratio));
      v128.store(to + (k << 1), i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(a), i32x4.trunc_sat_f32x4_s(b)));
    }
  }
}
