import type { NoteView, Step } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";

/** A step that makes one span of neighbours where `belongs` says so. A piece that is taken in goes to the log. */
export function joinStep(
  name: string,
  why: string,
  belongs: (note: NoteView, left: TracedSpan, right: TracedSpan) => boolean,
): Step {
  return {
    name,
    apply(note, spans, log) {
      const joined: TracedSpan[] = [];
      for (const span of spans) {
        const left = joined.at(-1);
        if (left === undefined || left.end > span.start || !belongs(note, left, span)) {
          joined.push(span);
          continue;
        }
        // As sure as the less sure half.
        const score = Math.min(left.score ?? 1, span.score ?? 1);
        const fields = { end: span.end, ...(left.score !== undefined && { score }) };
        joined[joined.length - 1] = changed(left, fields, { by: name, did: "resized", why });
        log.drop(span, name, "it went into the span before it");
      }
      return joined;
    },
  };
}
