import type { FeatureTable } from "../../crf/feature-table.js";
import { hashEnd, hashStart, hashState, hashUnit } from "../../crf/hash.js";
import type { Features } from "./feature-list.js";

/** How the names of some features begin, "L1:", with the hash so far: the hash of a whole name goes on from it. */
export interface Kind {
  readonly text: string;
  readonly high: number;
  readonly low: number;
}

export function kind(text: string): Kind {
  const state = hashState();
  hashStart(state);
  for (let at = 0; at < text.length; at++) hashUnit(state, text.charCodeAt(at));
  return { text, high: state.high, low: state.low };
}

/** Makes a feature of its kind and the parts of its value. Training knows features by name, tagging by number. */
export interface Namer<T> {
  /** Undefined where the feature has no number. */
  of(kind: Kind, a: string, b?: string, c?: string, d?: string, e?: string): T | undefined;
  add(to: Features<T>, kind: Kind, a: string, b?: string, c?: string, d?: string, e?: string): void;
}

export const NAMES: Namer<string> = {
  of: ({ text }, a, b = "", c = "", d = "", e = "") => text + a + b + c + d + e,
  add(to, kind, a, b, c, d, e) {
    to.push(NAMES.of(kind, a, b, c, d, e) as string);
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
  const of: Namer<number>["of"] = (kind, a, b = "", c = "", d = "", e = "") => {
    state.high = kind.high;
    state.low = kind.low;
    mix(a);
    mix(b);
    mix(c);
    mix(d);
    mix(e);
    hashEnd(state);
    high[0] = state.high;
    low[0] = state.low;
    return table.findHashes(high, low, 1, found, 0) > 0 ? (found[0] as number) : undefined;
  };
  return {
    of,
    add(to, kind, a, b, c, d, e) {
      const number = of(kind, a, b, c, d, e);
      if (number !== undefined) to.push(number);
    },
  };
}
