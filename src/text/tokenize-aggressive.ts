import {
  classAt,
  DIGIT,
  EXTEND,
  isAsciiLetter,
  isLetterClass,
  LOWER,
  UPPER,
  widthAt,
} from "./character-class.js";
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
    if (isPlainWord(text, start, end)) {
      writer.push(start, end);
      continue;
    }
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

/** A mark by itself, or a letter and small letters after it: most tokens, and nothing to cut. */
function isPlainWord(text: string, start: number, end: number): boolean {
  if (end - start === 1) return true;
  if (!isAsciiLetter(text.charCodeAt(start))) return false;
  for (let at = start + 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 97 || unit > 122) return false;
  }
  return true;
}

function isBorder(before: number, after: number): boolean {
  if (after === UPPER && before === LOWER) return true;
  return (after === DIGIT && isLetterClass(before)) || (before === DIGIT && isLetterClass(after));
}
