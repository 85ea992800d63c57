import { isAsciiDigit, isAsciiLetter, unitAt } from "./character-class.js";
import type { Candidate } from "./header-cues.js";
import { HEADER_REACH, type HeaderEntry, lookUpHeader, mayBeHeader } from "./header-lookup.js";
import { afterListMarks, isBlank, isEmpty, type Line } from "./lines.js";
import type { SectionName } from "./section-headers.js";

export interface KnownHeader {
  readonly header: { readonly start: number; readonly end: number };
  readonly name: SectionName;
}

// "##", "==", "**", "__", "[" before the words; "IV." and "A." before a heading of an outline.
const HEADING_MARK = /(?:#+(?!\d)|={2,}|\*{1,3}|_{2,}|(?:[IVX]{1,5}|[A-Z])[.)](?=\s))/y;

/** Most lines begin with a word: no mark to look for. Numbers of an outline are capitals of "IVX". */
function isPlainStart(text: string, at: number): boolean {
  if (!isAsciiLetter(text.charCodeAt(at)) || at + 1 >= text.length) return false;
  const second = text.charCodeAt(at + 1);
  return isAsciiLetter(second) && second !== 0x49 && second !== 0x56 && second !== 0x58;
}

/** The words of a line that may be a header, without the marks around them. */
export function headerCandidate(text: string, line: Line): Candidate {
  let start = line.from;
  let { to: end } = line;
  let listed = false;
  let marked: Candidate["marked"] = "no";
  for (let marks = 0; marks < 3 && start < end && !isPlainStart(text, start); marks++) {
    HEADING_MARK.lastIndex = start;
    const mark = HEADING_MARK.exec(text)?.[0];
    if (mark !== undefined && !/^\*(?!\*)/.test(mark)) {
      if (mark.startsWith("##") || mark.startsWith("==")) marked = "heading";
      else if (mark.startsWith("**") || mark.startsWith("__")) marked = "bold";
      else if (mark.startsWith("#") || /^[A-Z][.)]/.test(mark)) listed = !/^[IVX]/.test(mark);
      start = skipBlanks(text, start + mark.length, end);
      continue;
    }
    const after = afterListMarks(text, start, end);
    if (after === start) break;
    listed = true;
    start = after;
  }
  while (end > start && !isAsciiLetter(text.charCodeAt(end - 1)) && "=*_# \t".includes(text.charAt(end - 1)))
    end--;
  return { start, end, listed, marked };
}

/** The dictionary header that a line begins with or consists of. */
export function dictionaryHeader(
  text: string,
  lines: readonly Line[],
  i: number,
  candidate: Candidate,
): KnownHeader | undefined {
  const { start, end } = candidate;
  if (start >= end || (startsSmall(text, start) && continuesProse(text, lines[i - 1]))) return undefined;
  const signed = SIGNED_FIRST.includes(text.charAt(start))
    ? SIGNED_BY.exec(text.slice(start, Math.min(end, start + 40)))
    : null;
  if (signed) {
    const name = signed[1] === undefined ? "signature" : "dictation-stamps";
    return { header: { start, end: start + signed[0].length }, name };
  }
  const colon = colonIn(text, start, Math.min(end, start + HEADER_REACH + 1));
  if (colon >= 0) {
    const found = lookUpRange(text, start, colon);
    if (!found) return undefined;
    const hasValue = colon + 1 < end;
    return found.entry.field && hasValue && !isCapitals(text.slice(start, colon)) ? undefined : found;
  }
  const dash = isSmall(text.charCodeAt(start + 1))
    ? null
    : BEFORE_DASH.exec(text.slice(start, Math.min(end, start + HEADER_REACH)));
  if (dash) {
    const found = lookUpRange(text, start, start + dash[0].length);
    if (found && !found.entry.field) return found;
  }
  if (end - start > HEADER_REACH) return undefined;
  return aloneOnItsLine(text, lines, i, candidate);
}

/** "PLAN - home": capitals before a dash. */
const BEFORE_DASH = /^[\p{Lu}\s&/'-]{2,60}?(?=\s+[-–—]\s)/u;

// Sign-off lines have no colon: "Electronically signed by Ann Poe, MD".
const SIGNED_BY =
  /^(?:(?:electronically |digitally )?signed(?: electronically)? by|e-?signed by|authenticated by|(dictated|transcribed)(?: and \w{1,12})? by)\b/i;
const SIGNED_FIRST = "EeDdSsAaTt";

const ENDS_IN_INITIAL = /\b\p{L}\.$/u;

function aloneOnItsLine(
  text: string,
  lines: readonly Line[],
  i: number,
  { start, end, listed, marked }: Candidate,
): KnownHeader | undefined {
  const comma = text.charAt(end - 1) === ",";
  const words = text.slice(start, end);
  if (".;!?".includes(words.charAt(words.length - 1)) && !ENDS_IN_INITIAL.test(words)) return undefined;
  const found = lookUpRange(text, start, comma ? end - 1 : end);
  if (!found) return undefined;
  if (comma) return found.name === "closing" || found.name === "salutation" ? found : undefined;
  if (marked !== "no" || isCapitals(words)) return found;
  // "1. Labs" over "2. Imaging" is a list; a numbered heading stands apart and has text below.
  if (listed) return isEmpty(lines[i - 1]) && !isListed(text, lines[i + 1]) ? found : undefined;
  return found.entry.field && !isEmpty(lines[i - 1]) ? undefined : found;
}

/** "S:", "O:", "A:", "P:" are headers only together: alone, "P:" is a pulse. Line index → header. */
export function soapLetters(text: string, lines: readonly Line[]): ReadonlyMap<number, KnownHeader> {
  const names = { S: "subjective", O: "objective", A: "assessment", P: "plan" } as const;
  const found = new Map<number, KnownHeader>();
  let order = "";
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (!hasSoapLetter(text, line.from, Math.min(line.to, line.from + 12))) continue;
    const { start, end } = headerCandidate(text, line);
    const letter = text.charAt(start) as keyof typeof names;
    if (start >= end || !Object.hasOwn(names, letter) || text.charAt(start + 1) !== ":") continue;
    if (start + 2 < end && !isBlank(text.charCodeAt(start + 2))) continue;
    if (!order.includes(letter)) order += letter;
    found.set(i, { header: { start, end: start + 1 }, name: names[letter] });
  }
  return /S.*O.*[AP]/.test(order) || /S.*A.*P/.test(order) ? found : new Map();
}

function hasSoapLetter(text: string, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if (text.charCodeAt(at) === COLON && "SOAP".includes(text.charAt(at - 1))) return true;
  return false;
}

/** Headers inside a line, from `from` on: all capitals, a colon, and in the dictionary ("…stable. PLAN: home"). */
export function inlineHeaders(text: string, line: Line, from: number): readonly KnownHeader[] {
  let found = NO_HEADERS;
  for (let at = from; at < line.to; at++) {
    if (text.charCodeAt(at) !== COLON) continue;
    const header = capitalsBefore(text, line.from, from, at);
    if (header) found = [...found, header];
  }
  return found;
}

const NO_HEADERS: readonly KnownHeader[] = [];
const COLON = 0x3a;
const WIDE_COLON = 0xff1a;

function capitalsBefore(
  text: string,
  lineFrom: number,
  from: number,
  colon: number,
): KnownHeader | undefined {
  let start = colon;
  const floor = Math.max(from, colon - 60);
  while (start > floor && isCapitalOrMark(text.charCodeAt(start - 1))) start--;
  // The longest run of words that is a header and stands at a border.
  for (let at = start, tried = 0; at < colon - 1 && tried < 10; at++) {
    if (!isCapitalOrDigit(text.charCodeAt(at)) || !isBlank(text.charCodeAt(at - 1))) continue;
    tried++;
    if (at <= lineFrom || !standsApart(text, lineFrom, at, colon)) continue;
    const known = lookUpRange(text, at, colon);
    if (known) return known;
  }
  return undefined;
}

function isCapitalOrDigit(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || isAsciiDigit(code);
}

function isCapitalOrMark(code: number): boolean {
  return isCapitalOrDigit(code) || " &/'-".includes(String.fromCharCode(code));
}

/** In a note all in capitals, "TOLD OF THE PLAN: GO HOME" has no header; after a full stop or a small word it has. */
function standsApart(text: string, lineFrom: number, at: number, colon: number): boolean {
  let end = at;
  while (end > lineFrom && at - end < 2 && isBlank(text.charCodeAt(end - 1))) end--;
  if (at - end > 1 || text.charAt(at - 1) === "\t") return true;
  if (/[.;!?)\]|"]/.test(text.charAt(end - 1))) return true;
  let start = end;
  while (start > lineFrom && end - start < 20 && !isBlank(text.charCodeAt(start - 1))) start--;
  return /[\p{Ll}\d]/u.test(text.slice(start, end)) || colon - at <= 3;
}

// What may stand beside a header and is not part of it: "(per chart)", "3/4/2012", "on 3/4", "cont'd".
const BESIDE =
  /\s*(?:[([][^)\]]*[)\]]|\s(?:on |from )?\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?|\s(?:cont(?:'d|inued|\.)?))$/i;

/** No other letter ends it. */
const LAST_LETTERS_BESIDE = "dDtT";

function mayHaveBeside(words: string): boolean {
  const last = words.charAt(words.length - 1);
  return !isAsciiLetter(unitAt(last, 0)) || LAST_LETTERS_BESIDE.includes(last);
}

const BLANKS_AT_END = /[\s*_]+$/;

function lookUpRange(
  text: string,
  start: number,
  end: number,
): (KnownHeader & { entry: HeaderEntry }) | undefined {
  let words = text.slice(start, end);
  if (!isAsciiLetter(words.charCodeAt(words.length - 1))) words = words.replace(BLANKS_AT_END, "");
  if (words.length > HEADER_REACH || !mayBeHeader(words)) return undefined;
  let entry = lookUpHeader(words);
  if (!entry && mayHaveBeside(words) && BESIDE.test(words)) {
    words = words.replace(BESIDE, "");
    entry = lookUpHeader(words);
  }
  return entry && { header: { start, end: start + words.length }, name: entry.name, entry };
}

/** The first colon between `from` and `to` that is not inside a time. */
function colonIn(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code !== COLON && code !== WIDE_COLON) continue;
    if (isAsciiDigit(text.charCodeAt(at - 1)) && isAsciiDigit(text.charCodeAt(at + 1))) continue;
    return at;
  }
  return -1;
}

/** A line in small letters right below a long line without an end: the sentence goes on. */
function continuesProse(text: string, above: Line | undefined): boolean {
  if (above === undefined || isEmpty(above) || above.to - above.from < 50) return false;
  return !/[.:;!?)]/.test(text.charAt(above.to - 1));
}

function startsSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? isSmall(code) : SMALL.test(text.charAt(at));
}

/** A small letter of ASCII. */
function isSmall(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;

function isCapitals(words: string): boolean {
  return CAPITAL.test(words) && !SMALL.test(words);
}

function isListed(text: string, line: Line | undefined): boolean {
  return line !== undefined && !isEmpty(line) && headerCandidate(text, line).listed;
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at++;
  return at;
}
