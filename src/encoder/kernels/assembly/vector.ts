// What several kernels share. Sums over lanes and series have one fixed order: the plain twin repeats it bit for bit.

/** (x0 + x1) + (x2 + x3) */
export function addedLanes(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

export function mostOfLanes(v: v128): f32 {
  return max(
    max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)),
    max(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)),
  );
}

/**
 * exp(x) = 2^n · e^r with n = round(x / ln 2); e^r by the polynomial of Cephes' expf (relative error about 1e-7). x is
 * held within ±80.
 */
export function exp4(v: v128): v128 {
  const x = f32x4.max(f32x4.min(v, f32x4.splat(80)), f32x4.splat(-80));
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: of 32 bits
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.1219444e-4)));
  let p = f32x4.splat(1.3981999507e-3);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(5.0000001201e-1));
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, r), r), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(p, power);
}
