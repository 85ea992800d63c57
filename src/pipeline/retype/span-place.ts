import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";

/** A span by its tokens, `last` exclusive. */
export interface Place {
  readonly first: number;
  readonly last: number;
}

export function placeOf(analysis: Analysis, { start, end }: Pick<Span, "start" | "end">): Place {
  const first = analysis.firstTokenAt(start);
  let last = first + 1;
  while (last < analysis.count && analysis.start(last) < end) last++;
  return { first, last };
}

/** The next token on one side after `from`, or the one beyond the text. "Dr. Lee" has "Dr" before it: no full stops. */
export function nextBeside({ words, count }: Analysis, from: number, step: 1 | -1): number {
  let t = from + step;
  while (t >= 0 && t < count && words[t] === ".") t += step;
  return t;
}
