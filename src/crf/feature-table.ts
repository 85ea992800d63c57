import { ScrubJayError } from "../errors.js";
import { type HashState, hashState, hashString, hashUnits } from "./hash.js";
import { createNameStore, type NameStore } from "./name-store.js";

/** Feature names as numbers. Looking one up builds no string and no object. */
export interface FeatureTable {
  /** Number of ids: names seen, or 2^hashBits. */
  size(): number;
  /** Bits of a hashed table, which knows no names; undefined otherwise. */
  readonly hashBits: number | undefined;
  /** The id of a name, a new one if need be. */
  intern(name: string): number;
  /** The id of a finished hash, a new one if need be; the name is asked for only then. */
  internHash(state: HashState, name: () => string): number;
  /** The id of a name, or -1. */
  find(name: string): number;
  /** The ids of those names that have one, into `out`; returns how many. */
  findKnown(names: readonly string[], out: Uint32Array): number;
  /** The id of the code units from `from` to `to`, or -1. */
  findUnits(units: Uint16Array, from: number, to: number): number;
  /** The ids of those finished hashes that have one, into `out` from `at` on; returns where they end. */
  findHashes(highs: Int32Array, lows: Int32Array, count: number, out: Uint32Array, at: number): number;
  /** Undefined where names were not kept. */
  nameOf(id: number): string | undefined;
  /** High and low half by id. */
  hashes(): Uint32Array; // [size][2]
}

/** An exact table; `hashes` and `names` fill it from a model file. */
export function createFeatureTable(
  hashes: Uint32Array = new Uint32Array(0),
  names: NameStore = createNameStore(),
): FeatureTable {
  let size = hashes.length / 2;
  // Who tags with whole rows seeks nothing here: the slots are filled when something is first sought.
  let unplaced: Uint32Array | undefined = hashes.slice();
  let capacity = 0;
  let mask = 0;
  let slots = new Int32Array(0); // [capacity][3]: id + 1 or 0, high, low; open addressing, all in one cache line
  const state = hashState();

  function place(id: number, high: number, low: number): void {
    let at = low & mask;
    while (slots[3 * at] !== 0) at = (at + 1) & mask;
    slots[3 * at] = id + 1;
    slots[3 * at + 1] = high;
    slots[3 * at + 2] = low;
  }
  function reserve(names: number): void {
    if (names * 2 <= capacity) return;
    const old = slots;
    while (capacity < names * 2) capacity = Math.max(1024, capacity * 2);
    mask = capacity - 1;
    slots = new Int32Array(capacity * 3);
    for (let at = 0; at < old.length; at += 3)
      if (old[at] !== 0) place(old[at]! - 1, old[at + 1]!, old[at + 2]!);
  }
  function placeAll(all: Uint32Array): void {
    unplaced = undefined;
    reserve(Math.max(1, size));
    for (let id = 0; id < size; id++) place(id, all[2 * id]! | 0, all[2 * id + 1]! | 0);
  }
  function probe(high: number, low: number): number {
    if (unplaced !== undefined) placeAll(unplaced);
    for (let at = 3 * (low & mask); ; at = at + 3 === slots.length ? 0 : at + 3) {
      const id = slots[at]! - 1;
      if (id < 0 || (slots[at + 2] === low && slots[at + 1] === high)) return id;
    }
  }
  function probeAll(
    highs: Int32Array,
    lows: Int32Array,
    count: number,
    out: Uint32Array,
    at: number,
  ): number {
    let kept = at;
    for (let n = 0; n < count; n++) {
      const id = probe(highs[n]!, lows[n]!);
      if (id >= 0) out[kept++] = id;
    }
    return kept;
  }

  let highs = new Int32Array(64);
  let lows = new Int32Array(64);
  function add(high: number, low: number, name: string): number {
    const id = size++;
    reserve(size);
    place(id, high, low);
    names.push(name);
    return id;
  }
  return {
    size: () => size,
    hashBits: undefined,
    intern(name) {
      hashString(state, name);
      const known = probe(state.high, state.low);
      return known >= 0 ? known : add(state.high, state.low, name);
    },
    internHash({ high, low }, name) {
      const known = probe(high, low);
      return known >= 0 ? known : add(high, low, name());
    },
    find(name) {
      hashString(state, name);
      return probe(state.high, state.low);
    },
    findKnown(list, out) {
      // All hashes first: the probes that follow do not wait for one another's memory.
      const count = list.length;
      if (count > highs.length) {
        highs = new Int32Array(2 * count);
        lows = new Int32Array(2 * count);
      }
      for (let n = 0; n < count; n++) {
        hashString(state, list[n]!);
        highs[n] = state.high;
        lows[n] = state.low;
      }
      return probeAll(highs, lows, count, out, 0);
    },
    findUnits(units, from, to) {
      hashUnits(state, units, from, to);
      return probe(state.high, state.low);
    },
    findHashes: probeAll,
    nameOf: (id) => names.get(id),
    hashes() {
      if (unplaced !== undefined) return unplaced.slice();
      const all = new Uint32Array(2 * size);
      for (let at = 0; at < slots.length; at += 3) {
        const id = slots[at]! - 1;
        if (id < 0) continue;
        all[2 * id] = slots[at + 1]!;
        all[2 * id + 1] = slots[at + 2]!;
      }
      return all;
    },
  };
}

/** Every name falls into one of 2^bits numbers; different names may share one. Needs no table at all. */
export function createHashedTable(bits: number): FeatureTable {
  if (!(Number.isInteger(bits) && bits >= 8 && bits <= 28))
    throw new ScrubJayError("bad-hash-bits", `hash bits must be 8 to 28, not ${bits}`, { exitCode: 1 });
  const mask = 2 ** bits - 1;
  const state = hashState();
  const find = (name: string): number => {
    hashString(state, name);
    return state.low & mask;
  };
  return {
    size: () => mask + 1,
    hashBits: bits,
    intern: find,
    internHash: ({ low }) => low & mask,
    find,
    findKnown(names, out) {
      for (let n = 0; n < names.length; n++) out[n] = find(names[n]!);
      return names.length;
    },
    findUnits(units, from, to) {
      hashUnits(state, units, from, to);
      return state.low & mask;
    },
    findHashes(_, lows, count, out, at) {
      for (let n = 0; n < count; n++) out[at + n] = lows[n]! & mask;
      return at + count;
    },
    nameOf: () => undefined,
    hashes: () => new Uint32Array(0),
  };
}
