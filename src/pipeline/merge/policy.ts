import { inReadingOrder, type Span } from "../../note.js";
import type { DropLog } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";

/** What one tagger says of a note. Its own spans may overlap. */
export interface VoiceFindings {
  readonly name: string;
  readonly spans: readonly TracedSpan[];
}

/** Makes one list of spans, in reading order, from what the voices say; they come in the order of the recipe. */
export type MergePolicy = (text: string, voices: readonly VoiceFindings[], log: DropLog) => TracedSpan[];

/** Same extent and type: the voices agree. */
export function identity({ start, end, type }: Span): string {
  return `${start} ${end} ${type}`;
}

/** The span with another finder in its history. */
export function agreed(span: TracedSpan, other: Span, voice: string, score = span.score): TracedSpan {
  const by = other.source ?? voice;
  const fields = score === undefined ? {} : { score };
  return changed(span, fields, { by, did: "found", why: "the same extent and type" });
}

/** One span for each extent and type, the first one, which keeps the others' finders in its history. */
export function withoutRepeats(voices: readonly VoiceFindings[]): TracedSpan[] {
  const byIdentity = new Map<string, TracedSpan>();
  for (const { name, spans } of voices) {
    for (const span of spans) {
      const key = identity(span);
      const first = byIdentity.get(key);
      byIdentity.set(key, first === undefined ? span : agreed(first, span, name));
    }
  }
  return inReadingOrder([...byIdentity.values()]);
}
