import type { Span } from "../../note.js";
import type { TaggedPart } from "./note-parts.js";
import type { FoldScores } from "./round.js";

/**
 * How far a section's labels are to be believed: the mean over its spans of their probability times the F1 that the
 * identifier has for their type in the folds. Where nothing was found there is nothing to be sure of: undefined.
 */
export function confidenceOf(spans: readonly Span[], power: FoldScores["power"]): number | undefined {
  if (spans.length === 0) return undefined;
  const sum = spans.reduce((all, { score = 1, type }) => all + score * (power[type] ?? 0), 0);
  return sum / spans.length;
}

/** The surest parts, as many as have `room` characters together, and one at least. */
export function surest(parts: readonly TaggedPart[], power: FoldScores["power"], room: number): TaggedPart[] {
  const ranked = parts
    .map((tagged) => ({ tagged, confidence: confidenceOf(tagged.spans, power) }))
    .filter((one): one is { tagged: TaggedPart; confidence: number } => (one.confidence ?? 0) > 0)
    .sort((a, b) => b.confidence - a.confidence || byPlace(a.tagged, b.tagged));
  const taken: TaggedPart[] = [];
  let characters = 0;
  for (const { tagged } of ranked) {
    characters += tagged.part.end - tagged.part.start;
    if (taken.length > 0 && characters > room) break;
    taken.push(tagged);
  }
  return taken;
}

const byPlace = ({ part: a }: TaggedPart, { part: b }: TaggedPart): number =>
  a.note - b.note || a.start - b.start;
