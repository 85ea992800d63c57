import { drawOne, type RawForm, substituted } from "./rewritten.js";

const JOINS = [" ", " | ", "|", " / ", "; "];

/** A whole note as one line, as in a cell of a table. */
export const oneLine: RawForm = (note, random) => {
  const join = drawOne(random, JOINS);
  return substituted(note, (unit) => (unit === "\n" ? join : unit));
};
