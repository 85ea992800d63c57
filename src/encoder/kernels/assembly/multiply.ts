/**
 * y[M][N] ← a[M][K] · w[K][N] · rowScale · columnScale + bias, with whole numbers multiplied and summed exactly. Tiles of
 * 4 rows by 8 columns. w is packed in blocks of 8 columns; in each, for every pair of k, 8 pairs (k, k + 1), one of each
 * column. M is a multiple of 4, N of 8, K of 2.
 */
export function multiply(
  a: usize,
  w: usize,
  rowScales: usize,
  columnScales: usize,
  bias: usize,
  y: usize,
  M: i32,
  N: i32,
  K: i32,
): void {
  const rowOfA = (<usize>K) << 1;
  const rowOfY = (<usize>N) << 2;
  const block = (<usize>K) << 3;
  for (let n: i32 = 0; n < N; n += 8) {
    const first = w + <usize>(n >> 3) * block;
    const column = (<usize>n) << 2;
    const s0 = v128.load(columnScales + column);
    const s1 = v128.load(columnScales + column, 16);
    const b0 = v128.load(bias + column);
    const b1 = v128.load(bias + column, 16);
    for (let m: i32 = 0; m < M; m += 4) {
      let a0 = a + <usize>m * rowOfA;
      let a1 = a0 + rowOfA;
      let a2 = a1 + rowOfA;
      let a3 = a2 + rowOfA;
      let c00 = i32x4.splat(0);
      let c01 = i32x4.splat(0);
      let c10 = i32x4.splat(0);
      let c11 = i32x4.splat(0);
      let c20 = i32x4.splat(0);
      let c21 = i32x4.splat(0);
      let c30 = i32x4.splat(0);
      let c31 = i32x4.splat(0);
      const end = first + block;
      for (let at = first; at < end; at += 16) {
        const w0 = v128.load_ext<i8>(at);
        const w1 = v128.load_ext<i8>(at, 8);
        let pair = v128.load_splat<i32>(a0);
        a0 += 4;
        c00 = i32x4.add(c00, i32x4.dot_i16x8_s(pair, w0));
        c01 = i32x4.add(c01, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load_splat<i32>(a1);
        a1 += 4;
        c10 = i32x4.add(c10, i32x4.dot_i16x8_s(pair, w0));
        c11 = i32x4.add(c11, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load_splat<i32>(a2);
        a2 += 4;
        c20 = i32x4.add(c20, i32x4.dot_i16x8_s(pair, w0));
        c21 = i32x4.add(c21, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load_splat<i32>(a3);
        a3 += 4;
        c30 = i32x4.add(c30, i32x4.dot_i16x8_s(pair, w0));
        c31 = i32x4.add(c31, i32x4.dot_i16x8_s(pair, w1));
      }
      const to = y + <usize>m * rowOfY + column;
      const scale = rowScales + ((<usize>m) << 2);
      put(to, c00, c01, v128.load_splat<f32>(scale), s0, s1, b0, b1);
      put(to + rowOfY, c10, c11, v128.load_splat<f32>(scale, 4), s0, s1, b0, b1);
      put(to + 2 * rowOfY, c20, c21, v128.load_splat<f32>(scale, 8), s0, s1, b0, b1);
      put(to + 3 * rowOfY, c30, c31, v128.load_splat<f32>(scale, 12), s0, s1, b0, b1);
    }
  }
}

function put(y: usize, c0: v128, c1: v128, row: v128, s0: v128, s1: v128, b0: v128, b1: v128): void {
  v128.store(y, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(c0), f32x4.mul(row, s0)), b0));
  v128.store(y, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(c1), f32x4.mul(row, s1)), b1), 16);
}
