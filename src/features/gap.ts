import { wordClassSet } from "./dictionary.js";
import type { NoteLayer } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs, together } from "./template.js";

const KINDS = {
  start: [symbol("start")],
  none: [symbol("none")],
  blank: [symbol("blank")],
  "blank-line": [symbol("blank-line")],
  "indented-line": [symbol("indented-line")],
  line: [symbol("line")],
  tab: [symbol("tab")],
  wide: [symbol("wide")],
} as const;

function kindOf(text: string, start: number, end: number): keyof typeof KINDS {
  if (start === end) return "none";
  if (end - start === 1 && text.charCodeAt(start) === 0x20) return "blank";
  let breaks = 0;
  let afterBreak = start;
  let tab = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === TAB) tab = true;
    if (!isBreak(unit)) continue;
    // A carriage return and the line feed after it are one.
    if (unit !== LINE_FEED || at === start || text.charCodeAt(at - 1) !== CARRIAGE_RETURN) breaks++;
    afterBreak = at + 1;
  }
  if (breaks > 1) return "blank-line";
  if (breaks === 1) return end - afterBreak >= INDENT ? "indented-line" : "line";
  if (tab) return "tab";
  return end - start === 1 ? "blank" : "wide";
}

const [TAB, LINE_FEED, CARRIAGE_RETURN] = [9, 10, 13];
const INDENT = 4;

function isBreak(unit: number): boolean {
  return (unit >= LINE_FEED && unit <= CARRIAGE_RETURN) || unit === 0x2028 || unit === 0x2029;
}

/**
 * The white space before the token: none, one blank, a wide gap or tab between columns, a line break, a blank line.
 * A name seldom goes on over a wide gap.
 */
export const gap: NoteLayer = {
  kind: "note",
  name: "gap",
  of({ text, offsets, count }) {
    const out = new Array<readonly Sym[]>(count);
    for (let t = 1; t < count; t++)
      out[t] = KINDS[kindOf(text, offsets[2 * t - 1] as number, offsets[2 * t] as number)];
    if (count > 0) out[0] = KINDS.start;
    return out;
  },
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
