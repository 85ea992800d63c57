import { isCommonWord, isEponym } from "../../lexicon/index.js";
import type { Span } from "../../note.js";
import { categoryOf } from "../../schema/index.js";
import { classAt, DIGIT, isLetterClass, widthAt } from "../../text/character-class.js";
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

export const WORD = /[\p{L}\p{N}]+/gu;

/** Where the matches of `WORD` stand, `[start0, end0, start1, …]`, without an object for each. */
export function wordOffsets(text: string): number[] {
  const offsets: number[] = [];
  let inside = false;
  for (let at = 0; at < text.length; at += widthAt(text, at)) {
    const kind = classAt(text, at);
    if ((isLetterClass(kind) || kind === DIGIT) === inside) continue;
    inside = !inside;
    offsets.push(at);
  }
  if (inside) offsets.push(text.length);
  return offsets;
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

const EDGES_ARE_WORDS = /^[A-Za-z0-9](?:[\s\S]*[A-Za-z0-9])?$/;
const LOOSE_EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The values of spans that are at least as sure as `trust`. */
export function valuesOf(text: string, spans: readonly Span[], trust: number): Value[] {
  return spans.flatMap((span) => ((span.score ?? 1) >= trust ? valuesOfSpan(text, span) : []));
}

function valuesOfSpan(text: string, span: Span): Value[] {
  const surface = text.slice(span.start, span.end);
  const category = categoryOf(span.type);
  const value = (written: string, demand: Demand, initials = ""): Value => ({
    // A value may begin with "(" or end with a point.
    surface: EDGES_ARE_WORDS.test(written) ? written : written.replace(LOOSE_EDGES, ""),
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
  const words = surface.match(WORD) ?? [];
  const values = words.length > 1 ? [value(surface, "whole")] : [];
  const reversed = /^([^,]+), ?([^,]+)$/u.exec(surface);
  if (reversed) values.push(value(`${reversed[2]} ${reversed[1]}`, "whole"));
  for (const [at, word] of words.entries()) {
    const demand = demandOfWord(word, words.length === 1);
    if (demand === undefined) continue;
    const initials = words.filter((_, i) => i !== at).map((other) => other.charAt(0).toUpperCase());
    values.push(value(word, demand, initials.join("")));
  }
  return values;
}

/**
 * A word that was found alone ("Mr. Brown") has already stood for the person, so it may be short or a common
 * word. Names in small letters come from notes without capitals; there only unusual words say enough.
 */
function demandOfWord(word: string, alone: boolean): Demand | undefined {
  if (CALENDAR.has(word.toLowerCase())) return /^\p{Lu}/u.test(word) ? "doubtful" : undefined;
  if (PARTICLES.has(word.toLowerCase()) && !alone) return undefined;
  if (alone && (/^\p{Lu}\p{Ll}+$/u.test(word) || /^\p{Lu}{3,}$/u.test(word))) return "word";
  const usual = isCommonWord(word) || isEponym(word);
  if (/^\p{Ll}{4,}$/u.test(word)) return usual ? undefined : "word";
  if (!/^\p{Lu}\p{L}{2,}$/u.test(word)) return undefined;
  return usual ? "doubtful" : "word";
}
