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

/** x[n] ← exp(x[n]); n is even. */
export function expInPlace(x: usize, n: i32): void {
  expOfDifference(x, 0, x, n);
}

/** out[n] ← exp(x[n] - most), four at a time, so that each constant is read once for two vectors; n is even. */
export function expOfDifference(x: usize, most: f64, out: usize, n: i32): void {
  const less = f64x2.splat(most);
  const magic = v128.load64_splat(TABLE);
  const bias = i64x2.splat(1023);
  const end = x + ((<usize>n) << 3);
  while (x < end) {
    const inputA = f64x2.sub(v128.load(x), less);
    // With two numbers left the second vector is the first again.
    const second: usize = x + 16 < end ? 16 : 0;
    const inputB = f64x2.sub(v128.load(x + second), less);
    let constant = v128.load64_splat(TABLE, 40);
    const valueA = f64x2.pmin(inputA, constant);
    const valueB = f64x2.pmin(inputB, constant);
    constant = v128.load64_splat(TABLE, 8);
    const shiftedA = f64x2.add(f64x2.mul(valueA, constant), magic);
    const shiftedB = f64x2.add(f64x2.mul(valueB, constant), magic);
    const kA = f64x2.sub(shiftedA, magic);
    const kB = f64x2.sub(shiftedB, magic);
    constant = v128.load64_splat(TABLE, 16);
    let rA = f64x2.sub(valueA, f64x2.mul(kA, constant));
    let rB = f64x2.sub(valueB, f64x2.mul(kB, constant));
    constant = v128.load64_splat(TABLE, 24);
    rA = f64x2.sub(rA, f64x2.mul(kA, constant));
    rB = f64x2.sub(rB, f64x2.mul(kB, constant));
    let eA = v128.load64_splat(TABLE, 48);
    let eB = eA;
    constant = v128.load64_splat(TABLE, 56);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 64);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 72);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 80);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 88);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 96);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 104);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 112);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 120);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    constant = v128.load64_splat(TABLE, 128);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    eA = f64x2.add(f64x2.mul(eA, rA), constant);
    eB = f64x2.add(f64x2.mul(eB, rB), constant);
    const least = v128.load64_splat(TABLE, 32);
    const powerA = i64x2.shl(i64x2.add(shiftedA, bias), 52);
    const powerB = i64x2.shl(i64x2.add(shiftedB, bias), 52);
    v128.store(out, v128.and(f64x2.mul(eA, powerA), f64x2.ge(inputA, least)));
    v128.store(out + second, v128.and(f64x2.mul(eB, powerB), f64x2.ge(inputB, least)));
    x += 32;
    out += 32;
  }
}
