import type { Note, Span } from "../note.js";
import { resolveOverlaps, standApart } from "../spans.js";
import { type FoldedText, foldText, inFolded, inOriginal } from "../text/folding/index.js";

/** A note as it is read, with its spans. */
export function foldedNote<N extends Pick<Note, "text" | "spans">>(note: N): N {
  const folded = foldText(note.text);
  return folded === undefined
    ? note
    : { ...note, text: folded.text, spans: spansInFolded(folded, note.spans) };
}

/** Spans as the folded text has them. One in which nothing is read is left out. */
export function spansInFolded<S extends Span>(folded: FoldedText, spans: readonly S[]): S[] {
  return spans.flatMap((span) => {
    const { start, end } = inFolded(folded, span);
    return start === end ? [] : [{ ...span, start, end }];
  });
}

/** Spans of the folded text, where they stand in the text as it was written. Those that stood apart still do. */
export function spansInOriginal<S extends Span>(text: string, folded: FoldedText, spans: readonly S[]): S[] {
  const placed = spans.map((span) => ({ ...span, ...inOriginal(folded, span) }));
  // Two spans may share a character that is read as several: "ﬁ".
  return standApart(spans) && !standApart(placed) ? (resolveOverlaps(text, placed) as S[]) : placed;
}
