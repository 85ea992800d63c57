import type { Span } from "../note.js";
import { plainSpan } from "../spans.js";
import { foldText } from "../text/folding/index.js";
import { Analysis } from "../text/index.js";
import { spansInFolded, spansInOriginal } from "./folded-note.js";
import { searchNote } from "./reconcile/search-note.js";
import { NO_LOG, noteView } from "./step.js";
import { traced } from "./traced-span.js";

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
  const note = noteView({ text }, () => new Analysis(text, "plain"));
  const without = spans.map((span) => traced(span, []));
  return searchNote.apply(note, without, NO_LOG).map(plainSpan);
}
