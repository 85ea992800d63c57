// A 64-bit hash of UTF-16 code units in two 32-bit halves. Two names that agree in all 64 bits are taken for the same
// feature: with a million features the chance that any two do is below 1 in 10 million.
//
// Features need not be strings: start with `hashStart`, feed code units with `hashUnit`, and finish with `hashHigh` and
// `hashLow`, or use the two functions below on a string or on a stretch of code units.

/** Reused by the hash functions, so that no object is made per feature. */
export interface HashState {
  high: number;
  low: number;
}

export function hashState(): HashState {
  return { high: 0, low: 0 };
}

export function hashStart(state: HashState): void {
  state.high = 0x9e3779b9 | 0;
  state.low = 0x243f6a88 | 0;
}

export function hashUnit(state: HashState, unit: number): void {
  const { high, low } = state;
  state.high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0x85ebca6b);
  state.low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0xc2b2ae35);
}

/** Mixes the halves (the finisher of MurmurHash3) so that every bit depends on every unit. */
export function hashEnd(state: HashState): void {
  state.high = endHigh(state.high, state.low);
  state.low = endLow(state.high, state.low);
}

export function endHigh(high: number, low: number): number {
  return finish(high ^ Math.imul(low, 0x27d4eb2f));
}

/** Takes the high half as `endHigh` left it. */
export function endLow(endedHigh: number, low: number): number {
  return finish(low ^ Math.imul(endedHigh, 0x165667b1));
}

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

export function hashString(state: HashState, name: string): void {
  let high = 0x9e3779b9 | 0;
  let low = 0x243f6a88 | 0;
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0x85ebca6b);
    low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0xc2b2ae35);
  }
  state.high = high;
  state.low = low;
  hashEnd(state);
}

/** How names begin, with the hash so far: the hash of a whole name goes on from it. */
export interface Prefix {
  readonly text: string;
  readonly high: number;
  readonly low: number;
}

export function hashPrefix(text: string): Prefix {
  const state = hashState();
  hashStart(state);
  for (let at = 0; at < text.length; at++) hashUnit(state, text.charCodeAt(at));
  return { text, high: state.high, low: state.low };
}

/** In place of `hashStart`. */
export function hashAfter(state: HashState, { high, low }: Prefix): void {
  state.high = high;
  state.low = low;
}

export function hashUnits(state: HashState, units: Uint16Array, from: number, to: number): void {
  hashStart(state);
  for (let i = from; i < to; i++) hashUnit(state, units[i]!);
  hashEnd(state);
}
