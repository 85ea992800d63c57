import { ScrubJayError } from "../errors.js";
import { bySpanOrder, type Span } from "../note.js";

/** The spans in reading order, for formats that cannot hold overlaps: those are refused by name. */
export function disjointSpans(spans: readonly Span[], format: string): Span[] {
  const sorted = [...spans].sort(bySpanOrder);
  let end = 0;
  for (const span of sorted) {
    if (span.start < end) {
      throw new ScrubJayError(
        "overlapping-spans",
        `${format} cannot hold overlapping spans (offset ${span.start})`,
        { hint: "Write jsonl, brat or i2b2-2014 instead, or resolve the overlaps first." },
      );
    }
    end = span.end;
  }
  return sorted;
}
