import type { FeatureTable } from "../../crf/index.js";
import { endHigh, endLow, hashEnd } from "../../crf/index.js";
import type { FeatureSink } from "../template.js";
import { longer } from "./longer.js";
import type { Sym } from "./symbol.js";

/** Collects the features of a token as text: for tests and for people. */
export function namingSink(): FeatureSink & { take(): string[] } {
  let names: string[] = [];
  const add = (...parts: readonly Sym[]): void => {
    names.push(nameOf(parts));
  };
  return {
    add0: add,
    add1: add,
    add2: add,
    add3: add,
    take() {
      const taken = names;
      names = [];
      return taken;
    },
  };
}

function nameOf([key, ...values]: readonly Sym[]): string {
  return values.length === 0
    ? (key as Sym).text
    : `${(key as Sym).text}=${values.map((v) => v.text).join("|")}`;
}

/** Collects the numbers of a token's features. `ids` is used again and again. */
export interface NumberSink extends FeatureSink {
  readonly ids: () => Uint32Array;
  /** How many there are since `clear`. */
  readonly count: () => number;
  readonly clear: () => void;
}

/** The high half of a hash together with that of one more value. */
export const mixHigh = (before: number, high: number): number =>
  Math.imul(((before << 7) | (before >>> 25)) ^ high, 0x85ebca6b);
export const mixLow = (before: number, low: number): number =>
  Math.imul(((before << 13) | (before >>> 19)) ^ low, 0xc2b2ae35);

/** A sink that hashes what it is given; `parts` are for those who want the feature's name. */
function hashing(take: (high: number, low: number, a: Sym, b?: Sym, c?: Sym, d?: Sym) => void): FeatureSink {
  return {
    add0: (key) => take(key.high, key.low, key),
    add1: (key, a) => take(mixHigh(key.high, a.high), mixLow(key.low, a.low), key, a),
    add2: (key, a, b) =>
      take(mixHigh(mixHigh(key.high, a.high), b.high), mixLow(mixLow(key.low, a.low), b.low), key, a, b),
    add3: (key, a, b, c) =>
      take(
        mixHigh(mixHigh(mixHigh(key.high, a.high), b.high), c.high),
        mixLow(mixLow(mixLow(key.low, a.low), b.low), c.low),
        key,
        a,
        b,
        c,
      ),
  };
}

/** Features seen for the first time get a number. With `domain`, every feature comes twice (EasyAdapt). */
export function growingSink(table: FeatureTable, domain?: Sym): NumberSink {
  let ids = new Uint32Array(256);
  let count = 0;
  const state = { high: 0, low: 0 };
  const put = (given: string, parts: readonly (Sym | undefined)[]): void => {
    hashEnd(state);
    if (count === ids.length) ids = longer(ids, 2 * ids.length);
    ids[count++] = table.internHash(state, () => given + nameOf(parts.filter((part) => part !== undefined)));
  };
  return {
    ...hashing((high, low, ...parts) => {
      state.high = high;
      state.low = low;
      put("", parts);
      if (domain === undefined) return;
      state.high ^= domain.high;
      state.low ^= domain.low;
      put(domain.text, parts);
    }),
    ids: () => ids,
    count: () => count,
    clear() {
      count = 0;
    },
  };
}

/** Features without a number are left out. All hashes are made before the first is looked up. */
export function findingSink(table: FeatureTable, domain?: Sym): NumberSink {
  return new Finding(table, domain);
}

/** A class, unlike the others: tagging spends its time here, and methods of a class are compiled into their callers. */
class Finding implements NumberSink {
  readonly #table: FeatureTable;
  readonly #domain: Sym | undefined;
  #highs = new Int32Array(256);
  #lows = new Int32Array(256);
  #ids = new Uint32Array(512);
  #hashes = 0;
  #count = -1;

  constructor(table: FeatureTable, domain: Sym | undefined) {
    this.#table = table;
    this.#domain = domain;
  }

  add0(key: Sym): void {
    this.#take(key.high, key.low);
  }

  add1(key: Sym, a: Sym): void {
    this.#take(mixHigh(key.high, a.high), mixLow(key.low, a.low));
  }

  add2(key: Sym, a: Sym, b: Sym): void {
    this.#take(mixHigh(mixHigh(key.high, a.high), b.high), mixLow(mixLow(key.low, a.low), b.low));
  }

  add3(key: Sym, a: Sym, b: Sym, c: Sym): void {
    this.#take(
      mixHigh(mixHigh(mixHigh(key.high, a.high), b.high), c.high),
      mixLow(mixLow(mixLow(key.low, a.low), b.low), c.low),
    );
  }

  #take(high: number, low: number): void {
    const endedHigh = endHigh(high, low);
    const endedLow = endLow(endedHigh, low);
    this.#keep(endedHigh, endedLow);
    const domain = this.#domain;
    if (domain === undefined) return;
    const again = endHigh(endedHigh ^ domain.high, endedLow ^ domain.low);
    this.#keep(again, endLow(again, endedLow ^ domain.low));
  }

  #keep(high: number, low: number): void {
    const at = this.#hashes++;
    if (at === this.#highs.length) {
      this.#highs = longer(this.#highs, 2 * this.#highs.length);
      this.#lows = longer(this.#lows, 2 * this.#lows.length);
    }
    this.#highs[at] = high;
    this.#lows[at] = low;
  }

  ids(): Uint32Array {
    return this.#ids;
  }

  count(): number {
    if (this.#count >= 0) return this.#count;
    while (this.#hashes > this.#ids.length) this.#ids = longer(this.#ids, 2 * this.#ids.length);
    this.#count = this.#table.findHashes(this.#highs, this.#lows, this.#hashes, this.#ids, 0);
    return this.#count;
  }

  clear(): void {
    this.#hashes = 0;
    this.#count = -1;
  }
}
