import { drawOne, insideSpans, type RawForm, substituted } from "./rewritten.js";

const CONFUSED: Readonly<Record<string, string>> = {
  "0": "O",
  O: "0",
  "1": "l",
  l: "1",
  "5": "S",
  S: "5",
  B: "8",
  I: "l",
  o: "0",
  e: "c",
  m: "rn",
};

/** A page read by a machine: letters taken for others, blanks lost and found. */
export const scan: RawForm = (note, random) => {
  const wrong = drawOne(random, [0.01, 0.03, 0.06]);
  const blanks = drawOne(random, [0, 0.01, 0.03]);
  const inside = insideSpans(note);
  return substituted(note, (unit, at) => {
    const other = CONFUSED[unit];
    if (other !== undefined && random() < wrong) return other;
    if (unit === " " && random() < blanks) return "";
    if (unit === "\n" && random() < 0.3) return " ";
    if (/\p{L}/u.test(unit) && inside[at] === 0 && random() < blanks / 6) return `${unit} `;
    return unit;
  });
};
