import { exp4 } from "./vector";

/** x ← x · σ(2 · √(2/π) · (x + 0.044715 · x³)), the Gaussian error linear unit in its tanh form; n is a multiple of 4. */
export function gelu(x: usize, n: i32): void {
  for (const end = x + ((<usize>n) << 2); x < end; x += 16) {
    const v = v128.load(x);
    const cubic = f32x4.add(f32x4.splat(1), f32x4.mul(f32x4.mul(v, v), f32x4.splat(0.044715)));
    const u = f32x4.mul(f32x4.mul(v, f32x4.splat(-1.5957691216)), cubic);
    v128.store(x, f32x4.div(v, f32x4.add(f32x4.splat(1), exp4(u))));
  }
}
