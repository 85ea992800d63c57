import type { Note, Span } from "../../note.js";
import type { Random } from "../../random.js";

/** What of a note is written in another form. */
export type Rewritten = Pick<Note, "text" | "spans">;

/** One form that notes have outside of a record: the same words, wrapped or spoilt. */
export type RawForm = (note: Rewritten, random: Random) => Rewritten;

/** Each character replaced by a text of any length; spans go along, and cover what became of their characters. */
export function substituted({ text, spans }: Rewritten, of: (unit: string, at: number) => string): Rewritten {
  const places = new Uint32Array(text.length + 1);
  let out = "";
  for (let at = 0; at < text.length; at++) {
    places[at] = out.length;
    out += of(text[at] as string, at);
  }
  places[text.length] = out.length;
  const place = (at: number): number => places[at] as number;
  return { text: out, spans: onSurfaces(out, spans, (at) => place(at)) };
}

/** The spans at their new places, without blanks at their edges; those of which nothing is left go. */
function onSurfaces(text: string, spans: readonly Span[], place: (at: number) => number): Span[] {
  return spans.flatMap((span) => {
    let [start, end] = [place(span.start), place(span.end)];
    while (start < end && /\s/.test(text[start] as string)) start++;
    while (end > start && /\s/.test(text[end - 1] as string)) end--;
    return start < end ? [{ ...span, start, end }] : [];
  });
}

/** A text with its spans, put together of parts: what has a type is a span. */
export type Part = readonly [text: string, type?: string];

export function joined(parts: readonly Part[]): Rewritten {
  const spans: Span[] = [];
  let text = "";
  for (const [part, type] of parts) {
    if (type !== undefined && part !== "")
      spans.push({ start: text.length, end: text.length + part.length, type });
    text += part;
  }
  return { text, spans };
}

/** The first text in front of the second. */
export function inFront(head: Rewritten, body: Rewritten): Rewritten {
  const by = head.text.length;
  return {
    text: head.text + body.text,
    spans: [
      ...head.spans,
      ...body.spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by })),
    ],
  };
}

export function drawOne<T>(random: Random, options: readonly T[]): T {
  return options[Math.floor(random() * options.length)] as T;
}

/** Whether each character stands in a span. */
export function insideSpans({ text, spans }: Rewritten): Uint8Array {
  const inside = new Uint8Array(text.length);
  for (const { start, end } of spans) inside.fill(1, start, end);
  return inside;
}
