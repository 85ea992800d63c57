import type { Span } from "../note.js";

/*
 * What a mapping can tell from a span's own letters and a few characters around it. Kept this small on purpose:
 * a mapping is not a tagger.
 */

function around(text: string, span: Span, reach: number): { before: string; after: string } {
  return {
    before: text.slice(Math.max(0, span.start - reach), span.start),
    after: text.slice(span.end, span.end + reach),
  };
}

const POINTED_INITIALS = /^(?:\p{L}\.[\s-]?){1,4}$/u;
const BARE_INITIALS = /^(?:\p{Lu}{1,2}|\p{Ll}{1,2}|[B-DF-HJ-NP-TV-XZ]{3}|[b-df-hj-np-tv-xz]{3})$/u;

/** Initials on their own: "J.H.", "JH", "mk", "JHK". Three letters with a vowel are taken for a name ("LEE"). */
export function isInitials(surface: string): boolean {
  return POINTED_INITIALS.test(surface) || BARE_INITIALS.test(surface);
}

const STAFF_BEFORE = /\b(?:drs?|doctor|nurse|attending|physician|provider|pcp|prof|professor)\.?:?\s{0,3}$/i;
const STAFF_AFTER = /^,?\s{0,3}(?:M\.?D\.?|D\.?O\.?|R\.?N\.?|N\.?P\.?|PA-?C?|LCSW|Ph\.?D\.?|Psy\.?D\.?)\b/;

export function looksLikeStaff(text: string, span: Span): boolean {
  const { before, after } = around(text, span, 16);
  return STAFF_BEFORE.test(before) || STAFF_AFTER.test(after);
}

const RELATIVE_BEFORE =
  /\b(?:wife|husband|spouse|partner|mother|mom|father|dad|son|daughter|brother|sister|aunt|uncle|niece|nephew|cousin|grand(?:mother|father|son|daughter)|fianc[eé]e?|friend|proxy|guardian|next of kin),?:?\s{0,3}$/iu;

export function looksLikeRelative(text: string, span: Span): boolean {
  return RELATIVE_BEFORE.test(around(text, span, 20).before);
}

export function labelledFax(text: string, span: Span): boolean {
  return /\b(?:fax|facsimile)\b[^\d\n]{0,12}$/i.test(around(text, span, 24).before);
}

export function looksLikeIpAddress(surface: string): boolean {
  return /^[\d.]+$/.test(surface) || (/^[\da-f:.]+$/i.test(surface) && surface.includes(":"));
}

const NUMBER_WORDS: Readonly<Record<string, number>> = { nineties: 90, ninety: 90, hundred: 100 };

/** True for an age over 89 as digits or words: "92", "90s", "ninety-three", "one hundred and two". */
export function isAgeOver89(surface: string): boolean {
  const digits = /\d{1,3}/.exec(surface);
  if (digits) return Number(digits[0]) > 89;
  return surface
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => Object.hasOwn(NUMBER_WORDS, word));
}

const YEAR_ALONE = /^(?:['’]?\d{2}|['’]?\d{2,4}['’]?s|\d{4})$/;
// The two numeric orders with a year: 4/17/94 and 2019-02-14, a weekday may stand before.
const NUMERIC_YEAR_LAST = /^(.*\d{1,2}([/.-])\d{1,2})\2(?:\d{4}|\d{2})$/su;
const NUMERIC_YEAR_FIRST = /^((?:.*\s)?\d{4}[/.-])\d{1,2}[/.-]\d{1,2}$/su;
const DAY_MONTH_SHORT_YEAR = /^(.*\d{1,2}(?:st|nd|rd|th)?[\s-]{0,2}\p{L}{3,9}\.?)[\s,'’-]{0,3}\d{2}$/su;
const YEAR_LAST = /^(.*?[\p{L}\d.])(?:[\s,/.-]{0,3}(?:of\s)?)(?:['’]\d{2}|(?<!\d)\d{4})$/su;

// Longer than any date: a span this long is no date, and the patterns above stay cheap.
const LONGEST_DATE = 60;

/** The part of a date that is not its year, as the 2006 task wants it; null when the year is all there is. */
export function withoutYear(text: string, span: Span): Span | null {
  const surface = text.slice(span.start, span.end);
  if (surface.length > LONGEST_DATE) return span;
  if (YEAR_ALONE.test(surface)) return null;
  const first = NUMERIC_YEAR_FIRST.exec(surface);
  if (first) return { ...span, start: span.start + (first[1] as string).length };
  for (const pattern of [NUMERIC_YEAR_LAST, DAY_MONTH_SHORT_YEAR, YEAR_LAST]) {
    const match = pattern.exec(surface);
    if (match) return { ...span, end: span.start + (match[1] as string).trimEnd().length };
  }
  return span;
}

/** True when a date names its year. */
export function namesYear(text: string, span: Span): boolean {
  return withoutYear(text, span) !== span;
}
