import type { Note, Span } from "../note.js";
import { findFamily, type RuleFamily } from "../rules/index.js";

/** A voice in the pipeline: anything that gives spans with probabilities for a note. Overlaps are allowed. */
export interface Tagger {
  readonly name: string;
  tag(note: Pick<Note, "text">): Span[];
}

/** Rules as a tagger. */
export function ruleTagger(families: readonly RuleFamily[]): Tagger {
  return {
    name: "rules",
    tag: ({ text }) => families.flatMap((family) => findFamily(family, text)),
  };
}
