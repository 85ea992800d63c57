import { isAsciiDigit } from "./character-class.js";

/** The digits 0-9 of a text, without what stands between them. */
export function digitsIn(text: string): string {
  let digits = "";
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (isAsciiDigit(text.charCodeAt(at))) continue;
    if (at > start) digits += text.slice(start, at);
    start = at + 1;
  }
  return start === 0 ? text : digits + text.slice(start);
}
