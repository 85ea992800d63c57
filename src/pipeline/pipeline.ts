import type { Note, Span } from "../note.js";
import { resolveOverlaps } from "../spans.js";
import { reconcile } from "./reconcile.js";
import type { Tagger } from "./tagger.js";

export interface PipelineOptions {
  readonly taggers: readonly Tagger[];
  /** Search the rest of the note for values that were found once. */
  readonly reconcile: boolean;
}

/** Taggers → merge → reconcile: the spans of one note, without overlaps, in reading order. */
export function pipeline(options: PipelineOptions): (note: Pick<Note, "text">) => Span[] {
  return (note) => {
    const found = options.taggers.flatMap((tagger) => tagger.tag(note));
    const merged = resolveOverlaps(note.text, found);
    return options.reconcile ? reconcile(note.text, merged) : merged;
  };
}
