import type { Note, Span } from "../../note.js";
import { resolveOverlaps } from "../../spans.js";
import { Analysis } from "../../text/analysis.js";
import { foldText } from "../../text/folding/index.js";
import { spansInFolded, spansInOriginal } from "../folded-note.js";
import { found, type Journal, noteView, type TracedSpan } from "../step.js";
import { withoutHistory } from "../traced-span.js";
import type { Customiser } from "./customiser.js";

const FORGETFUL: Journal = { drop() {} };

/** The spans of a model as a config wants them, without overlaps, in reading order. The config reads the folded text. */
export function applyConfig(
  custom: Customiser,
  note: Pick<Note, "text" | "patient">,
  spans: readonly Span[],
): Span[] {
  const folded = foldText(note.text);
  if (folded === undefined) return applyAsItStands(custom, note, spans);
  const found = applyAsItStands(custom, { ...note, text: folded.text }, spansInFolded(folded, spans));
  return spansInOriginal(note.text, folded, found);
}

function applyAsItStands(
  { taggers, steps }: Customiser,
  note: Pick<Note, "text" | "patient">,
  spans: readonly Span[],
): Span[] {
  const own = taggers.flatMap((voice) => voice.tag(note));
  const all = [...spans.map((span) => found(span, "the model")), ...own];
  // Resolving copies spans with all their fields, the trail too.
  let traced = resolveOverlaps(note.text, all) as TracedSpan[];
  const view = noteView(note, new Analysis(note.text, "plain"));
  for (const step of steps) traced = step.apply(view, traced, FORGETFUL);
  return traced.map(withoutHistory);
}
