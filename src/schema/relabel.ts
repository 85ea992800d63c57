import type { Span } from "../note.js";
import type { Mapping } from "./mapping.js";
import { isPhiType } from "./types.js";

/**
 * Spans in the labels of another set. What has one of its labels already stays as it is, unless it is a type of ours too:
 * then the mapping has a say (the 2006 task wants dates without their year). Refuses what is neither.
 */
export function relabelled<S extends Span>(mapping: Mapping, text: string, spans: readonly S[]): S[] {
  return spans.flatMap((span) =>
    isPhiType(span.type) || !mapping.labels.includes(span.type)
      ? (mapping.toTheirs(text, span) as readonly S[])
      : [span],
  );
}
