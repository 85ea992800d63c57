import { type DatePart, type DateValues, formatDate, type NumberStyle } from "../../text/dates/index.js";

/** What a date says; `nth` is the 1 of "first Tuesday in June", -1 is its "last". */
export interface ItemValues extends DateValues {
  readonly nth?: number;
}

/** A field or literal of a date, and how it is written for other values. */
export interface LoosePart {
  readonly kind: DatePart["kind"] | "nth";
  readonly text: string;
  /** Absent for a literal. */
  readonly value?: number | string;
  readonly write: (to: ItemValues) => string;
}

/** The same with its place in the span. */
export interface ItemPart extends LoosePart {
  readonly start: number;
  readonly end: number;
}

/** One date within a span: "3/4" of "3/4-3/9". */
export interface DateItem {
  readonly start: number;
  readonly end: number;
  readonly values: ItemValues;
  readonly parts: readonly ItemPart[];
}

/** How the note writes dates, where a date alone leaves it open. */
export interface DateStyle {
  /** "03/04", so that "10/12" is taken for padded too. */
  readonly padded?: boolean;
  /** "Jun 4", so that "May" is taken for an abbreviation too. */
  readonly shortMonths?: boolean;
}

/** Puts parts one after the other from `start` on. */
export function makeItem(loose: readonly LoosePart[], start: number): DateItem {
  const values: Record<string, number | string> = {};
  let at = start;
  const parts = loose.map(({ kind, text, value, write }): ItemPart => {
    const begin = at;
    at += text.length;
    if (value === undefined) return { kind, text, write, start: begin, end: at };
    values[kind] = value;
    return { kind, text, value, write, start: begin, end: at };
  });
  return { start, end: at, values, parts };
}

export function literal(text: string): LoosePart {
  return { kind: "literal", text, write: () => text };
}

/** Parts as the grammar reads them. */
export function grammarParts(parts: readonly DatePart[], style: DateStyle = {}): LoosePart[] {
  return withStyle(parts, style).map((part) =>
    part.kind === "literal"
      ? literal(part.text)
      : { kind: part.kind, text: part.text, value: part.value, write: (to) => formatDate([part], to) },
  );
}

/** "10/12" says nothing about zeros and "May" nothing about length: there the rest of the note decides. */
function withStyle(parts: readonly DatePart[], { padded, shortMonths }: DateStyle): readonly DatePart[] {
  const numbers = parts.filter((part) => "style" in part && isPlainNumber(part.style));
  const open = numbers.length === 2 && numbers.every(({ text }) => /^[1-3]\d$/.test(text));
  return parts.map((part) => {
    if (padded && open && numbers.includes(part) && (part.kind === "month" || part.kind === "day"))
      return { ...part, style: { ...(part.style as NumberStyle), padded } };
    if (shortMonths && part.kind === "month" && part.style.as === "word" && /^may$/i.test(part.text))
      return { ...part, style: { ...part.style, length: "three" } };
    return part;
  });
}

function isPlainNumber(style: object): boolean {
  return "as" in style && style.as === "number" && "suffix" in style && style.suffix === "none";
}
