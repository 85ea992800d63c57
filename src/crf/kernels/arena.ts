import { ScrubJayError } from "../../errors.js";
import { type WasmMemory, webAssembly } from "./web-assembly.js";

const PAGE = 65536;
const MOST_PAGES = 65536;
/** The kernels' own constants lie below; asc puts them there and they are far smaller. */
const FIRST_FREE = 65536;

/** Hands out arrays in the kernels' memory. Nothing is ever freed: an arena lives as long as its model. */
export interface Arena {
  readonly memory: WasmMemory;
  bytes(count: number): number;
  f64(length: number): Float64Array;
  u32(length: number): Uint32Array;
  i32(length: number): Int32Array;
  u16(length: number): Uint16Array;
  copyU32(source: ArrayLike<number>): Uint32Array;
}

/** Shared memory, so that worker threads see the same arrays. Growing it keeps earlier views valid. */
export function createArena(): Arena {
  const memory = new webAssembly.Memory({ initial: 2, maximum: MOST_PAGES, shared: true });
  let next = FIRST_FREE;
  const bytes = (count: number): number => {
    const at = next;
    next = Math.ceil((at + count) / 16) * 16;
    const missing = Math.ceil(next / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) {
      try {
        memory.grow(missing);
      } catch {
        throw new ScrubJayError("out-of-memory", `the data need ${Math.round(next / 2 ** 20)} MB`, {
          hint: "Train on fewer notes, raise the frequency cut-off, or hash the features into fewer bits.",
        });
      }
    }
    return at;
  };
  return {
    memory,
    bytes,
    f64(length) {
      const at = bytes(length * 8);
      return new Float64Array(memory.buffer, at, length);
    },
    u32(length) {
      const at = bytes(length * 4);
      return new Uint32Array(memory.buffer, at, length);
    },
    i32(length) {
      const at = bytes(length * 4);
      return new Int32Array(memory.buffer, at, length);
    },
    u16(length) {
      const at = bytes(length * 2);
      return new Uint16Array(memory.buffer, at, length);
    },
    copyU32(source) {
      const copy = this.u32(source.length);
      copy.set(source);
      return copy;
    },
  };
}
