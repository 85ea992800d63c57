import type { Note, Span } from "../../note.js";
import type { RecordCut, RecordPart } from "../../text/record-parts.js";
import { recordParts } from "../../text/record-parts.js";
import { sections } from "../../text/sections.js";
import type { LabelledPart } from "./round.js";

/** A part of an unlabelled note that has been taken by no round. */
export interface NotePart extends RecordPart {
  readonly note: number;
}

/** All parts of the notes that have a word in them. */
export function partsOf(notes: readonly Pick<Note, "text">[], cut: RecordCut): NotePart[] {
  return notes.flatMap(({ text }, note) =>
    recordParts({ text, sections: sections(text) }, cut)
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
      .map((part) => ({ ...part, note })),
  );
}

/** The spans of a note that lie in a part, cut at its borders. */
export function spansIn<S extends Span>(
  { start, end }: Pick<RecordPart, "start" | "end">,
  spans: readonly S[],
): S[] {
  return spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) }));
}

export function labelled({ note, start, end }: NotePart, spans: readonly Span[]): LabelledPart {
  return { note, start, end, spans: spans.map(({ start, end, type }) => ({ start, end, type })) };
}

/** A labelled part as a text of its own to learn from: its features are read anew. */
export function asNote(
  { text }: Pick<Note, "text">,
  { start, end, spans }: LabelledPart,
): Pick<Note, "text" | "spans"> {
  return {
    text: text.slice(start, end),
    spans: spans.map((span) => ({ ...span, start: span.start - start, end: span.end - start })),
  };
}
