import { classMask, informationBits, isCommonWord, wordClasses } from "../lexicon/index.js";
import type { Note, Span } from "../note.js";
import { forEachWord } from "./words.js";

/** A stretch of a note that no span touches, with what its words would tell if they were an identifier's. */
export interface ReviewPhrase {
  readonly note: string;
  readonly start: number;
  readonly end: number;
  /** Information content of its words, in bits. */
  readonly bits: number;
}

/** A word of fewer bits is common English or clinical: rarer ones than one in half a million words are shown. */
const LEAST_BITS = 19;
/** Shorter ones are abbreviations of the ward nearly always. */
const SHORTEST = 3;

/**
 * What a reviewer looks at first (paper 001's discussion): words outside every span that tell most, where missed identifiers
 * are likeliest. Neighbours on a line, a blank apart, are one phrase. The most bits first; with `byNote`, all
 * phrases of the note that its tagger was least sure of, and so on.
 */
export function reviewOrder(notes: readonly Note[], byNote = false): ReviewPhrase[] {
  const inOrder = byNote ? notes.toSorted((a, b) => confidenceOf(a) - confidenceOf(b)) : notes;
  const lists = inOrder.map((note) => phrasesOf(note).sort(byBits));
  return byNote ? lists.flat() : lists.flat().sort(byBits);
}

const ENGLISH = classMask("english", "common");
/** Forms that the list of frequencies lacks: "seen", "went". */
const isEnglish = (word: string): boolean => (wordClasses(word) & ENGLISH) !== 0;

const byBits = (a: ReviewPhrase, b: ReviewPhrase): number => b.bits - a.bits;

/** Notes without one come last. */
function confidenceOf({ extra }: Note): number {
  return typeof extra?.confidence === "number" ? extra.confidence : Number.POSITIVE_INFINITY;
}

function phrasesOf({ id, text, spans }: Note): ReviewPhrase[] {
  const covered = coverOf(text, spans);
  const phrases: ReviewPhrase[] = [];
  forEachWord(text, (start, end) => {
    if (covered.subarray(start, end).includes(1)) return;
    const word = text.slice(start, end);
    if (word.length < SHORTEST || isCommonWord(word) || isEnglish(word)) return;
    const bits = informationBits(word);
    if (bits < LEAST_BITS) return;
    const last = phrases.at(-1);
    if (last !== undefined && /^[ \t'’.-]{1,2}$/.test(text.slice(last.end, start)))
      phrases[phrases.length - 1] = { ...last, end, bits: last.bits + bits };
    else phrases.push({ note: id, start, end, bits });
  });
  return phrases;
}

function coverOf(text: string, spans: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}
