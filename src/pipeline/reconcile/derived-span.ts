import { type TracedSpan, traced } from "../traced-span.js";
import type { Value } from "./values.js";

export interface DerivedSpanOptions {
  /** Signs what is found. */
  readonly by: string;
  /** What a derived span keeps of its origin's score: it is less sure than what it derives from. */
  readonly keeps: number;
}

/** A value found again. */
export function derivedSpan(
  value: Value,
  start: number,
  end: number,
  what: string,
  { by, keeps }: DerivedSpanOptions,
): TracedSpan {
  const origin = value.source.replace(/^reconcile:/, "");
  return traced({ start, end, type: value.type, score: value.score * keeps, source: `reconcile:${origin}` }, [
    { by, did: "found", why: `${what} as a span of ${origin}` },
  ]);
}
