import { bySpanOrder, type Span } from "../../note.js";
import { partitionPoint } from "../../partition-point.js";
import { overlaps } from "../../spans.js";
import type { DropLog } from "../step.js";
import type { TracedSpan } from "../traced-span.js";
import { agreed, identity, type MergePolicy, type VoiceFindings, withoutRepeats } from "./policy.js";
import { resolveTraced } from "./resolve.js";

/**
 * The first voice is always right: what overlaps a span of it is dropped whole. The others are left as they
 * are, with the overlaps among them. For rules of high precision before models that seldom cross.
 */
export const rulesFirst: MergePolicy = (text, voices, log) => {
  const [first, ...others] = settled(text, voices, "merge:rules-first", log);
  if (first === undefined) return [];
  const kept = new Covered(first);
  const free = others.map((voice) => ({
    name: voice.name,
    spans: voice.spans.filter((span) => kept.letsIn(span, voice.name, "merge:rules-first", log)),
  }));
  return [...kept.spans, ...withoutRepeats(free)].sort(bySpanOrder);
};

/** Every voice counts more than those after it: what overlaps a span of an earlier one is dropped whole. */
export const cascade: MergePolicy = (text, voices, log) => {
  const [first, ...others] = settled(text, voices, "merge:cascade", log);
  if (first === undefined) return [];
  const kept = new Covered(first);
  for (const { name, spans } of others) {
    kept.add(spans.filter((span) => kept.letsIn(span, name, "merge:cascade", log)));
  }
  return kept.spans;
};

/** Each voice without overlaps of its own, so that it says one thing of every stretch. */
function settled(text: string, voices: readonly VoiceFindings[], by: string, log: DropLog): VoiceFindings[] {
  return voices.map(({ name, spans }) => ({ name, spans: resolveTraced(text, spans, by, log) }));
}

/** Spans without overlaps, in reading order. */
class Covered {
  spans: TracedSpan[];

  constructor(first: VoiceFindings) {
    this.spans = [...first.spans].sort(bySpanOrder);
  }

  add(spans: readonly TracedSpan[]): void {
    this.spans = [...this.spans, ...spans].sort(bySpanOrder);
  }

  /** True for a span that overlaps none; otherwise it goes to the log, or into the history of its equal. */
  letsIn(span: TracedSpan, voice: string, by: string, log: DropLog): boolean {
    const at = this.#firstEndingAfter(span.start);
    const rival = this.spans[at];
    if (rival === undefined || !overlaps(rival, span)) return true;
    if (identity(rival) === identity(span)) this.spans[at] = agreed(rival, span, voice);
    else log.drop(span, by, "it overlaps a span of a voice that counts more");
    return false;
  }

  #firstEndingAfter(position: number): number {
    return partitionPoint(this.spans.length, (at) => (this.spans[at] as Span).end <= position);
  }
}
