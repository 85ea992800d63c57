import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  STREET_SUFFIXES,
  SURE_DEGREES,
  US_STATES,
} from "../../lexicon/index.js";
import { isAsciiDigit, isAsciiLetter, isPlainWord } from "../../text/index.js";
import { type Judge, spanStep, surfaceOf } from "../span-step.js";

/*
 * Edges as the guide draws them: no blank and no mark at either end unless it is part of the value, and of a
 * person's name no possessive 's, no title before it and no degree after it.
 */

/** Words whose point is their own. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...US_STATES.flatMap(({ traditional }) => traditional).map((short) => plain(short.split(" ").at(-1) ?? "")),
  ...STREET_SUFFIXES.flatMap(({ short }) => short).map(plain),
  ..."jr sr esq inc co corp ltd llc bros dept st mt ft hosp univ ctr".split(" "),
  ..."jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun".split(
    " ",
  ),
]);
const TITLES: ReadonlySet<string> = new Set(
  [...DOCTOR_TITLES, ...CIVIL_TITLES, ...OUTSIDE_TITLES, "Drs"].map(plain),
);
/** After a comma; those that are clinical words or initials too count only there. */
const DEGREES: ReadonlySet<string> = new Set([...SURE_DEGREES, ...LOOSE_DEGREES].map(plain));
const SURE: ReadonlySet<string> = new Set(SURE_DEGREES.map(plain));

/** Marks that may begin or end a value of a type, whatever stands inside. */
const OWN_LEAD: Readonly<Record<string, RegExp>> = {
  DATE: /^['’‘](?=\d)/u,
  PHONE: /^\+(?=\d)/u,
  FAX: /^\+(?=\d)/u,
  USERNAME: /^[@_]/u,
  OTHER: /^[#@]/u,
};
const OWN_TAIL: Readonly<Record<string, RegExp>> = { OTHER: /#$/u, URL: /\/$/u, USERNAME: /_$/u };

const PAIRS = ["()", "[]", '""', "“”"] as const;
const SURROGATE = /[\ud800-\udfff]/;
const WORDLIKE = /[\p{L}\p{M}\p{N}]/u;
const POSSESSIVE = /(?<=\p{L})['’´]s?$/iu;
const TITLE_FIRST = /^(\p{L}+)(?:\.[ \t]{0,2}|[ \t]{1,2})(?=\p{L})/u;
const DEGREE_LAST = /(,[ \t]{0,2}|[ \t]{1,2})(\p{Lu}[\p{L}.]*(?:[-/]\p{Lu}+)?)\.?$/u;

const judge: Judge = (span, note) => {
  const surface = surfaceOf(note, span);
  if (isTrimmed(surface, span.type)) return undefined;
  const left = trim(surface, span.type);
  if (left.start === 0 && left.end === surface.length) return undefined;
  if (left.start >= left.end) return { did: "dropped", why: "nothing but blanks, marks, titles or degrees" };
  const why = "blanks, marks, titles and degrees stand outside a span";
  return { did: "resized", start: span.start + left.start, end: span.start + left.end, why };
};

/** True for most spans, at a glance: letters or digits at both ends, and of a name nothing but letters. */
function isTrimmed(surface: string, type: string): boolean {
  if (isName(type)) return isPlainWord(surface) && !TITLES.has(surface.toLowerCase());
  return isAsciiWord(surface.charCodeAt(0)) && isAsciiWord(surface.charCodeAt(surface.length - 1));
}

function isAsciiWord(unit: number): boolean {
  return isAsciiLetter(unit) || isAsciiDigit(unit);
}

function isName(type: string): boolean {
  return type === "PATIENT" || type === "DOCTOR";
}

/** What is left of `surface`, peeled until nothing comes off any more. */
function trim(surface: string, type: string): { start: number; end: number } {
  let start = 0;
  let end = surface.length;
  for (let before = -1; start < end && before !== end - start; ) {
    before = end - start;
    const rest = surface.slice(start, end);
    if (isLooseLead(rest, type)) start++;
    else if (isLooseTail(rest, type)) end--;
    else if (isName(type)) {
      const title = titleLength(rest);
      start += title;
      if (title === 0) end -= POSSESSIVE.exec(rest)?.[0].length ?? degreeLength(rest);
    }
  }
  return { start, end };
}

function isLooseLead(value: string, type: string): boolean {
  const first = value.charAt(0);
  if (WORDLIKE.test(codePointAt(value, 0)) || OWN_LEAD[type]?.test(value)) return false;
  return !hasPartner(value, first);
}

function isLooseTail(value: string, type: string): boolean {
  const last = value.at(-1) as string;
  // The second half of a surrogate pair is never a mark we know.
  if (SURROGATE.test(last) || WORDLIKE.test(last) || OWN_TAIL[type]?.test(value)) return false;
  if (last === ".") return !endsInAbbreviation(value);
  return !hasPartner(value, last);
}

/** True for a bracket or quotation mark at an edge whose other half stands inside. */
function hasPartner(value: string, mark: string): boolean {
  const pair = PAIRS.find((both) => both.includes(mark));
  if (pair === undefined) return false;
  const [opens, closes] = [...pair].map((half) => value.split(half).length - 1) as [number, number];
  if (pair[0] === pair[1]) return opens % 2 === 0;
  return mark === pair[0] ? opens <= closes : closes <= opens;
}

/** "Jr.", "Mass.", "Inc.", "St.", and the letters of "J.", "U.S.", "A.M.E.". */
function endsInAbbreviation(value: string): boolean {
  const word = /([\p{L}\p{M}]+)\.$/u.exec(value)?.[1] ?? "";
  return /^\p{L}$/u.test(word) || ABBREVIATIONS.has(plain(word));
}

function titleLength(name: string): number {
  if (TITLES.has(plain(name))) return name.length;
  const title = TITLE_FIRST.exec(name);
  return title !== null && TITLES.has(plain(title[1] as string)) ? title[0].length : 0;
}

/** How much of a name's end is a degree: ", MD", " RN". */
function degreeLength(name: string): number {
  const match = DEGREE_LAST.exec(name);
  if (match === null) return 0;
  const known = (match[1] as string).startsWith(",") ? DEGREES : SURE;
  return known.has(plain(match[2] as string)) ? match[0].length : 0;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(".", "");
}

function codePointAt(value: string, at: number): string {
  return String.fromCodePoint(value.codePointAt(at) ?? 0);
}

export const trimEdges = spanStep("correct:trim-edges", judge);
