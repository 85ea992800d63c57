import { readAsset } from "#platform";
import { ScrubJayError } from "../../errors.js";
import type { KernelName, Kernels } from "./kernel-set.js";
import { plainKernels } from "./plain.js";
import { type WasmMemory, type WasmModule, webAssembly } from "./web-assembly.js";

let compiled: WasmModule | undefined;

/** The compiled module; workers get it too. */
export function kernelModule(): WasmModule {
  compiled ??= new webAssembly.Module(readWasm());
  return compiled;
}

export function createKernels(memory: WasmMemory, name: KernelName = "simd"): Kernels {
  if (name === "plain") return plainKernels(memory);
  return new webAssembly.Instance(kernelModule(), { env: { memory, abort } }).exports as unknown as Kernels;
}

function readWasm(): Uint8Array<ArrayBuffer> {
  const bytes = readAsset("kernels");
  if (bytes !== undefined) return bytes.slice();
  throw new ScrubJayError("kernels-missing", "kernels.wasm is not there", {
    hint: "Run `npm run build`.",
    exitCode: 4,
  });
}

function abort(): never {
  throw new ScrubJayError("kernel-failed", "a kernel gave up", { exitCode: 4 });
}
