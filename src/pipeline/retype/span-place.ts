import type { Span } from "../../note.js";
import type { Analysis } from "../../text/index.js";
import type { TokenRange } from "../token-range.js";

export function tokensOf(analysis: Analysis, { start, end }: Pick<Span, "start" | "end">): TokenRange {
  const first = analysis.firstTokenAt(start);
  let last = first + 1;
  while (last < analysis.count && analysis.start(last) < end) last++;
  return { first, last };
}

const FULL_STOP = 46;

/** The tokens of a note that count beside a span. "Dr. Lee" has "Dr" before it: no full stops. */
export class TokensBeside {
  readonly #tokens: Int32Array;
  readonly #before: Int32Array;

  constructor({ text, offsets, count }: Analysis) {
    this.#tokens = new Int32Array(count);
    this.#before = new Int32Array(count + 1);
    let counted = 0;
    for (let t = 0; t < count; t++) {
      this.#before[t] = counted;
      const start = offsets[2 * t] as number;
      const isStop = text.charCodeAt(start) === FULL_STOP && offsets[2 * t + 1] === start + 1;
      if (!isStop) this.#tokens[counted++] = t;
    }
    this.#before[count] = counted;
    this.#tokens.fill(-1, counted);
  }

  /** How many of them stand before the token: those from this number on stand at it or after it. */
  before(t: number): number {
    return this.#before[Math.min(t, this.#before.length - 1)] as number;
  }

  /** The token that is the nth of them, or -1. */
  token(n: number): number {
    return n < 0 || n >= this.#tokens.length ? -1 : (this.#tokens[n] as number);
  }
}
