import { isCommonWord, isEponym } from "../lexicon/index.js";
import type { Span } from "../note.js";
import { categoryOf } from "../schema/index.js";
import { resolveOverlaps } from "../spans.js";

/**
 * A value found once is searched for in the rest of the note: "Dr. Okafor" in the header makes the "Okafor" of
 * the last paragraph a DOCTOR too. Whole values of names, places and numbers are looked for, and the single
 * words of a person's name unless they are common words or eponyms.
 */
export function reconcile(text: string, spans: readonly Span[]): Span[] {
  const sought = soughtValues(text, spans);
  if (sought.size === 0) return [...spans];
  const extra: Span[] = [];
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    for (const value of sought.get(match[0].toLowerCase()) ?? []) {
      const start = match.index;
      const end = start + value.surface.length;
      if (!sameLetters(text.slice(start, end), value)) continue;
      if (isWordUnit(text, end)) continue;
      extra.push({ ...value.span, start, end });
    }
  }
  // On equal extent the tagger's own span wins: what is derived from it is less sure.
  return resolveOverlaps(text, [...spans, ...extra]);
}

interface Sought {
  readonly surface: string;
  /** Names count only with a capital, as found or all in capitals. */
  readonly capital: boolean;
  readonly span: Span;
}

const WORD = /[\p{L}\p{N}]+/gu;
const WHOLE = new Set(["HOSPITAL", "ORGANIZATION", "STREET", "CITY", "ZIP", "DEPARTMENT", "USERNAME"]);
const SHORTEST_NUMBER = 5;

/** What to look for, by the lower-cased first word. */
function soughtValues(text: string, spans: readonly Span[]): Map<string, Sought[]> {
  const byFirstWord = new Map<string, Sought[]>();
  const seen = new Set<string>();
  const add = (surface: string, capital: boolean, from: Span): void => {
    const first = surface.match(WORD)?.[0];
    if (first === undefined || !surface.startsWith(first)) return;
    const key = `${from.type} ${surface.toLowerCase()}`;
    if (seen.has(key)) return;
    seen.add(key);
    const span = { ...from, score: (from.score ?? 1) * 0.9, source: `reconcile:${from.source ?? "given"}` };
    const list = byFirstWord.get(first.toLowerCase()) ?? [];
    byFirstWord.set(first.toLowerCase(), list);
    list.push({ surface, capital, span });
  };
  for (const span of spans) {
    const surface = text.slice(span.start, span.end);
    const category = categoryOf(span.type);
    if (span.type === "PATIENT" || span.type === "DOCTOR") {
      const words = surface.match(WORD) ?? [];
      if (words.length > 1) add(surface, false, span);
      for (const word of words) if (tellsAPerson(word)) add(word, true, span);
    } else if (category === "CONTACT" || category === "ID") {
      if (surface.length >= SHORTEST_NUMBER) add(surface, false, span);
    } else if (WHOLE.has(span.type) && surface.length > 3 && !isCommonWord(surface)) {
      add(surface, true, span);
    }
  }
  return byFirstWord;
}

/** A word of a name that may stand for the person on its own. */
function tellsAPerson(word: string): boolean {
  return /^\p{Lu}\p{L}{2,}$/u.test(word) && !isCommonWord(word) && !isEponym(word);
}

function sameLetters(candidate: string, value: Sought): boolean {
  if (candidate === value.surface) return true;
  if (candidate.toLowerCase() !== value.surface.toLowerCase()) return false;
  return !value.capital || /^\p{Lu}/u.test(candidate);
}

function isWordUnit(text: string, at: number): boolean {
  return at < text.length && /[\p{L}\p{N}]/u.test(text.charAt(at));
}
