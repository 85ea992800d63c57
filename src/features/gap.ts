import { wordClassSet } from "./dictionary.js";
import { type NoteLayer, perToken } from "./layer.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs, together } from "./template.js";

function kindOf(text: string, start: number, end: number): string {
  if (start === end) return "none";
  if (end - start === 1 && text.charCodeAt(start) === 0x20) return "blank";
  const between = text.slice(start, end);
  const breaks = between.match(/\r\n|[\n\r\v\f\u2028\u2029]/g)?.length ?? 0;
  if (breaks > 1) return "blank-line";
  if (breaks === 1)
    return /[\n\r\v\f\u2028\u2029][^\n\r\v\f\u2028\u2029]{4,}$/.test(between) ? "indented-line" : "line";
  if (between.includes("\t")) return "tab";
  return between.length === 1 ? "blank" : "wide";
}

/**
 * The white space before the token: none, one blank, a wide gap or tab between columns, a line break, a blank line.
 * A name seldom goes on over a wide gap.
 */
export const gap: NoteLayer = {
  kind: "note",
  name: "gap",
  of: ({ text, offsets, count }) =>
    perToken(count, (t) =>
      t === 0 ? "start" : kindOf(text, offsets[2 * t - 1] as number, offsets[2 * t] as number),
    ),
};

/** Gaps around the token, with its shape and dictionary classes. */
export const gaps = together(
  "gaps",
  ngrams("gap", gap, { window: [-1, 2], orders: [1, 2] }),
  pairs("gap-shape", gap, collapsedShape, [
    [0, 0],
    [1, 0],
  ]),
  pairs("gap-dset", gap, wordClassSet, [
    [0, 0],
    [1, 0],
  ]),
);

/** The gap alone, for pairs of labels: whether a span goes on over it. */
export const gapBefore = ngrams("gapb", gap);
