import { type HashState, hashAfter, hashEnd, hashString, hashUnit, type Prefix } from "../../crf/index.js";
import { normaliseWord } from "../clusters/normalise-word.js";

/** The hash of a prefix and of the normalised word that stands from `start` to `end`. No string is made for it. */
export function hashWord(state: HashState, prefix: Prefix, text: string, start: number, end: number): void {
  hashAfter(state, prefix);
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
  hashAfter(state, prefix);
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
  for (let at = start; at < end; at++) {
    let unit = text.charCodeAt(at);
    if (unit >= 128) return false;
    if (unit >= 65 && unit <= 90) unit += 32;
    else if (unit >= 48 && unit <= 57) unit = HIDDEN_DIGIT;
    hashUnit(state, unit);
  }
  return true;
}
