import { digitsIn, isAsciiDigit, unitAt } from "../../text/index.js";
import type { TracedSpan } from "../traced-span.js";
import { type DerivedSpanOptions, derivedSpan } from "./derived-span.js";
import type { ValueIndex } from "./value-index.js";

const BRACKET = 40;
const NUMBER = /(?<![\d(])\(?\d(?:[ .-]?\d|\) ?\d){6,16}(?!\d)/y;

/** Numbers found once, written with other marks: "(617) 555-0134" and "6175550134". */
export function sameDigits(
  text: string,
  { byDigits }: ValueIndex,
  options: DerivedSpanOptions,
): TracedSpan[] {
  if (byDigits.size === 0) return [];
  const again: TracedSpan[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Most of a note is neither digit nor bracket: the pattern looks only where a number may begin.
    if (!isAsciiDigit(unit) && unit !== BRACKET) continue;
    const before = unitAt(text, at - 1);
    if (isAsciiDigit(before) || before === BRACKET) continue;
    NUMBER.lastIndex = at;
    const match = NUMBER.exec(text)?.[0];
    if (match === undefined) continue;
    const index = at;
    at += match.length - 1;
    // The bracket belongs to the number only where it closes inside it: "(617) 555-0134".
    const number = match.startsWith("(") && !match.includes(")") ? match.slice(1) : match;
    const value = byDigits.get(digitsIn(number));
    if (value === undefined) continue;
    const start = index + match.length - number.length;
    again.push(derivedSpan(value, start, start + number.length, "the same digits", options));
  }
  return again;
}
