import { lexiconTable } from "./lexicon.js";
import { LEXICON_CLASSES } from "./lexicon-classes.js";
import { addSpace, addText, foldUnit, startKey } from "./lexicon-key.js";
import { followersOf, lookUpKey, mayFollow, PREFIX } from "./lexicon-table.js";

const state = new Int32Array(2);

/** Tokens `first` to `last` (exclusive) are an entry of these classes (a bit mask). */
export interface PhraseHit {
  readonly first: number;
  readonly last: number;
  readonly classes: number;
}

/**
 * What words say of the entries that begin with them, so many numbers for each, as `writePhraseHead` writes them. Callers
 * cache it by word.
 */
export interface PhraseHeads {
  /** By token, the number of its word. */
  readonly numbers: Int32Array;
  /** By word. */
  readonly rows: Int32Array;
}

/** How many numbers a head has. */
export const PHRASE_HEAD = 5;
const [WHOLE, PART] = [1, 2];

/**
 * WHOLE, or PART for words with an apostrophe: whether that counts goes by what follows, and the rest says nothing; the
 * classes of the entry that the word is by itself, and PREFIX; the two halves of the key so far; what may follow it.
 */
export function writePhraseHead(word: string, rows: Int32Array, at: number): void {
  startKey(state);
  addText(state, word, 0, word.length);
  rows[at] = hasApostrophe(word) ? PART : WHOLE;
  rows[at + 1] = lookUpKey(lexiconTable(), state);
  rows[at + 2] = state[0] as number;
  rows[at + 3] = state[1] as number;
  rows[at + 4] = followersOf(lexiconTable(), state);
}

function hasApostrophe(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (foldUnit(word.charCodeAt(at)) === APOSTROPHE) return true;
  return false;
}

/**
 * Entries among the tokens, single words included, in the order they begin. Of two hits of one class that
 * overlap the one that begins first counts, and of those that begin together the longest. Offsets are
 * [start0, end0, start1, end1, …], as a tokenizer's `offsets` gives them; white space of any width is a blank.
 */
export function phraseHits(text: string, offsets: Int32Array): PhraseHit[] {
  const hits: PhraseHit[] = [];
  eachPhrase(text, offsets, undefined, (first, last, classes) => hits.push({ first, last, classes }));
  return hits;
}

// Of the entries that begin at a token: where they end, and their classes.
const ends: number[] = [];
const masks: number[] = [];
/** Per class: the first token after its last long hit. */
const until = new Int32Array(LEXICON_CLASSES.length);

/** The same, one by one, with the heads of the tokens where they are at hand. */
export function eachPhrase(
  text: string,
  offsets: Int32Array,
  heads: PhraseHeads | undefined,
  visit: (first: number, last: number, classes: number) => void,
): void {
  const known = lexiconTable();
  const count = offsets.length >> 1;
  until.fill(0);
  let longest = 0; // the largest of them
  for (let first = 0; first < count; first++) {
    let found = 0;
    let ofHead = 0;
    const head = heads === undefined ? 0 : PHRASE_HEAD * (heads.numbers[first] as number);
    const isKnown = heads !== undefined && heads.rows[head] === WHOLE;
    if (isKnown) {
      ofHead = heads.rows[head + 1] as number;
      state[0] = heads.rows[head + 2] as number;
      state[1] = heads.rows[head + 3] as number;
    } else startKey(state);
    for (let last = first + 1; last <= count; last++) {
      let classes = ofHead;
      if (!isKnown || last > first + 1) {
        const start = offsets[2 * last - 2] as number;
        const isApart = last > first + 1 && start > (offsets[2 * last - 3] as number);
        // Most words begin no entry that goes on with the next one: more often than not its first letter tells.
        if (isKnown && last === first + 2 && !isGlued(text, offsets, last)) {
          const followers = heads.rows[head + 4] as number;
          if (!mayFollow(followers, text.charCodeAt(start), isApart)) break;
        }
        if (isApart) addSpace(state);
        addText(state, text, start, offsets[2 * last - 1] as number);
        classes = lookUpKey(known, state);
      }
      if ((classes & ~PREFIX) !== 0) {
        ends[found] = last;
        masks[found++] = classes & ~PREFIX;
      }
      if ((classes & PREFIX) === 0 && !(last < first + MOST_PARTS && isGlued(text, offsets, last))) break;
    }
    if (found === 0) continue;
    let taken = longest > first ? runningClasses(until, first) : 0;
    while (found-- > 0) {
      const classes = (masks[found] as number) & ~taken;
      if (classes === 0) continue;
      const last = ends[found] as number;
      visit(first, last, classes);
      taken |= classes;
      if (last === first + 1) continue;
      for (let bit = 0; bit < until.length; bit++) if ((classes >> bit) & 1) until[bit] = last;
      longest = Math.max(longest, last);
    }
  }
}

const APOSTROPHE = 39;

/** A tokenizer may cut "DeShawn" and "MacDonald" before the second capital; no entry has more such parts. */
const MOST_PARTS = 3;

function isGlued(text: string, offsets: Int32Array, next: number): boolean {
  const start = offsets[2 * next];
  if (start === undefined || start !== offsets[2 * next - 1]) return false;
  const unit = text.charCodeAt(start);
  return (
    foldUnit(unit) !== unit && isLetter(foldUnit(unit)) && isLetter(foldUnit(text.charCodeAt(start - 1)))
  );
}

function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

function runningClasses(until: Int32Array, token: number): number {
  let mask = 0;
  for (let bit = 0; bit < until.length; bit++) if ((until[bit] as number) > token) mask |= 1 << bit;
  return mask;
}
