// A text as numbers. A character of Latin-1 is one symbol; any other UTF-16 unit is the escape and its two bytes, so
// that the alphabet is small, known beforehand, and every string has exactly one way to be written.

const ESCAPE = 256;
/** What follows the last character. `END + k`: the end of outside text before a chunk of type k; 0 is the text's end. */
export const END = 257;
/** What stands before the first character and is never predicted. `BEGIN + k`: after a chunk of type k. */
export const BEGIN = 0x8000;
/** The characters' part of the alphabet. */
export const CHARACTERS = 257;

export interface Symbols {
  /** One to three for each UTF-16 unit. */
  readonly symbols: Uint16Array;
  /** [units + 1]: where each unit's symbols begin. */
  readonly at: Int32Array;
}

export function toSymbols(text: string): Symbols {
  let count = text.length;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) count += 2;
  const symbols = new Uint16Array(count);
  const at = new Int32Array(text.length + 1);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    at[i] = n;
    if (unit > 255) {
      symbols[n++] = ESCAPE;
      symbols[n++] = unit >> 8;
    }
    symbols[n++] = unit & 255;
  }
  at[text.length] = n;
  return { symbols, at };
}

/** The symbols with a begin and an end, as a language model learns them. */
export function framed(begin: number, symbols: Uint16Array, end: number): Uint16Array {
  const out = new Uint16Array(symbols.length + 2);
  out[0] = begin;
  out.set(symbols, 1);
  out[out.length - 1] = end;
  return out;
}
