/** Rows of vectors are padded with zeros to a multiple of this, so that `dot` needs no remainder. */
const LANES = 4;

export function paddedLength(dimension: number): number {
  return Math.ceil(dimension / LANES) * LANES;
}

/** Scalar product of two stretches whose length is a multiple of four. Four sums at once: no addition waits for the last. */
export function dot(a: Float64Array, i: number, b: Float64Array, j: number, length: number): number {
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (const end = i + length; i < end; i += LANES, j += LANES) {
    p += a[i]! * b[j]!;
    q += a[i + 1]! * b[j + 1]!;
    r += a[i + 2]! * b[j + 2]!;
    s += a[i + 3]! * b[j + 3]!;
  }
  return p + q + (r + s);
}
