import { type HashState, hashEnd, hashStart, hashString, hashUnit } from "../crf/hash.js";
import { normaliseWord } from "./clusters/normalise-word.js";

/** What stands before a word in the value that is made of it. */
export interface Prefix {
  readonly text: string;
  readonly high: number;
  readonly low: number;
}

export function hashPrefix(text: string): Prefix {
  const state = { high: 0, low: 0 };
  hashStart(state);
  for (let n = 0; n < text.length; n++) hashUnit(state, text.charCodeAt(n));
  return { text, ...state };
}

/** The hash of a prefix and of the normalised word that stands from `start` to `end`. No string is made for it. */
export function hashWord(state: HashState, prefix: Prefix, text: string, start: number, end: number): void {
  state.high = prefix.high;
  state.low = prefix.low;
  if (mixWord(state, text, start, end)) hashEnd(state);
  else hashString(state, prefix.text + normaliseWord(text.slice(start, end)));
}

/** Of two words with a blank between them. */
export function hashWords(
  state: HashState,
  prefix: Prefix,
  text: string,
  [start, end, nextStart, nextEnd]: readonly [number, number, number, number],
): void {
  state.high = prefix.high;
  state.low = prefix.low;
  let isPlain = mixWord(state, text, start, end);
  hashUnit(state, BLANK);
  isPlain &&= mixWord(state, text, nextStart, nextEnd);
  if (isPlain) hashEnd(state);
  else {
    const [first, second] = [text.slice(start, end), text.slice(nextStart, nextEnd)];
    hashString(state, `${prefix.text}${normaliseWord(first)} ${normaliseWord(second)}`);
  }
}

const BLANK = 32;
const HIDDEN_DIGIT = 35; // #

/** Goes on with the units of a word of ASCII; false for others. */
function mixWord(state: HashState, text: string, start: number, end: number): boolean {
  let { high, low } = state;
  for (let at = start; at < end; at++) {
    let unit = text.charCodeAt(at);
    if (unit >= 128) return false;
    if (unit >= 65 && unit <= 90) unit += 32;
    else if (unit >= 48 && unit <= 57) unit = HIDDEN_DIGIT;
    high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0x85ebca6b);
    low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0xc2b2ae35);
  }
  state.high = high;
  state.low = low;
  return true;
}
