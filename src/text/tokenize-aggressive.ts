import { classAt, DIGIT, EXTEND, isLetterClass, LOWER, UPPER, widthAt } from "./character-class.js";
import { offsetWriter } from "./token-offsets.js";
import { plainOffsets } from "./tokenize-plain.js";

/**
 * The plain tokens, cut again where a digit follows a letter or a letter a digit, and where an upper-case
 * letter follows a lower-case one. For words that a faulty export has glued together: "winterHx", "14FEB2019".
 */
export function aggressiveOffsets(text: string): Int32Array {
  const plain = plainOffsets(text);
  const writer = offsetWriter(text.length);
  for (let token = 0; token < plain.length; token += 2) {
    const end = plain[token + 1] as number;
    let start = plain[token] as number;
    let before = 0; // class of the last character that is not a combining mark
    for (let at = start; at < end; at += widthAt(text, at)) {
      const kind = classAt(text, at);
      if (kind === EXTEND) continue;
      if (isBorder(before, kind)) {
        writer.push(start, at);
        start = at;
      }
      before = kind;
    }
    writer.push(start, end);
  }
  return writer.finish();
}

function isBorder(before: number, after: number): boolean {
  if (after === UPPER && before === LOWER) return true;
  return (after === DIGIT && isLetterClass(before)) || (before === DIGIT && isLetterClass(after));
}
