import { type HashState, hashEnd, hashStart, hashState, hashString, hashUnit } from "../../crf/index.js";
import type { Span } from "../../note.js";

/** A word in fewer notes than this may be one patient's; in more it is the place's own: its staff, its wards, its towns. */
const LEAST_NOTES = 2;
/** With few words a note says little of itself: it counts as if it had these besides, so many of them known. */
const PRIOR_WORDS = 2;
const PRIOR_KNOWN = 0.6;

/** Words of the labelled spans of training notes, as hashes in order: which words they were is not kept. */
export type FamiliarWords = Uint32Array;

interface Labelled {
  readonly text: string;
  readonly spans: readonly Pick<Span, "start" | "end">[];
}

/** Words of spans that several training notes share. */
export function learnFamiliarWords(notes: Iterable<Labelled>): FamiliarWords {
  const notesWith = new Map<number, number>();
  for (const note of notes)
    for (const word of hashesOf(note)) notesWith.set(word, (notesWith.get(word) ?? 0) + 1);
  const shared = [...notesWith].filter(([, count]) => count >= LEAST_NOTES).map(([word]) => word);
  return Uint32Array.from(shared).sort();
}

/** How much of what was found in a note, as a share of its words, was there in training: low at a new hospital. */
export function familiarityOf(words: FamiliarWords): (note: Labelled) => number {
  const known = new Set(words);
  return (note) => {
    const found = hashesOf(note);
    let familiar = PRIOR_KNOWN;
    for (const word of found) if (known.has(word)) familiar++;
    return familiar / (found.size + PRIOR_WORDS);
  };
}

/** Letters that make a word. */
const LEAST_LETTERS = 3;
const WORDS = new RegExp(`\\p{L}{${LEAST_LETTERS},}`, "gu");

/** Hashes of the words in small letters. */
function hashesOf({ text, spans }: Labelled): Set<number> {
  const found = new Set<number>();
  const state = hashState();
  for (const { start, end } of spans) {
    if (addPlainWords(text, start, end, state, found)) continue;
    for (const [word] of text.slice(start, end).matchAll(WORDS)) {
      hashString(state, word.toLowerCase());
      found.add(state.high >>> 0);
    }
  }
  return found;
}

/** The same without an expression for what most spans are, ASCII; false for others. */
function addPlainWords(
  text: string,
  start: number,
  end: number,
  state: HashState,
  found: Set<number>,
): boolean {
  let letters = 0;
  for (let at = start; at <= end; at++) {
    const unit = at < end ? text.charCodeAt(at) : 0;
    if (unit > 127) return false;
    const small = unit | 32;
    if (small >= 97 && small <= 122) {
      if (letters++ === 0) hashStart(state);
      hashUnit(state, small);
      continue;
    }
    if (letters >= LEAST_LETTERS) {
      hashEnd(state);
      found.add(state.high >>> 0);
    }
    letters = 0;
  }
  return true;
}
