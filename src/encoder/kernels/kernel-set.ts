/** What a kernel set can do. All but counts and the scale of a row are byte addresses in the memory. */
export interface EncoderKernels {
  /** Each row of x [M][K] to whole numbers of 16 bits with a scale of its own; K is a multiple of 8. */
  quantise(x: number, out: number, scales: number, M: number, K: number): void;
  /** y[M][N] ← a[M][K] · w[K][N] · rowScale · columnScale + bias; M a multiple of 4, N of 8, K of 8. */
  multiply(
    a: number,
    w: number,
    rowScales: number,
    columnScales: number,
    bias: number,
    y: number,
    M: number,
    N: number,
    K: number,
  ): void;
  /** In place; n is a multiple of 4. */
  gelu(x: number, n: number): void;
  /** out[M][H] ← layer norm of x + residual. */
  addAndNormalise(
    x: number,
    residual: number,
    gain: number,
    bias: number,
    out: number,
    M: number,
    H: number,
  ): void;
  /** out[S][H] ← attention over qkv [S][3H]. */
  attend(qkv: number, out: number, scratch: number, S: number, H: number, heads: number): void;
  /** out[H] ← (a + b) + c */
  addRows(a: number, b: number, c: number, out: number, H: number): void;
  /** out[H] ← a row of whole numbers of 8 bits, times its scale. */
  unpackRow(row: number, scale: number, out: number, H: number): void;
}

/** The part of a WebAssembly memory that is used here. */
export interface EncoderMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
