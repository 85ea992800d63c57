import type { Span } from "../note.js";
import { rangesWithoutYears, yearsIn } from "./years.js";

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

const OVER_89 =
  /(?<![a-z])(?:ninet(?:y|ies|ieths?)|hundred(?:s|ths?)?|nonagenarians?|(?:super-?)?centenarians?|centur(?:y|ies)|(?:tenth|eleventh|1[01]th)\sdecades?)(?![a-z])/i;
// Not the figure of a year (1992), nor days, weeks, months or hours.
const AGE_FIGURE = /(?<![\d.])\d{1,3}(?!\d)(?![\s-]{0,2}(?:days?|weeks?|wks?|months?|mos?|hours?|hrs?)\b)/gi;

/** True when an age names a number over 89: "92", "90s", "85-95", "ninety-three", "ninetieth". */
export function isAgeOver89(surface: string): boolean {
  return OVER_89.test(surface) || (surface.match(AGE_FIGURE) ?? []).some((figure) => Number(figure) > 89);
}

/** The parts of a date that are not its year, as the 2006 task wants it; none when the year is all there is. */
export function withoutYear(text: string, span: Span): readonly Span[] {
  return rangesWithoutYears(text.slice(span.start, span.end)).map(({ start, end }) => ({
    ...span,
    start: span.start + start,
    end: span.start + end,
  }));
}

/** True when a date names its year. */
export function namesYear(text: string, span: Span): boolean {
  return yearsIn(text.slice(span.start, span.end)).length > 0;
}
