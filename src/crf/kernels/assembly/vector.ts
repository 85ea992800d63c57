// Vector operations of the optimisers. All lengths are even.

/** Σ a[i]·b[i], in four fixed lanes. */
export function dot(a: usize, b: usize, n: i32): f64 {
  let s0 = f64x2.splat(0);
  let s1 = f64x2.splat(0);
  const end = a + ((<usize>n) << 3);
  for (; a + 32 <= end; a += 32, b += 32) {
    s0 = f64x2.add(s0, f64x2.mul(v128.load(a), v128.load(b)));
    s1 = f64x2.add(s1, f64x2.mul(v128.load(a, 16), v128.load(b, 16)));
  }
  if (a < end) s0 = f64x2.add(s0, f64x2.mul(v128.load(a), v128.load(b)));
  const s = f64x2.add(s0, s1);
  return f64x2.extract_lane(s, 0) + f64x2.extract_lane(s, 1);
}

/** y ← y + k·x */
export function axpy(y: usize, k: f64, x: usize, n: i32): void {
  const factor = f64x2.splat(k);
  for (let end = y + ((<usize>n) << 3); y < end; y += 16, x += 16) {
    v128.store(y, f64x2.add(v128.load(y), f64x2.mul(factor, v128.load(x))));
  }
}

/** y ← k·y */
export function scale(y: usize, k: f64, n: i32): void {
  const factor = f64x2.splat(k);
  for (let end = y + ((<usize>n) << 3); y < end; y += 16) v128.store(y, f64x2.mul(v128.load(y), factor));
}

/** y ← a + k·b */
export function addScaled(y: usize, a: usize, k: f64, b: usize, n: i32): void {
  const factor = f64x2.splat(k);
  for (let end = y + ((<usize>n) << 3); y < end; y += 16, a += 16, b += 16) {
    v128.store(y, f64x2.add(v128.load(a), f64x2.mul(factor, v128.load(b))));
  }
}
