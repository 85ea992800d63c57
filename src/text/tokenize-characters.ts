import { classAt, EXTEND, widthAt } from "./character-class.js";
import { offsetWriter } from "./token-offsets.js";
import { plainOffsets } from "./tokenize-plain.js";

/** Every character that is not white space is a token, with the combining marks that follow it. */
export function characterOffsets(text: string): Int32Array {
  const plain = plainOffsets(text);
  const writer = offsetWriter(3 * text.length);
  for (let token = 0; token < plain.length; token += 2) {
    const end = plain[token + 1] as number;
    let start = plain[token] as number;
    for (let at = start + widthAt(text, start); at < end; at += widthAt(text, at)) {
      if (classAt(text, at) === EXTEND) continue;
      writer.push(start, at);
      start = at;
    }
    writer.push(start, end);
  }
  return writer.finish();
}
