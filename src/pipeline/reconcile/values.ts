import { isCommonWord, isEponym } from "../../lexicon/index.js";
import type { Span } from "../../note.js";
import { categoryOf } from "../../schema/index.js";
import { classAt, DIGIT, isAsciiDigit, isAsciiLetter, isLetterClass, widthAt } from "../../text/index.js";
import { withSingleBlanks } from "../single-blanks.js";

/**
 * How a value must look to be found again:
 * - "whole": the same words in any case;
 * - "word": with a capital, or just as it was first written;
 * - "doubtful": a common word or an eponym; with a capital inside a sentence, where the words around it show a person.
 */
export type Demand = "whole" | "word" | "doubtful";

/** Something that points at a person, place or record, and may stand in the text again. */
export interface Value {
  /** As it was first written, from its first letter or digit to its last. */
  readonly surface: string;
  readonly type: string;
  readonly demand: Demand;
  /** First letters of the other words of the name: they may stand before it, as in "J. Okafor". */
  readonly initials: string;
  readonly score: number;
  readonly source: string;
}

/** Where words, runs of letters and digits, stand: `[start0, end0, start1, …]`, without an object for each. */
export function wordOffsets(text: string): number[] {
  const { offsets, count } = wordsIn(text);
  return Array.from(offsets.subarray(0, count));
}

/** The same where they are written for the time being: the next call writes over them. */
interface WordsIn {
  readonly offsets: Int32Array;
  /** Two for each word. */
  readonly count: number;
  readonly isAscii: boolean;
}

/** Longer texts get room of their own. */
const ROOM = 1 << 16;
const room = new Int32Array(ROOM);

export function wordsIn(text: string): WordsIn {
  const offsets = text.length < ROOM ? room : new Int32Array(text.length + 1);
  let count = 0;
  let inside = 0;
  let isAscii = true;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    let isWord: number;
    let width = 1;
    if (unit < 128) isWord = IN_ASCII_WORD[unit] as number;
    else {
      isAscii = false;
      width = widthAt(text, at);
      const kind = classAt(text, at);
      isWord = isLetterClass(kind) || kind === DIGIT ? 1 : 0;
    }
    if (isWord !== inside) {
      inside = isWord;
      offsets[count++] = at;
    }
    at += width - 1;
  }
  if (inside === 1) offsets[count++] = text.length;
  return { offsets, count, isAscii };
}

const IN_ASCII_WORD = Uint8Array.from({ length: 128 }, (_, unit) =>
  isAsciiLetter(unit) || isAsciiDigit(unit) ? 1 : 0,
);

function wordsOf(text: string): string[] {
  const { offsets, count } = wordsIn(text);
  const words: string[] = [];
  for (let at = 0; at < count; at += 2) words.push(text.slice(offsets[at], offsets[at + 1]));
  return words;
}

const WHOLE = new Set(["HOSPITAL", "ORGANIZATION", "STREET", "CITY", "ZIP", "DEPARTMENT", "USERNAME"]);
/** First names that are dates far more often. */
const CALENDAR = new Set(
  "january february march april may june july august summer autumn winter spring".split(" "),
);
const PARTICLES = new Set("van von der den del della dos bin ibn jr sr iii".split(" "));
const SHORTEST_NUMBER = 4;
const SHORTEST_PLACE = 4;

export function folded(value: string): string {
  return withSingleBlanks(value.toLowerCase());
}

const LOOSE_EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** From the first letter or digit to the last: a value may begin with "(" or end with a point. */
function withoutLooseEdges(written: string): string {
  const isTight =
    IN_ASCII_WORD[written.charCodeAt(0)] === 1 && IN_ASCII_WORD[written.charCodeAt(written.length - 1)] === 1;
  return isTight ? written : written.replace(LOOSE_EDGES, "");
}

/** The values of spans that are at least as sure as `trust`. */
export function valuesOf(text: string, spans: readonly Span[], trust: number): Value[] {
  const values: Value[] = [];
  for (const span of spans)
    if ((span.score ?? 1) >= trust) for (const value of valuesOfSpan(text, span)) values.push(value);
  return values;
}

function valuesOfSpan(text: string, span: Span): Value[] {
  const surface = text.slice(span.start, span.end);
  const category = categoryOf(span.type);
  const value = (written: string, demand: Demand, initials = ""): Value => ({
    surface: withoutLooseEdges(written),
    type: span.type,
    demand,
    initials,
    score: span.score ?? 1,
    source: span.source ?? "given",
  });
  if (span.type === "PATIENT" || span.type === "DOCTOR") return namesOf(surface, value);
  if (category === "CONTACT" || category === "ID") {
    return surface.length >= SHORTEST_NUMBER ? [value(surface, "whole")] : [];
  }
  return WHOLE.has(span.type) && surface.length >= SHORTEST_PLACE && !isCommonWord(surface)
    ? [value(surface, "word")]
    : [];
}

/** The whole name, the name the other way round, and each of its words that may stand for the person. */
function namesOf(
  surface: string,
  value: (written: string, demand: Demand, initials?: string) => Value,
): Value[] {
  const words = wordsOf(surface);
  const values = words.length > 1 ? [value(surface, "whole")] : [];
  const reversed = surface.includes(",") ? /^([^,]+), ?([^,]+)$/u.exec(surface) : null;
  if (reversed) values.push(value(`${reversed[2]} ${reversed[1]}`, "whole"));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const demand = demandOfWord(word, words.length === 1);
    if (demand !== undefined) values.push(value(word, demand, initialsBut(words, at)));
  }
  return values;
}

const BEGINS_UPPER = /^\p{Lu}/u;
const LIKE_A_NAME = /^\p{Lu}\p{Ll}+$/u;
const ALL_UPPER = /^\p{Lu}{3,}$/u;
const ALL_LOWER = /^\p{Ll}{4,}$/u;
const CAPITAL_THEN_LETTERS = /^\p{Lu}\p{L}{2,}$/u;

/** First letters of all words but one. */
function initialsBut(words: readonly string[], but: number): string {
  let initials = "";
  for (let at = 0; at < words.length; at++)
    if (at !== but) initials += (words[at] as string).charAt(0).toUpperCase();
  return initials;
}

/**
 * A word that was found alone ("Mr. Brown") has already stood for the person, so it may be short or a common
 * word. Names in small letters come from notes without capitals; there only unusual words say enough.
 */
function demandOfWord(word: string, alone: boolean): Demand | undefined {
  const lower = word.toLowerCase();
  if (CALENDAR.has(lower)) return BEGINS_UPPER.test(word) ? "doubtful" : undefined;
  if (PARTICLES.has(lower) && !alone) return undefined;
  if (alone && (LIKE_A_NAME.test(word) || ALL_UPPER.test(word))) return "word";
  const isSmall = ALL_LOWER.test(word);
  if (!isSmall && !CAPITAL_THEN_LETTERS.test(word)) return undefined;
  if (!isCommonWord(word) && !isEponym(word)) return "word";
  return isSmall ? undefined : "doubtful";
}
