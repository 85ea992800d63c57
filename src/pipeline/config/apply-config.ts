import type { Note, Span } from "../../note.js";
import { resolveOverlaps } from "../../spans.js";
import { Analysis } from "../../text/analysis.js";
import { found, type Journal, noteView, type TracedSpan } from "../step.js";
import { withoutHistory } from "../traced-span.js";
import type { Customiser } from "./customiser.js";

const FORGETFUL: Journal = { drop() {} };

/** The spans of a model as a config wants them, without overlaps, in reading order. */
export function applyConfig(
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
