import { isCommonWord, isEponym } from "../lexicon/index.js";
import type { Span } from "../note.js";
import { categoryOf } from "../schema/index.js";
import { resolveOverlaps } from "../spans.js";

/**
 * A value found once is searched for in the rest of the note: "Dr. Okafor" in the header makes the "Okafor" of
 * the last paragraph a DOCTOR too. Whole values of names, places and numbers are looked for, over line breaks
 * and double blanks as well, and the single words of a person's name unless they are common words or eponyms.
 */
export function reconcile(text: string, spans: readonly Span[]): Span[] {
  const sought = soughtValues(text, spans);
  if (sought.size === 0) return [...spans];
  const words = [...text.matchAll(WORD)];
  const extra: Span[] = [];
  for (const [at, word] of words.entries()) {
    const values = sought.get(word[0].toLowerCase());
    if (values === undefined) continue;
    for (const count of values.counts) {
      const last = words[at + count - 1];
      if (last === undefined) continue;
      const start = word.index;
      const end = last.index + last[0].length;
      const candidate = text.slice(start, end);
      for (const value of values.byText.get(folded(candidate)) ?? []) {
        if (value.capital && candidate !== value.surface && !/^\p{Lu}/u.test(candidate)) continue;
        if (value.capital && isEponym(candidate) && OF_MEDICINE.test(text.slice(end, end + 24))) continue;
        extra.push({ ...value.span, start, end });
      }
    }
  }
  extra.push(...sameDigits(text, spans));
  // On equal extent the tagger's own span wins: what is derived from it is less sure.
  return resolveOverlaps(text, [...spans, ...extra]);
}

interface Sought {
  readonly surface: string;
  /** Single words count only with a capital, or as they were found. */
  readonly capital: boolean;
  readonly span: Span;
}

/** Values that begin with the same word: how many words they have, and each by its folded text. */
interface SoughtValues {
  readonly counts: Set<number>;
  readonly byText: Map<string, Sought[]>;
}

/** What follows an eponym where it means the disease, sign or device: "Parkinson's disease", "Foley catheter". */
const OF_MEDICINE =
  /^(?:['’]s?(?![\p{L}])|-\p{L}|s? (?:disease|syndrome|sign|catheter|tube|tests?|scor(?:e|ing)|scale|palsy|line|drain|procedure|reflex|man(?:o)?euver|position|criteria|stain|bod(?:y|ies)|node|phenomenon|triad|hernia|fracture|tumou?r|lymphoma|esophagus|cyst|staging|class))/iu;

const WORD = /[\p{L}\p{N}]+/gu;
const WHOLE = new Set(["HOSPITAL", "ORGANIZATION", "STREET", "CITY", "ZIP", "DEPARTMENT", "USERNAME"]);
const SHORTEST_NUMBER = 4;

function folded(value: string): string {
  return value.toLowerCase().replace(/\s+/gu, " ");
}

/** What to look for, by the lower-cased first word. */
function soughtValues(text: string, spans: readonly Span[]): Map<string, SoughtValues> {
  const byFirstWord = new Map<string, SoughtValues>();
  const seen = new Set<string>();
  const add = (surface: string, capital: boolean, from: Span): void => {
    // From the first word to the last: a value may begin with "(" or end with a point.
    const bare = surface.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    const words = bare.match(WORD);
    const key = `${from.type} ${folded(bare)}`;
    if (words === null || seen.has(key)) return;
    seen.add(key);
    const first = (words[0] as string).toLowerCase();
    const values = byFirstWord.get(first) ?? { counts: new Set(), byText: new Map() };
    byFirstWord.set(first, values);
    values.counts.add(words.length);
    const span = { ...from, score: (from.score ?? 1) * 0.9, source: `reconcile:${from.source ?? "given"}` };
    const same = values.byText.get(folded(bare)) ?? [];
    values.byText.set(folded(bare), [...same, { surface: bare, capital, span }]);
  };
  for (const span of spans) {
    const surface = text.slice(span.start, span.end);
    const category = categoryOf(span.type);
    if (span.type === "PATIENT" || span.type === "DOCTOR") {
      const words = surface.match(WORD) ?? [];
      if (words.length > 1) add(surface, false, span);
      const reversed = /^([^,]+), ?([^,]+)$/u.exec(surface);
      if (reversed) add(`${reversed[2]} ${reversed[1]}`, false, span);
      for (const word of words) if (tellsAPerson(word, words.length === 1)) add(word, true, span);
    } else if (category === "CONTACT" || category === "ID") {
      if (surface.length >= SHORTEST_NUMBER) add(surface, false, span);
    } else if (WHOLE.has(span.type) && surface.length > 3 && !isCommonWord(surface)) {
      add(surface, true, span);
    }
  }
  return byFirstWord;
}

/**
 * A word of a name that may stand for the person on its own. A word that was found alone ("Mr. Brown") already
 * did, so it may be short, a common word or an eponym too.
 */
function tellsAPerson(word: string, alone: boolean): boolean {
  if (alone) return /^\p{Lu}\p{Ll}+$/u.test(word) || /^\p{Lu}{3,}$/u.test(word);
  return /^\p{Lu}\p{L}{2,}$/u.test(word) && !isCommonWord(word) && !isEponym(word);
}

const FEWEST_DIGITS = 7;
const LONGEST_NUMBER = 24;

/** Numbers found once, written with other marks: "(617) 555-0134" and "6175550134". */
function sameDigits(text: string, spans: readonly Span[]): Span[] {
  const byDigits = new Map<string, Span>();
  for (const span of spans) {
    const surface = text.slice(span.start, span.end);
    const digits = surface.replace(/\D/g, "");
    if (digits.length >= FEWEST_DIGITS && surface.length <= LONGEST_NUMBER && !/\p{L}/u.test(surface)) {
      byDigits.set(digits, span);
    }
  }
  if (byDigits.size === 0) return [];
  const found: Span[] = [];
  for (const { 0: match, index } of text.matchAll(/(?<![\d(])\(?\d(?:[ .-]?\d|\) ?\d){6,16}(?!\d)/g)) {
    // The bracket belongs to the number only where it closes inside it: "(617) 555-0134".
    const number = match.startsWith("(") && !match.includes(")") ? match.slice(1) : match;
    const from = byDigits.get(number.replace(/\D/g, ""));
    if (from === undefined) continue;
    const start = index + match.length - number.length;
    found.push({
      ...from,
      start,
      end: start + number.length,
      score: (from.score ?? 1) * 0.9,
      source: `reconcile:${from.source ?? "given"}`,
    });
  }
  return found;
}
