/** out[H] ← (a + b) + c, each a row of f32. */
export function addRows(a: usize, b: usize, c: usize, out: usize, H: i32): void {
  for (let k: usize = 0; k < (<usize>H) << 2; k += 16)
    v128.store(out + k, f32x4.add(f32x4.add(v128.load(a + k), v128.load(b + k)), v128.load(c + k)));
}

/** out[H] ← row · scale, from whole numbers of 8 bits; H is a multiple of 8. */
export function unpackRow(row: usize, scale: f32, out: usize, H: i32): void {
  const s = f32x4.splat(scale);
  for (let k: usize = 0; k < <usize>H; k += 8) {
    const wide = v128.load_ext<i8>(row + k);
    const to = out + (k << 2);
    v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(wide)), s));
    v128.store(to, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(wide)), s), 16);
  }
}
