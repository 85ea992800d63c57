import { classMask, informationBits, isCommonWord, wordClasses } from "../lexicon/index.js";
import type { Note, Span } from "../note.js";
import { forEachWord } from "./words.js";

/** A stretch of a note that no span touches, with what its words would tell if they were an identifier's. */
export interface ReviewPhrase {
  readonly note: string;
  readonly start: number;
  readonly end: number;
  /** Information content of the word in it that tells most, in bits. */
  readonly bits: number;
}

/** A word of fewer bits is common English: rarer ones than one in half a million words are shown. */
const LEAST_BITS = 19;
/** Shorter ones are abbreviations of the ward nearly always. */
const SHORTEST = 3;
/** Numbers of fewer digits are values and doses. */
const FEWEST_DIGITS = 5;
/** "seen" and "went", which the list of frequencies lacks, and the words of the ward. */
const ORDINARY = classMask("english", "common", "medical", "drug");

interface Ranked extends ReviewPhrase {
  /** Written as names are: a capital, then small letters. */
  readonly likeName: boolean;
}

/**
 * What a reviewer looks at first (paper 001's discussion): words outside every span that tell most, where missed names are
 * likeliest. Neighbours on a line, a blank apart, are one phrase. The most bits first, and of equals what is written
 * like a name; with `byNote`, all phrases of the note that its tagger was least sure of, and so on.
 */
export function reviewOrder(notes: readonly Note[], byNote = false): ReviewPhrase[] {
  const inOrder = byNote ? notes.toSorted((a, b) => confidenceOf(a) - confidenceOf(b)) : notes;
  const lists = inOrder.map((note) => phrasesOf(note).sort(byWorth));
  const ranked = byNote ? lists.flat() : lists.flat().sort(byWorth);
  return ranked.map(({ likeName: _, ...phrase }) => phrase);
}

const byWorth = (a: Ranked, b: Ranked): number =>
  Number(b.likeName) - Number(a.likeName) || b.bits - a.bits || b.end - b.start - (a.end - a.start);

/** Notes without one come last. */
function confidenceOf({ extra }: Note): number {
  return typeof extra?.confidence === "number" ? extra.confidence : Number.POSITIVE_INFINITY;
}

function phrasesOf({ id, text, spans }: Note): Ranked[] {
  const covered = coverOf(text, spans);
  const phrases: Ranked[] = [];
  forEachWord(text, (start, end) => {
    if (covered.subarray(start, end).includes(1)) return;
    const word = text.slice(start, end);
    const bits = isOrdinary(word) ? 0 : informationBits(word);
    if (bits < LEAST_BITS) return;
    const likeName = /^\p{Lu}\p{Ll}/u.test(word);
    const last = phrases.at(-1);
    if (last !== undefined && /^[ \t'’.-]{1,2}$/.test(text.slice(last.end, start)))
      phrases[phrases.length - 1] = {
        ...last,
        end,
        bits: Math.max(last.bits, bits),
        likeName: last.likeName || likeName,
      };
    else phrases.push({ note: id, start, end, bits, likeName });
  });
  return phrases;
}

function isOrdinary(word: string): boolean {
  const digits = word.match(/\p{N}/gu)?.length ?? 0;
  if (digits > 0) return digits < FEWEST_DIGITS;
  return word.length < SHORTEST || isCommonWord(word) || (wordClasses(word) & ORDINARY) !== 0;
}

function coverOf(text: string, spans: readonly Span[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}
