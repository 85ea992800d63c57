const bits = new Int32Array(2);
const double = new Float64Array(bits.buffer);

// 1/11!, 1/10!, … 1/1!, 1/0!
const TAYLOR = [
  2.505210838544172e-8, 2.755731922398589e-7, 2.7557319223985893e-6, 2.48015873015873e-5,
  1.984126984126984e-4, 1.388888888888889e-3, 8.333333333333333e-3, 4.1666666666666664e-2,
  1.6666666666666666e-1, 0.5, 1, 1,
];

/** The same steps as the SIMD exp, so that both give the same bits. See assembly/exp.ts. */
export function plainExp(x: Float64Array): void {
  for (let i = 0; i < x.length; i++) {
    const input = x[i]!;
    if (!(input >= -708)) {
      x[i] = 0;
      continue;
    }
    const value = Math.min(input, 709);
    const shifted = value * Math.LOG2E + 6755399441055744;
    const k = shifted - 6755399441055744;
    const r = value - k * 0.6931471803691238 - k * 1.9082149292705877e-10;
    let e = TAYLOR[0]!;
    for (let n = 1; n < TAYLOR.length; n++) e = e * r + TAYLOR[n]!;
    bits[0] = 0;
    bits[1] = (k + 1023) << 20;
    x[i] = e * double[0]!;
  }
}
