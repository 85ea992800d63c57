import { addedLanes } from "./vector";

/** out[M][H] ← layer norm of x + residual, times gain, plus bias; H is a multiple of 4. */
export function addAndNormalise(
  x: usize,
  residual: usize,
  gain: usize,
  bias: usize,
  out: usize,
  M: i32,
  H: i32,
): void {
  const width = (<usize>H) << 2;
  for (let m: i32 = 0; m < M; m++, x += width, residual += width, out += width) {
    let sum = f32x4.splat(0);
    for (let k: usize = 0; k < width; k += 16) {
      const v = f32x4.add(v128.load(x + k), v128.load(residual + k));
      v128.store(out + k, v);
      sum = f32x4.add(sum, v);
    }
    const mean = f32x4.splat(addedLanes(sum) / <f32>H);
    sum = f32x4.splat(0);
    for (let k: usize = 0; k < width; k += 16) {
      const v = f32x4.sub(v128.load(out + k), mean);
      sum = f32x4.add(sum, f32x4.mul(v, v));
    }
    const r = f32x4.splat(1 / sqrt<f32>(addedLanes(sum) / <f32>H + 1e-12));
    for (let k: usize = 0; k < width; k += 16) {
      const v = f32x4.mul(f32x4.sub(v128.load(out + k), mean), r);
      v128.store(out + k, f32x4.add(f32x4.mul(v, v128.load(gain + k)), v128.load(bias + k)));
    }
  }
}
