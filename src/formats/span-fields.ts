import { ScrubJayError } from "../errors.js";
import { makeSpan, type Note, type Span } from "../note.js";
import { codePointMap } from "./code-points.js";
import type { ReadOptions } from "./format.js";

/** What a span may hold in JSON. */
export const SPAN_FIELDS: ReadonlySet<string> = new Set(["start", "end", "type", "score", "source", "link"]);

type Offsets = ReadOptions["offsets"];

/** Spans from parsed JSON, checked field by field; other fields of a span are left behind. */
export function spansFromJson(value: unknown, text: string, offsets: Offsets): Span[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ScrubJayError("bad-spans", '"spans" is not a list');
  const toUnits = offsets === "codepoints" ? codePointMap(text).fromCodePoint : (offset: number) => offset;
  return value.map((item: unknown, index) => {
    const problem = (what: string): ScrubJayError =>
      new ScrubJayError("bad-spans", `span ${index + 1}: ${what}`, { hint: OFFSETS });
    if (typeof item !== "object" || item === null || Array.isArray(item))
      throw problem("it is not an object");
    const { start, end, type, score, source, link } = item as Record<string, unknown>;
    if (!Number.isInteger(start) || !Number.isInteger(end))
      throw problem("start and end must be whole numbers");
    if (typeof type !== "string") throw problem("the type must be a string");
    if (score !== undefined && score !== null && (typeof score !== "number" || score < 0 || score > 1)) {
      throw problem("the score must be a number from 0 to 1");
    }
    for (const [field, it] of Object.entries({ source, link })) {
      if (it !== undefined && it !== null && typeof it !== "string")
        throw problem(`${field} must be a string`);
    }
    const span = {
      start: toUnits(start as number),
      end: toUnits(end as number),
      type,
      ...(typeof score === "number" && { score }),
      ...(typeof source === "string" && { source }),
      ...(typeof link === "string" && { link }),
    };
    try {
      return makeSpan(text, span);
    } catch (error) {
      throw error instanceof ScrubJayError ? problem(error.message) : error;
    }
  });
}

const OFFSETS = "Offsets count UTF-16 code units; for files made in Python give --offsets codepoints.";

/** Spans ready for JSON, with their fields in a fixed order. */
export function spansToJson(note: Note, offsets: Offsets): Span[] {
  const place = offsets === "codepoints" ? codePointMap(note.text).toCodePoint : (offset: number) => offset;
  return note.spans.map(({ start, end, type, score, source, link }) => ({
    start: place(start),
    end: place(end),
    type,
    ...(score !== undefined && { score }),
    ...(source !== undefined && { source }),
    ...(link !== undefined && { link }),
  }));
}
