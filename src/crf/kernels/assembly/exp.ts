// exp(x) = 2^k · e^r with k = round(x / ln 2), |r| ≤ ln 2 / 2, and e^r by its Taylor series up to r^11
// (relative error below 1e-14). Below -708 the answer is 0, so that log 0 stays log 0.

// Constants in memory: the engine would otherwise build each one again in every round of the loop.
const TABLE: usize = memory.data<f64>([
  6755399441055744.0, // 1.5 · 2^52: adding it leaves k in the low bits
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: a data segment takes literals only
  1.4426950408889634, // 1 / ln 2
  0.6931471803691238, // ln 2, its first bits
  1.9082149292705877e-10, // and the rest
  -708.0,
  709.0,
  2.505210838544172e-8, // 1/11!
  2.755731922398589e-7,
  2.7557319223985893e-6,
  2.48015873015873e-5,
  1.984126984126984e-4,
  1.388888888888889e-3,
  8.333333333333333e-3,
  4.1666666666666664e-2,
  1.6666666666666666e-1,
  0.5,
  1.0,
]);

/** x[n] ← exp(x[n]), two at a time; n is even. */
export function expInPlace(x: usize, n: i32): void {
  const magic = v128.load64_splat(TABLE);
  const bias = i64x2.splat(1023);
  for (let end = x + ((<usize>n) << 3); x < end; x += 16) {
    const input = v128.load(x);
    const value = f64x2.pmin(input, v128.load64_splat(TABLE, 40));
    const shifted = f64x2.add(f64x2.mul(value, v128.load64_splat(TABLE, 8)), magic);
    const k = f64x2.sub(shifted, magic);
    const r = f64x2.sub(
      f64x2.sub(value, f64x2.mul(k, v128.load64_splat(TABLE, 16))),
      f64x2.mul(k, v128.load64_splat(TABLE, 24)),
    );
    let e = v128.load64_splat(TABLE, 48);
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 56));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 64));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 72));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 80));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 88));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 96));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 104));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 112));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 120));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 128));
    e = f64x2.add(f64x2.mul(e, r), v128.load64_splat(TABLE, 128));
    const power = i64x2.shl(i64x2.add(shifted, bias), 52);
    v128.store(x, v128.and(f64x2.mul(e, power), f64x2.ge(input, v128.load64_splat(TABLE, 32))));
  }
}
