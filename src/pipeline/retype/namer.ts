import type { FeatureTable } from "../../crf/index.js";
import { hashAfter, hashEnd, hashPrefix, hashState, hashUnit, type Prefix } from "../../crf/index.js";
import type { Features } from "./feature-list.js";

/** How the names of some features begin, "L1:". */
export type FeaturePrefix = Prefix;
export const featurePrefix = hashPrefix;

/** Makes a feature of its kind and the parts of its value. Training knows features by name, tagging by number. */
export interface Namer<T> {
  /** Undefined where the feature has no number. */
  of(kind: FeaturePrefix, a: string, b?: string, c?: string, d?: string, e?: string): T | undefined;
  add(to: Features<T>, kind: FeaturePrefix, a: string, b?: string, c?: string, d?: string, e?: string): void;
  /** The same where the value is written in an array. */
  addUnits(to: Features<T>, kind: FeaturePrefix, units: Uint16Array, from: number, end: number): void;
}

export const BY_NAME: Namer<string> = {
  of: ({ text }, a, b = "", c = "", d = "", e = "") => text + a + b + c + d + e,
  add(to, kind, a, b, c, d, e) {
    to.push(BY_NAME.of(kind, a, b, c, d, e) as string);
  },
  addUnits(to, { text }, units, from, end) {
    to.push(text + String.fromCharCode(...units.subarray(from, end)));
  },
};

/** The number a feature has in the table; one without a number is left out. No name is ever put together. */
export function numbersIn(table: FeatureTable): Namer<number> {
  const state = hashState();
  const high = new Int32Array(1);
  const low = new Int32Array(1);
  const found = new Uint32Array(1);
  const mix = (part: string): void => {
    for (let at = 0; at < part.length; at++) hashUnit(state, part.charCodeAt(at));
  };
  /** Whether there is a number for the name that was mixed: it is in `found` then. */
  const end = (): boolean => {
    hashEnd(state);
    high[0] = state.high;
    low[0] = state.low;
    return table.findHashes(high, low, 1, found, 0) > 0;
  };
  const isKnown = (kind: FeaturePrefix, a: string, b = "", c = "", d = "", e = ""): boolean => {
    hashAfter(state, kind);
    mix(a);
    mix(b);
    mix(c);
    mix(d);
    mix(e);
    return end();
  };
  return {
    of: (kind, a, b, c, d, e) => (isKnown(kind, a, b, c, d, e) ? (found[0] as number) : undefined),
    add(to, kind, a, b, c, d, e) {
      if (isKnown(kind, a, b, c, d, e)) to.push(found[0] as number);
    },
    addUnits(to, kind, units, from, until) {
      hashAfter(state, kind);
      for (let at = from; at < until; at++) hashUnit(state, units[at] as number);
      if (end()) to.push(found[0] as number);
    },
  };
}
