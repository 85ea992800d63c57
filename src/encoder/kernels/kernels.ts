import { readAsset } from "#platform";
import { ScrubJayError } from "../../errors.js";
import type { EncoderKernels, EncoderMemory } from "./kernel-set.js";
import { plainEncoderKernels } from "./plain.js";

interface WebAssemblyApi {
  readonly Memory: new (options: { initial: number; maximum: number }) => EncoderMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

// TypeScript knows WebAssembly only together with the browser's types.
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

export type EncoderKernelName = "simd" | "plain";

/** Memory of its own for one encoder: no thread shares it. */
export function encoderMemory(): EncoderMemory {
  return new Memory({ initial: 1, maximum: 65536 });
}

let compiled: object | undefined;

export function encoderKernels(memory: EncoderMemory, name: EncoderKernelName = "simd"): EncoderKernels {
  if (name === "plain") return plainEncoderKernels(memory);
  compiled ??= new Module(readWasm());
  return new Instance(compiled, { env: { memory, abort } }).exports as unknown as EncoderKernels;
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
