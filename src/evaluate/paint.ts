import type { Span } from "../note.js";

/** Numbers for labels; 0 is "outside any span". */
export type LabelCodes = ReadonlyMap<string, number>;

export function labelCodes(types: readonly string[]): LabelCodes {
  return new Map(types.map((type, i) => [type, i + 1]));
}

/**
 * The label of every UTF-16 unit of a text of `length` units. Where spans overlap the longer one is seen.
 * Spans are in reading order.
 */
export function paint(length: number, spans: readonly Span[], codes: LabelCodes): Int32Array {
  const labels = new Int32Array(length);
  const code = (span: Span): number => codes.get(span.type) as number;
  if (spans.every((span, i) => i === 0 || (spans[i - 1] as Span).end <= span.start)) {
    for (const span of spans) labels.fill(code(span), span.start, span.end);
    return labels;
  }
  // Longest first, each on what is still bare. next[i] leads towards the first bare place at or after i.
  const next = new Int32Array(length + 1).map((_, i) => i);
  const bare = (from: number): number => {
    let at = from;
    while (next[at] !== at) {
      next[at] = next[next[at] as number] as number; // halve the path, so that later walks are short
      at = next[at] as number;
    }
    return at;
  };
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    for (let at = bare(span.start); at < span.end; at = bare(at)) {
      labels[at] = code(span);
      next[at] = at + 1;
    }
  }
  return labels;
}
