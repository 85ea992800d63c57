import { ScrubJayError } from "./errors.js";
import { checkOptions, type OptionNames } from "./options.js";

/**
 * A range of a note. Half open: `end` is the first position after the span. Offsets count UTF-16 code
 * units, as JavaScript strings do. See docs/spec/note.md.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A PHI type ("DATE", "PATIENT", …) or a label of an open label set. */
  readonly type: string;
  /** Probability that the span is right, 0 to 1. Absent on gold annotations. */
  readonly score?: number;
  /** Who found it: "rule:phone/us", "crf:names", "human". */
  readonly source?: string;
  /** Spans with the same link are fragments of one discontinuous mention. */
  readonly link?: string;
}

/** A clinical note: plain JSON, so that every value survives `JSON.parse(JSON.stringify(note))`. */
export interface Note {
  readonly id: string;
  /** Never edited before analysis: line ends, BOM, tabs and astral characters are the file's own. */
  readonly text: string;
  readonly patient?: string;
  readonly type?: string;
  readonly date?: string;
  readonly spans: readonly Span[];
  /** Fields of the source format that we do not know (other JSON keys, other CSV columns). */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A token is where it stands; its text is `text.slice(start, end)`. */
export interface Token {
  readonly start: number;
  readonly end: number;
}

/** True when `at` would cut a surrogate pair in two. */
export function splitsPair(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const low = text.charCodeAt(at);
  if (low < 0xdc00 || low > 0xdfff) return false;
  const high = text.charCodeAt(at - 1);
  return high >= 0xd800 && high <= 0xdbff;
}

/** Why `span` cannot stand in `text`, or undefined when it can. Never quotes the text. */
export function spanProblem(text: string, span: Pick<Span, "start" | "end" | "type">): string | undefined {
  const { start, end, type } = span;
  if (typeof type !== "string" || type === "") return "the span has no type";
  if (!Number.isInteger(start) || !Number.isInteger(end)) return "offsets must be whole numbers";
  if (start < 0 || end > text.length) {
    return `span ${start}-${end} lies outside the text of ${text.length} UTF-16 units`;
  }
  if (start >= end) return `span ${start}-${end} is empty`;
  if (splitsPair(text, start) || splitsPair(text, end)) return `span ${start}-${end} splits a surrogate pair`;
  return undefined;
}

/** The only way to make a span: an invalid one cannot be built. */
export function makeSpan(text: string, span: Span): Span {
  const problem = spanProblem(text, span);
  if (problem !== undefined) {
    throw new ScrubJayError("invalid-span", problem, {
      hint: "Offsets count UTF-16 code units; files made in Python count code points (--offsets codepoints).",
    });
  }
  return span;
}

const FIELDS: OptionNames<Note> = {
  id: true,
  text: true,
  patient: true,
  type: true,
  date: true,
  spans: true,
  extra: true,
};

/** Makes a note and checks all its spans. */
export function makeNote(fields: Omit<Note, "spans"> & { readonly spans?: readonly Span[] }): Note {
  checkOptions("makeNote", fields, FIELDS);
  if (typeof fields.id !== "string" || fields.id === "")
    throw new ScrubJayError("invalid-note", "the note has no id");
  if (typeof fields.text !== "string") throw new ScrubJayError("invalid-note", "the note has no text");
  const spans = fields.spans ?? [];
  for (const span of spans) makeSpan(fields.text, span);
  return { ...fields, spans };
}

/** Reading order: by start, longer first, then type, so that equal sets sort to equal lists. */
export function bySpanOrder(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0);
}

/** The list itself, sorted; most lists are in order already. */
export function inReadingOrder<S extends Span>(spans: S[]): S[] {
  for (let at = 1; at < spans.length; at++)
    if (bySpanOrder(spans[at - 1] as S, spans[at] as S) > 0) return spans.sort(bySpanOrder);
  return spans;
}
