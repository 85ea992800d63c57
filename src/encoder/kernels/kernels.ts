import { readAsset } from "#platform";
import { ScrubJayError } from "../../errors.js";
import { plainKernels } from "./plain.js";

/** What a kernel set can do. All but counts and the scale of a row are byte addresses in the memory. */
export interface Kernels {
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

interface WebAssemblyApi {
  readonly Memory: new (options: { initial: number; maximum: number }) => EncoderMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

// TypeScript knows WebAssembly only together with the browser's types.
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

export type KernelName = "simd" | "plain";

/** Memory of its own for one encoder: no thread shares it. */
export function encoderMemory(): EncoderMemory {
  return new Memory({ initial: 1, maximum: 65536 });
}

let compiled: object | undefined;

export function encoderKernels(memory: EncoderMemory, name: KernelName = "simd"): Kernels {
  if (name === "plain") return plainKernels(memory);
  compiled ??= new Module(readWasm());
  return new Instance(compiled, { env: { memory, abort } }).exports as unknown as Kernels;
}

function readWasm(): Uint8Array<ArrayBuffer> {
  const bytes = readAsset("encoder-kernels");
  if (bytes !== undefined) return bytes.slice();
  throw new ScrubJayError("kernels-missing", "the encoder's kernels.wasm is not there", {
    hint: "In a checkout: npm run build. Otherwise install scrubjay again.",
  });
}

function abort(): never {
  throw new Error("an encoder kernel has aborted");
}
