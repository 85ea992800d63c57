import type { Span } from "../note.js";
import { Analysis } from "../text/analysis.js";
import { searchNote } from "./reconcile/search-note.js";
import type { NoteView } from "./step.js";

/** `search-note` for spans without a history: values found once are searched for in the rest of the note. */
export function reconcile(text: string, spans: readonly Span[]): Span[] {
  const note: NoteView = {
    text,
    // Few notes need it.
    get analysis() {
      return new Analysis(text, "plain");
    },
  };
  const traced = spans.map((span) => ({ ...span, trail: [] }));
  return searchNote.apply(note, traced, { drop: () => undefined }).map(({ trail: _, ...span }) => span);
}
