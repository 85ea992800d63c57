import type { Sections } from "./container.js";
import type { WeightBits } from "./model.js";
import { decodeWeights } from "./quantise.js";
import { type ModelSectionName, SECTION } from "./sections.js";
import { unfit } from "./unfit.js";

/** No training gives a weight anywhere near; with larger ones sums would run out of numbers. */
const LARGEST_WEIGHT = 1e6;

/** The sections of a CRF as numbers. A section that is not there is empty: what a model has no use for is not written. */
export interface SectionReader {
  has(name: ModelSectionName): boolean;
  bytes(name: ModelSectionName): Uint8Array<ArrayBuffer>;
  u16(name: ModelSectionName): Uint16Array<ArrayBuffer>;
  u32(name: ModelSectionName): Uint32Array<ArrayBuffer>;
  /** A copy, as long as it must be; undefined where the section is left out. */
  mask(name: ModelSectionName, length: number): Uint8Array | undefined;
  weights(name: ModelSectionName, bits: WeightBits, count: number): Float64Array;
}

const NOTHING = new Uint8Array(8).subarray(0, 0);

export function sectionReader(sections: Sections, file: string): SectionReader {
  const bytes = (name: ModelSectionName): Uint8Array<ArrayBuffer> =>
    (sections.get(SECTION[name]) ?? NOTHING) as Uint8Array<ArrayBuffer>;
  const countOf = (name: ModelSectionName, width: number): number => {
    const count = bytes(name).length / width;
    if (!Number.isInteger(count)) throw unfit(file);
    return count;
  };
  return {
    has: (name) => sections.has(SECTION[name]),
    bytes,
    u16: (name) => new Uint16Array(bytes(name).buffer, bytes(name).byteOffset, countOf(name, 2)),
    u32: (name) => new Uint32Array(bytes(name).buffer, bytes(name).byteOffset, countOf(name, 4)),
    mask(name, length) {
      // A copy: as part of the file it would keep all of it in memory.
      const found = sections.get(SECTION[name])?.slice();
      if (found && found.length !== length) throw unfit(file);
      return found;
    },
    weights(name, bits, count) {
      const part = bytes(name);
      if (count === 0 && part.length === 0) return new Float64Array(0);
      if (part.length !== (bits < 32 ? 8 : 0) + (count * bits) / 8) throw unfit(file);
      const weights = decodeWeights(part, bits);
      for (const weight of weights) if (!(Math.abs(weight) <= LARGEST_WEIGHT)) throw unfit(file);
      return weights;
    },
  };
}
