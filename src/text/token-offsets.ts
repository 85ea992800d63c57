import type { Token } from "../note.js";

/** Collects `[start0, end0, start1, end1, …]` without an object per token. */
export interface OffsetWriter {
  readonly push: (start: number, end: number) => void;
  readonly finish: () => Int32Array;
}

/** `textLength` sets the first guess, a token to three characters; the buffer doubles when that is too small. */
export function offsetWriter(textLength: number): OffsetWriter {
  let buffer = new Int32Array(2 * (8 + Math.ceil(textLength / 3)));
  let length = 0;
  return {
    push(start, end) {
      if (length === buffer.length) {
        const larger = new Int32Array(buffer.length * 2);
        larger.set(buffer);
        buffer = larger;
      }
      buffer[length] = start;
      buffer[length + 1] = end;
      length += 2;
    },
    finish: () => buffer.slice(0, length),
  };
}

export function toTokens(offsets: Int32Array): Token[] {
  const tokens = new Array<Token>(offsets.length >> 1);
  for (let at = 0; at < tokens.length; at++) {
    tokens[at] = { start: offsets[2 * at] as number, end: offsets[2 * at + 1] as number };
  }
  return tokens;
}
