import type { FeatureTable } from "../crf/feature-table.js";
import { endHigh, endLow, hashEnd } from "../crf/hash.js";
import type { Sym } from "./symbol.js";
import type { FeatureSink } from "./template.js";

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

const mixHigh = (before: number, value: Sym): number =>
  Math.imul(((before << 7) | (before >>> 25)) ^ value.high, 0x85ebca6b);
const mixLow = (before: number, value: Sym): number =>
  Math.imul(((before << 13) | (before >>> 19)) ^ value.low, 0xc2b2ae35);

/** A sink that hashes what it is given; `parts` are for those who want the feature's name. */
function hashing(take: (high: number, low: number, a: Sym, b?: Sym, c?: Sym, d?: Sym) => void): FeatureSink {
  return {
    add0: (key) => take(key.high, key.low, key),
    add1: (key, a) => take(mixHigh(key.high, a), mixLow(key.low, a), key, a),
    add2: (key, a, b) => take(mixHigh(mixHigh(key.high, a), b), mixLow(mixLow(key.low, a), b), key, a, b),
    add3: (key, a, b, c) =>
      take(
        mixHigh(mixHigh(mixHigh(key.high, a), b), c),
        mixLow(mixLow(mixLow(key.low, a), b), c),
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
    if (count === ids.length) ids = larger(ids, Uint32Array);
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

/** Classes, unlike the others: tagging spends its time here, and methods of a class are compiled into their callers. */
abstract class Hashing implements FeatureSink {
  readonly #domain: Sym | undefined;

  constructor(domain: Sym | undefined) {
    this.#domain = domain;
  }

  add0(key: Sym): void {
    this.#take(key.high, key.low);
  }

  add1(key: Sym, a: Sym): void {
    this.#take(mixHigh(key.high, a), mixLow(key.low, a));
  }

  add2(key: Sym, a: Sym, b: Sym): void {
    this.#take(mixHigh(mixHigh(key.high, a), b), mixLow(mixLow(key.low, a), b));
  }

  add3(key: Sym, a: Sym, b: Sym, c: Sym): void {
    this.#take(mixHigh(mixHigh(mixHigh(key.high, a), b), c), mixLow(mixLow(mixLow(key.low, a), b), c));
  }

  #take(high: number, low: number): void {
    const endedHigh = endHigh(high, low);
    const endedLow = endLow(endedHigh, low);
    this.keep(endedHigh, endedLow);
    const domain = this.#domain;
    if (domain === undefined) return;
    const again = endHigh(endedHigh ^ domain.high, endedLow ^ domain.low);
    this.keep(again, endLow(again, endedLow ^ domain.low));
  }

  protected abstract keep(high: number, low: number): void;
}

class Finding extends Hashing implements NumberSink {
  readonly #table: FeatureTable;
  #highs = new Int32Array(256);
  #lows = new Int32Array(256);
  #ids = new Uint32Array(512);
  #hashes = 0;
  #count = -1;

  constructor(table: FeatureTable, domain: Sym | undefined) {
    super(domain);
    this.#table = table;
  }

  protected keep(high: number, low: number): void {
    const at = this.#hashes++;
    if (at === this.#highs.length) {
      this.#highs = larger(this.#highs, Int32Array);
      this.#lows = larger(this.#lows, Int32Array);
    }
    this.#highs[at] = high;
    this.#lows[at] = low;
  }

  ids(): Uint32Array {
    return this.#ids;
  }

  count(): number {
    if (this.#count >= 0) return this.#count;
    while (this.#hashes > this.#ids.length) this.#ids = larger(this.#ids, Uint32Array);
    this.#count = this.#table.findHashes(this.#highs, this.#lows, this.#hashes, this.#ids, 0);
    return this.#count;
  }

  clear(): void {
    this.#hashes = 0;
    this.#count = -1;
  }
}

/** Collects what `rowOf` knows of the features it is given, 0 left out. */
export class RowSink extends Hashing {
  readonly #rowOf: (high: number, low: number) => number;
  #rows: number[] = [];

  constructor(rowOf: (high: number, low: number) => number, domain: Sym | undefined) {
    super(domain);
    this.#rowOf = rowOf;
  }

  protected keep(high: number, low: number): void {
    const row = this.#rowOf(high, low);
    if (row !== 0) this.#rows.push(row);
  }

  take(): number[] {
    const taken = this.#rows;
    this.#rows = [];
    return taken;
  }
}

function larger<A extends Uint32Array | Int32Array>(array: A, Kind: new (length: number) => A): A {
  const twice = new Kind(2 * array.length);
  twice.set(array);
  return twice;
}
