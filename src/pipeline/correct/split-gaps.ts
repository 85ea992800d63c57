import { inReadingOrder } from "../../note.js";
import { categoryOf } from "../../schema/index.js";
import { parseDate } from "../../text/dates/index.js";
import { surfaceOf } from "../span-step.js";
import type { Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";

/** Columns of a form stand as far apart as this; words of one value do not. Numbers may be set in columns. */
const GAP = /(?<=\S)(?=[ \t]*(?:\t| {3}))[ \t]+(?=\S)/gu;
const IN_WORDS = new Set(["NAME", "LOCATION", "PROFESSION", "DATE"]);
const BY = "correct:split-gaps";
const WHY = "a wide gap parts two fields";

/** "Idil Jama      Warsame" in a table is two people: a span is cut where a column ends, and every piece stays. */
export const splitGaps: Step = {
  name: BY,
  apply(note, spans) {
    const split: TracedSpan[] = [];
    for (const span of spans) {
      // Most spans have no gap: looking for its blanks is cheaper than the pattern.
      const surface = surfaceOf(note, span);
      if (surface.includes("   ") || surface.includes("\t")) split.push(...piecesOf(span, surface));
      else split.push(span);
    }
    return inReadingOrder(split);
  },
};

function piecesOf(span: TracedSpan, surface: string): TracedSpan[] {
  if (!IN_WORDS.has(categoryOf(span.type))) return [span];
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (const gap of surface.matchAll(GAP)) {
    pieces.push({ start: from, end: gap.index });
    from = gap.index + gap[0].length;
  }
  if (pieces.length === 0) return [span];
  if (span.type === "DATE" && parseDate(surface.replace(/\s+/gu, " ")) !== undefined) return [span];
  pieces.push({ start: from, end: surface.length });
  return pieces.map(({ start, end }) =>
    changed(span, { start: span.start + start, end: span.start + end }, { by: BY, did: "resized", why: WHY }),
  );
}
