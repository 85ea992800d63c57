import type { Note } from "../../note.js";
import { resolveOverlaps } from "../../spans.js";
import { Analysis } from "../../text/analysis.js";
import { noteView, type TracedSpan } from "../step.js";
import type { Dropped, Tagged } from "../system.js";
import type { Customiser } from "./customiser.js";

/**
 * What a model found as a config wants it: own rules, denied terms and known PHI are heard beside it, then the config's
 * steps are done. No spans overlap, they come in reading order, and history tells what the config did.
 */
export function applyConfig(
  { taggers, steps }: Customiser,
  note: Pick<Note, "text" | "patient">,
  tagged: Tagged,
): Tagged {
  const dropped: Dropped[] = [];
  const own = taggers.flatMap((voice) => voice.tag(note));
  // Resolving copies spans with all their fields, the trail too.
  let spans = resolveOverlaps(note.text, [...tagged.spans, ...own]) as TracedSpan[];
  const view = noteView(note, new Analysis(note.text, "plain"));
  for (const step of steps)
    spans = step.apply(view, spans, { drop: (span, by, why) => dropped.push({ span, by, why }) });
  return { ...tagged, spans, dropped: [...tagged.dropped, ...dropped] };
}
