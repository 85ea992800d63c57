import type { Note } from "../note.js";
import type { Analysis } from "../text/index.js";
import type { TracedSpan } from "./traced-span.js";

/** What a step may look at: the note's text and, where known, whose note it is. */
export interface NoteView {
  readonly text: string;
  readonly patient?: string;
  /** Tokens, sections, attribute-value pairs, … of the text, worked out when asked for. */
  readonly analysis: Analysis;
}

/** A span that is no longer there, for `explain`. */
export interface Dropped {
  readonly span: TracedSpan;
  readonly by: string;
  readonly why: string;
}

/** Hears of what is dropped. */
export interface DropLog {
  drop(span: TracedSpan, by: string, why: string): void;
}

/** A stage of the pipeline after the voices. Gets spans in reading order and returns spans; never edits the text. */
export interface Step {
  readonly name: string;
  apply(note: NoteView, spans: readonly TracedSpan[], log: DropLog): TracedSpan[];
}

/** The note as steps see it; few look further than its text. */
export function noteView(
  { text, patient }: Pick<Note, "text" | "patient">,
  analyse: () => Analysis,
): NoteView {
  let analysis: Analysis | undefined;
  return {
    text,
    ...(patient !== undefined && { patient }),
    get analysis() {
      analysis ??= analyse();
      return analysis;
    },
  };
}

export function openLog(): DropLog & { readonly dropped: readonly Dropped[] } {
  const dropped: Dropped[] = [];
  return { dropped, drop: (span, by, why) => void dropped.push({ span, by, why }) };
}

/** For what nobody asks about. */
export const NO_LOG: DropLog = { drop: () => undefined };
