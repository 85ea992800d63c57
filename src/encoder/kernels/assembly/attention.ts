import { addedLanes, exp4, mostOfLanes } from "./vector";

// Scaled dot-product attention. Four queries at a time. Keys beyond the window's last piece count as nothing, so that the
// answer does not hang on how far a window is filled up.

/**
 * out[S][H] from qkv [S][3H]. scratch holds the keys of one head turned over [D][S8] and four rows of weights [4][S8], where
 * S8 is S filled up to a multiple of 8, D = H / heads a multiple of 8. Rows up to the next multiple of 4 are there.
 */
export function attend(qkv: usize, out: usize, scratch: usize, S: i32, H: i32, heads: i32): void {
  const D = H / heads;
  const row = (<usize>(3 * H)) << 2;
  const rowOut = (<usize>H) << 2;
  const width = (<usize>((S + 7) & ~7)) << 2;
  const filled = (<usize>S) << 2;
  const keys = scratch;
  const weights = scratch + <usize>D * width;
  const scale = f32x4.splat(1 / sqrt<f32>(<f32>D));
  for (let h: i32 = 0; h < heads; h++) {
    const q0 = qkv + ((<usize>(h * D)) << 2);
    const k0 = q0 + ((<usize>H) << 2);
    const v0 = k0 + ((<usize>H) << 2);
    for (let d: usize = 0; d < <usize>D; d++) {
      const to = keys + d * width;
      let from = k0 + (d << 2);
      for (let j: usize = 0; j < filled; j += 4, from += row) store<f32>(to + j, load<f32>(from));
      for (let j: usize = filled; j < width; j += 4) store<f32>(to + j, 0);
    }
    for (let i: i32 = 0; i < S; i += 4) {
      scoresOf(q0 + <usize>i * row, row, keys, width, D, scale, weights);
      for (let r: usize = 0; r < 4; r++) softmax(weights + r * width, filled, width);
      const to = out + ((<usize>(i * H + h * D)) << 2);
      mix(weights, width, filled, v0, row, D, to, rowOut);
    }
  }
}

/** weights[4][S8] ← q[4] · keys · scale */
function scoresOf(
  q: usize,
  row: usize,
  keys: usize,
  width: usize,
  D: i32,
  scale: v128,
  weights: usize,
): void {
  for (let j: usize = 0; j < width; j += 32) {
    let c00 = f32x4.splat(0);
    let c01 = c00;
    let c10 = c00;
    let c11 = c00;
    let c20 = c00;
    let c21 = c00;
    let c30 = c00;
    let c31 = c00;
    let key = keys + j;
    for (let d: usize = 0; d < (<usize>D) << 2; d += 4, key += width) {
      const x = v128.load(key);
      const y = v128.load(key, 16);
      let a = v128.load_splat<f32>(q + d);
      c00 = f32x4.add(c00, f32x4.mul(a, x));
      c01 = f32x4.add(c01, f32x4.mul(a, y));
      a = v128.load_splat<f32>(q + row + d);
      c10 = f32x4.add(c10, f32x4.mul(a, x));
      c11 = f32x4.add(c11, f32x4.mul(a, y));
      a = v128.load_splat<f32>(q + 2 * row + d);
      c20 = f32x4.add(c20, f32x4.mul(a, x));
      c21 = f32x4.add(c21, f32x4.mul(a, y));
      a = v128.load_splat<f32>(q + 3 * row + d);
      c30 = f32x4.add(c30, f32x4.mul(a, x));
      c31 = f32x4.add(c31, f32x4.mul(a, y));
    }
    const to = weights + j;
    v128.store(to, f32x4.mul(c00, scale));
    v128.store(to, f32x4.mul(c01, scale), 16);
    v128.store(to + width, f32x4.mul(c10, scale));
    v128.store(to + width, f32x4.mul(c11, scale), 16);
    v128.store(to + 2 * width, f32x4.mul(c20, scale));
    v128.store(to + 2 * width, f32x4.mul(c21, scale), 16);
    v128.store(to + 3 * width, f32x4.mul(c30, scale));
    v128.store(to + 3 * width, f32x4.mul(c31, scale), 16);
  }
}

/** p ← softmax of its filled part; what is beyond becomes 0. */
function softmax(p: usize, filled: usize, width: usize): void {
  const whole = filled & ~15;
  for (let j: usize = filled; j < width; j += 4) store<f32>(p + j, -1e30);
  let most = f32x4.splat(-1e30);
  for (let j: usize = 0; j < width; j += 16) most = f32x4.max(most, v128.load(p + j));
  const top = f32x4.splat(mostOfLanes(most));
  let sum = f32x4.splat(0);
  for (let j: usize = 0; j < whole; j += 16) {
    const e = exp4(f32x4.sub(v128.load(p + j), top));
    v128.store(p + j, e);
    sum = f32x4.add(sum, e);
  }
  if (whole < filled) {
    v128.store(p + whole, exp4(f32x4.sub(v128.load(p + whole), top)));
    for (let j: usize = filled; j < whole + 16; j += 4) store<f32>(p + j, 0);
    sum = f32x4.add(sum, v128.load(p + whole));
  }
  const ratio = f32x4.splat(1 / addedLanes(sum));
  for (let j: usize = 0; j < filled; j += 16) v128.store(p + j, f32x4.mul(v128.load(p + j), ratio));
}

/** out[4][D] ← weights[4][S] · values[S][D] */
function mix(
  weights: usize,
  width: usize,
  filled: usize,
  values: usize,
  row: usize,
  D: i32,
  out: usize,
  rowOut: usize,
): void {
  for (let d: usize = 0; d < (<usize>D) << 2; d += 32) {
    let c00 = f32x4.splat(0);
    let c01 = c00;
    let c10 = c00;
    let c11 = c00;
    let c20 = c00;
    let c21 = c00;
    let c30 = c00;
    let c31 = c00;
    let value = values + d;
    for (let j: usize = 0; j < filled; j += 4, value += row) {
      const x = v128.load(value);
      const y = v128.load(value, 16);
      let a = v128.load_splat<f32>(weights + j);
      c00 = f32x4.add(c00, f32x4.mul(a, x));
      c01 = f32x4.add(c01, f32x4.mul(a, y));
      a = v128.load_splat<f32>(weights + width + j);
      c10 = f32x4.add(c10, f32x4.mul(a, x));
      c11 = f32x4.add(c11, f32x4.mul(a, y));
      a = v128.load_splat<f32>(weights + 2 * width + j);
      c20 = f32x4.add(c20, f32x4.mul(a, x));
      c21 = f32x4.add(c21, f32x4.mul(a, y));
      a = v128.load_splat<f32>(weights + 3 * width + j);
      c30 = f32x4.add(c30, f32x4.mul(a, x));
      c31 = f32x4.add(c31, f32x4.mul(a, y));
    }
    const to = out + d;
    v128.store(to, c00);
    v128.store(to, c01, 16);
    v128.store(to + rowOut, c10);
    v128.store(to + rowOut, c11, 16);
    v128.store(to + 2 * rowOut, c20);
    v128.store(to + 2 * rowOut, c21, 16);
    v128.store(to + 3 * rowOut, c30);
    v128.store(to + 3 * rowOut, c31, 16);
  }
}
