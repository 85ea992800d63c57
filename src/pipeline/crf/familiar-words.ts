import { hashState, hashString } from "../../crf/index.js";
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
  const hash = wordHash();
  const notesWith = new Map<number, number>();
  for (const note of notes)
    for (const word of hashesOf(note, hash)) notesWith.set(word, (notesWith.get(word) ?? 0) + 1);
  const shared = [...notesWith].filter(([, count]) => count >= LEAST_NOTES).map(([word]) => word);
  return Uint32Array.from(shared).sort();
}

/** How much of what was found in a note, as a share of its words, was there in training: low at a new hospital. */
export function familiarityOf(words: FamiliarWords): (note: Labelled) => number {
  const known = new Set(words);
  const hash = wordHash();
  return (note) => {
    const found = hashesOf(note, hash);
    let familiar = PRIOR_KNOWN;
    for (const word of found) if (known.has(word)) familiar++;
    return familiar / (found.size + PRIOR_WORDS);
  };
}

function hashesOf({ text, spans }: Labelled, hash: (word: string) => number): Set<number> {
  const found = new Set<number>();
  for (const { start, end } of spans)
    for (const [word] of text.slice(start, end).matchAll(/\p{L}{3,}/gu)) found.add(hash(word.toLowerCase()));
  return found;
}

function wordHash(): (word: string) => number {
  const state = hashState();
  return (word) => {
    hashString(state, word);
    return state.high >>> 0;
  };
}
