import { drawOne, inFront, joined, type RawForm, substituted } from "./rewritten.js";

const LINE_ENDS = ["\\par\n", "\\par ", "\\line "];
const FORMATS = ["", "\\b ", "\\b0 ", "\\pard "];
const HEADS = ["{\\rtf1\\ansi\\deff0 ", "{\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Arial;}\\f0\\fs20 ", ""];
const ESCAPES: Readonly<Record<string, string>> = {
  "\t": "\\tab ",
  "\\": "\\\\",
  "{": "\\{",
  "}": "\\}",
  "'": "\\'92",
  "’": "\\'92",
  "–": "\\'96",
  "—": "\\'97",
};

/** What is left of rich text that was exported as plain text: control words and escapes. */
export const rtf: RawForm = (note, random) => {
  const lineEnd = drawOne(random, LINE_ENDS);
  const body = substituted(note, (unit) => {
    if (unit === "\n") return lineEnd + (random() < 0.2 ? drawOne(random, FORMATS) : "");
    const code = unit.charCodeAt(0);
    if (ESCAPES[unit] !== undefined) return ESCAPES[unit];
    if (code < 128) return unit;
    return code < 256
      ? `\\'${code.toString(16).padStart(2, "0")}`
      : `\\u${code > 32767 ? code - 65536 : code}?`;
  });
  return inFront(joined([[drawOne(random, HEADS)]]), body);
};
