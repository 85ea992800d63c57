import type { FeatureTable } from "../crf/feature-table.js";
import { hashEnd } from "../crf/hash.js";
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

/**
 * With `grow`, features seen for the first time get a number; without, they are left out and no string is made.
 * With `domain`, every feature comes twice: in general, and for that domain alone (EasyAdapt).
 */
export function numberSink(table: FeatureTable, grow: boolean, domain?: Sym): NumberSink {
  let ids = new Uint32Array(256);
  let count = 0;
  const state = { high: 0, low: 0 };
  const put = (id: number): void => {
    if (count === ids.length) {
      const larger = new Uint32Array(2 * count);
      larger.set(ids);
      ids = larger;
    }
    ids[count++] = id;
  };
  const look = (given: string, a?: Sym, b?: Sym, c?: Sym, d?: Sym): void => {
    const id = grow
      ? table.internHash(state, () => given + nameOf([a, b, c, d].filter((part) => part !== undefined)))
      : table.findHash(state);
    if (id >= 0) put(id);
  };
  const finish = (high: number, low: number, a?: Sym, b?: Sym, c?: Sym, d?: Sym): void => {
    state.high = high;
    state.low = low;
    hashEnd(state);
    look("", a, b, c, d);
    if (domain === undefined) return;
    state.high ^= domain.high;
    state.low ^= domain.low;
    hashEnd(state);
    look(domain.text, a, b, c, d);
  };
  const high = (before: number, value: Sym): number =>
    Math.imul(((before << 7) | (before >>> 25)) ^ value.high, 0x85ebca6b);
  const low = (before: number, value: Sym): number =>
    Math.imul(((before << 13) | (before >>> 19)) ^ value.low, 0xc2b2ae35);
  return {
    add0: (key) => finish(key.high, key.low, key),
    add1: (key, a) => finish(high(key.high, a), low(key.low, a), key, a),
    add2: (key, a, b) => finish(high(high(key.high, a), b), low(low(key.low, a), b), key, a, b),
    add3: (key, a, b, c) =>
      finish(high(high(high(key.high, a), b), c), low(low(low(key.low, a), b), c), key, a, b, c),
    ids: () => ids,
    count: () => count,
    clear() {
      count = 0;
    },
  };
}
