// TypeScript knows WebAssembly only together with the browser's types. These are the parts used here.

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Compiled code; can be sent to a worker. */
export type WasmModule = object;

interface WasmInstance {
  readonly exports: object;
}

interface WebAssemblyApi {
  readonly Memory: new (options: { initial: number; maximum: number; shared: boolean }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: object) => WasmInstance;
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
