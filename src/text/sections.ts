import { hasPair } from "./attributes.js";
import { looksLikeHeader } from "./header-cues.js";
import {
  dictionaryHeader,
  headerCandidate,
  inlineHeaders,
  type KnownHeader,
  soapLetters,
} from "./known-headers.js";
import { isEmpty, isRule, isStamp, type Line, linesOf } from "./lines.js";
import type { SectionName } from "./section-headers.js";

/** The part of a note under one header. Sections tile the text: each ends where the next one starts. */
export interface Section {
  readonly start: number;
  readonly end: number;
  /** The words of the header, without marks, colon or a date beside them. Absent in the opening part. */
  readonly header?: { readonly start: number; readonly end: number };
  /**
   * The canonical section; "" for the opening part before any header; undefined for a header found by its layout
   * alone. The words of such a header are not from the dictionary, so they may be PHI.
   */
  readonly name: SectionName | "" | undefined;
}

type Opening = Omit<Section, "end">;

/** After these, "cc:" is the list of people who get a copy, not the chief complaint. */
const SIGN_OFF: ReadonlySet<string | undefined> = new Set<SectionName>([
  "closing",
  "signature",
  "dictation-stamps",
  "attestation",
  "distribution",
]);

/** The sections of a text: dictionary headers first, then layout. No section at all in an empty text. */
export function sections(text: string, lines: readonly Line[] = linesOf(text)): Section[] {
  const soap = soapLetters(text, lines);
  const openings: Opening[] = [];
  const seen = new Set<SectionName>();
  const open = (start: number, { header, name }: KnownHeader): void => {
    const isCopyList = name === "chief-complaint" && header.end - header.start === 2;
    const last = openings.at(-1)?.name;
    const late = SIGN_OFF.has(last) || seen.has("chief-complaint") || seen.has("history-of-present-illness");
    const canonical = isCopyList && late ? "distribution" : name;
    // Stamps come in runs ("DD:", "TD:", "TR:"): one section holds them all.
    if (canonical === "dictation-stamps" && last === canonical) return;
    seen.add(canonical);
    openings.push({ start, header, name: canonical });
  };

  const isPair = (other: Line): boolean => hasPair(text, other);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (isEmpty(line) || isRule(text, line)) continue;
    let scanned = line.from;
    const candidate = headerCandidate(text, line);
    const known = stampHeader(text, line) ?? soap.get(i) ?? dictionaryHeader(text, lines, i, candidate);
    if (known !== undefined) {
      open(line.start, known);
      scanned = known.header.end + 1;
    } else if (looksLikeHeader(text, lines, i, candidate, isPair)) {
      const end = ":：".includes(text.charAt(candidate.end - 1)) ? candidate.end - 1 : candidate.end;
      const header = { start: candidate.start, end: backOverBlanks(text, candidate.start, end) };
      openings.push({ start: line.start, header, name: undefined });
      continue;
    }
    for (const found of inlineHeaders(text, line, scanned)) open(found.header.start, found);
  }
  return tile(text, openings);
}

function stampHeader(text: string, line: Line): KnownHeader | undefined {
  if (!isStamp(text, line)) return undefined;
  let end = line.from;
  while (end < line.to && /[A-Za-z]/.test(text.charAt(end))) end++;
  return { header: { start: line.from, end }, name: "dictation-stamps" };
}

function tile(text: string, openings: readonly Opening[]): Section[] {
  if (text === "") return [];
  const first = openings[0]?.start ?? text.length;
  const tiles: Section[] = first > 0 ? [{ start: 0, end: first, name: "" }] : [];
  for (const [i, opening] of openings.entries()) {
    tiles.push({ ...opening, end: openings[i + 1]?.start ?? text.length });
  }
  return tiles;
}

function backOverBlanks(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /[\s*_]/.test(text.charAt(at - 1))) at--;
  return at;
}
