import type { Note, Span } from "../../note.js";
import { type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { type RecordCut, type RecordPart, recordParts, sections } from "../../text/index.js";
import type { LabelledPart } from "./round.js";

/** A part of an unlabelled note. */
export interface NotePart extends RecordPart {
  /** Which of the notes. */
  readonly note: number;
}

/** A part with what an identifier found in it, and how sure it is of that. */
export interface TaggedPart {
  readonly part: NotePart;
  readonly spans: readonly Span[];
  readonly labelled: LabelledPart;
}

type Notes = readonly Pick<Note, "text">[];

/** All parts of the notes that have a word in them. */
export function notePartsOf(notes: Notes, cut: RecordCut): NotePart[] {
  return notes.flatMap(({ text }, note) =>
    recordParts({ text, sections: sections(text) }, cut)
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
      .map((part) => ({ ...part, note })),
  );
}

/** Tags notes as wholes, and gives each part what lies in it. */
export async function tagParts(
  model: TrainedModel,
  notes: Notes,
  parts: readonly NotePart[],
): Promise<TaggedPart[]> {
  const asked = [...new Set(parts.map(({ note }) => note))];
  const tagged = await tagNotes(
    model,
    asked.map((note) => notes[note] as Pick<Note, "text">),
  );
  const spansOf = new Map(asked.map((note, at) => [note, tagged[at]?.spans ?? []]));
  return parts.map((part) => labelledPart(part, spansOf.get(part.note) ?? []));
}

/** The spans of a note that lie in a part, cut at its borders. */
export function labelledPart(part: NotePart, all: readonly Span[]): TaggedPart {
  const { note, start, end } = part;
  const spans = all
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) }));
  const labels = spans.map((span) => ({ start: span.start, end: span.end, type: span.type }));
  return { part, spans, labelled: { note, start, end, spans: labels } };
}

/** A labelled part as a text of its own to learn from: its features are read anew. */
export function asNote(
  notes: Notes,
  { note, start, end, spans }: LabelledPart,
): Pick<Note, "text" | "spans"> {
  return {
    text: notes[note]?.text.slice(start, end) ?? "",
    spans: spans.map((span) => ({ ...span, start: span.start - start, end: span.end - start })),
  };
}
