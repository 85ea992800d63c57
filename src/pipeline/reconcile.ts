import type { Span } from "../note.js";
import { Analysis } from "../text/analysis.js";
import { foldText } from "../text/folding/index.js";
import { spansInFolded, spansInOriginal } from "./folded-note.js";
import { searchNote } from "./reconcile/search-note.js";
import type { NoteView } from "./step.js";
import { tracedSpan, withoutHistory } from "./traced-span.js";

/** `search-note` for spans without a history: values found once are searched for in the rest of the note. */
export function reconcile(text: string, spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const folded = foldText(text);
  if (folded === undefined) return reconcileAsItStands(text, spans);
  const again = reconcileAsItStands(folded.text, spansInFolded(folded, spans));
  // What is given may cover what nobody reads, and covers it still.
  return [...spans, ...spansInOriginal(text, folded, again)];
}

function reconcileAsItStands(text: string, spans: readonly Span[]): Span[] {
  const note: NoteView = {
    text,
    // Few notes need it.
    get analysis() {
      return new Analysis(text, "plain");
    },
  };
  const traced = spans.map(({ start, end, type, score, source, link }) =>
    tracedSpan(start, end, type, score, source, link, undefined, []),
  );
  return searchNote.apply(note, traced, { drop: () => undefined }).map(withoutHistory);
}
