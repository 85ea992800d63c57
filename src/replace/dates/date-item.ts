import type { DatePart, DateValues, NumberStyle } from "../../text/dates/index.js";
import { formatPart } from "../../text/dates/index.js";

/** What a date says; `nth` is the 1 of "first Tuesday in June", -1 is its "last". */
export type ItemValues = {
  readonly [Name in keyof DateValues]: DateValues[Name] | undefined;
} & {
  readonly nth?: number | undefined;
  /** How the holiday is to be called, where not by its first name. */
  readonly called?: string | undefined;
};

/** A field that only spans known to be dates have, and how it is written for other values. */
export interface OwnPart {
  readonly kind: "month" | "weekday" | "holiday" | "nth";
  readonly text: string;
  readonly value: number | string;
  readonly write: (to: ItemValues) => string;
}

/** A field or literal of a date. Most are the grammar's, which all dates share: what is remembered of a date is little. */
export type ItemPart = DatePart | OwnPart;

/** A part written for other values. */
export function writePart(part: ItemPart, to: ItemValues): string {
  return "write" in part ? part.write(to) : formatPart(part, to as DateValues);
}

/** One date within a span: "3/4" of "3/4-3/9". Its parts stand one after the other. */
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
export function makeItem(parts: readonly ItemPart[], start: number): DateItem {
  const values = emptyValues();
  let end = start;
  for (const part of parts) {
    end += part.text.length;
    if (part.kind !== "literal") (values as Record<string, number | string>)[part.kind] = part.value;
  }
  return { start, end, values, parts };
}

/** All values have the same fields in the same order, so that code that meets many dates stays fast. */
export function emptyValues(): { -readonly [Name in keyof ItemValues]: ItemValues[Name] } {
  return {
    year: undefined,
    month: undefined,
    day: undefined,
    weekday: undefined,
    season: undefined,
    holiday: undefined,
    decade: undefined,
    nth: undefined,
    called: undefined,
  };
}

export function literal(text: string): DatePart {
  return { kind: "literal", text };
}

/** "10/12" says nothing about zeros and "May" nothing about length: there the rest of the note decides. */
export function withStyle(
  parts: readonly DatePart[],
  { padded, shortMonths }: DateStyle = {},
): readonly DatePart[] {
  if (!padded && !shortMonths) return parts;
  const numbers = parts.filter((part) => "style" in part && isPlainNumber(part.style));
  const open = numbers.length === 2 && numbers.every(({ text }) => /^[1-3]\d$/.test(text));
  const leavesZeros = padded === true && open;
  const leavesLength = shortMonths === true && parts.some(isMay);
  if (!leavesZeros && !leavesLength) return parts;
  return parts.map((part) => {
    if (leavesZeros && numbers.includes(part) && (part.kind === "month" || part.kind === "day"))
      return { ...part, style: { ...(part.style as NumberStyle), padded } };
    if (leavesLength && part.kind === "month" && part.style.as === "word" && isMay(part))
      return { ...part, style: { ...part.style, length: "three" } };
    return part;
  });
}

function isMay({ kind, text }: DatePart): boolean {
  return kind === "month" && /^may$/i.test(text);
}

function isPlainNumber(style: object): boolean {
  return "as" in style && style.as === "number" && "suffix" in style && style.suffix === "none";
}
