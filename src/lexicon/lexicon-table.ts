import { broken, eachEntry, type LexiconFile, lowerText } from "./lexicon-file.js";
import {
  addText,
  foldUnit,
  isClitic,
  isWordUnit,
  type KeyState,
  mixFirst,
  mixSecond,
  startKey,
} from "./lexicon-key.js";

/** Set on a key that begins a longer entry at a border where a tokenizer may cut. No class uses this bit. */
export const PREFIX = 1 << 31;

/** An open hash table: [first hash, second hash, classes, followers] per slot, one cache line for a look. */
export interface LexiconTable {
  readonly slots: Int32Array;
  /** Number of slots less one. */
  readonly last: number;
}

/** Classes and PREFIX of the key; 0 when it is not there. */
export function lookUpKey(table: LexiconTable, state: KeyState): number {
  return table.slots[slotOf(table, state[0] as number, state[1] as number) + CLASSES] as number;
}

/** What `mayFollow` asks for of the key; 0 when it is not there. */
export function followersOf(table: LexiconTable, state: KeyState): number {
  return table.slots[slotOf(table, state[0] as number, state[1] as number) + FOLLOWERS] as number;
}

/**
 * False only where no entry goes on behind the key with text that begins with this unit, apart from it by a blank or
 * not. Inside a word it cannot be decided.
 */
export function mayFollow(followers: number, unit: number, isApart: boolean): boolean {
  const follower = followerBit(foldUnit(unit));
  return (followers & follower) !== 0 || !(isApart || (follower !== ANY_FOLLOWER && !isWordUnit(unit)));
}

/** One of 32 bits for a folded unit, or all of them for those that may fold away or stand for others. */
function followerBit(unit: number): number {
  if (isLetter(unit)) return 1 << (unit & 31); // 1 to 26
  if (isDigit(unit)) return 1 << 27;
  if (unit <= BLANK || unit >= 127 || unit === APOSTROPHE) return ANY_FOLLOWER;
  return 1 << (28 + (unit & 3)); // points, commas, hyphens and the rest
}

const [CLASSES, FOLLOWERS] = [2, 3];
const ANY_FOLLOWER = -1;

/** Where the slot of a key begins, or the empty one where it would stand. */
function slotOf({ slots, last }: LexiconTable, first: number, second: number): number {
  let at = 4 * ((first ^ (second >>> 7)) & last);
  while (slots[at + CLASSES] !== 0 && (slots[at] !== first || slots[at + 1] !== second))
    at = at === 4 * last ? 0 : at + 4;
  return at;
}

export function buildTable(file: LexiconFile): LexiconTable {
  const size = 2 ** Math.ceil(Math.log2(1.4 * file.entries));
  const last = size - 1;
  // A table this large lies outside the processor's caches: keys are gathered by the part of it that they go to, and
  // each part is filled in one go.
  const parts = Array.from({ length: PARTS }, () => new Int32Array(4 * Math.ceil((2 * size) / PARTS)));
  const lengths = new Int32Array(PARTS);
  const shift = Math.max(0, Math.log2(size) - Math.log2(PARTS));

  /** Without classes the key is not put into the table: what may follow it counts only where it is there. */
  function insert(first: number, second: number, classes: number, followers = 0): void {
    const number = ((first ^ (second >>> 7)) & last) >>> shift;
    const at = lengths[number] as number;
    const part = parts[number] as Int32Array;
    if (at >= part.length) throw broken();
    part[at] = first;
    part[at + 1] = second;
    part[at + CLASSES] = classes;
    part[at + FOLLOWERS] = followers;
    lengths[number] = at + 4;
  }

  // The hash after each byte of the entry before: entries share what they share of it.
  const after = new Int32Array(2 * 257);
  startKey(after);
  let oddFrom = 256; // first byte that is not plain
  eachEntry(file, (entry) => {
    const { bytes, length, shared } = entry;
    if (oddFrom >= shared) oddFrom = 256;
    let first = after[2 * shared] as number;
    let second = after[2 * shared + 1] as number;
    // The entry before went on with another unit behind the same blank.
    if (shared > 0 && bytes[shared - 1] === BLANK && oddFrom === 256) {
      const at = 2 * (shared - 1);
      insert(after[at] as number, after[at + 1] as number, PREFIX, followerBit(bytes[shared] as number));
    }
    for (let at = shared; at < length; at++) {
      const unit = bytes[at] as number;
      if (unit === BLANK && oddFrom === 256)
        insert(first, second, PREFIX, followerBit(bytes[at + 1] as number));
      else if (!isPlain(unit) && oddFrom === 256) oddFrom = at;
      first = mixFirst(first, unit);
      second = mixSecond(second, unit);
      after[2 * at + 2] = first;
      after[2 * at + 3] = second;
    }
    if (oddFrom === 256) insert(first, second, entry.mask);
    else for (const writing of writings(lowerText(entry))) insertWriting(writing, entry.mask);
  });

  function insertWriting(writing: string, mask: number): void {
    startKey(state);
    let done = 0;
    for (let at = 1; at < writing.length; at++) {
      const isWord = isWordUnit(writing.charCodeAt(at));
      const classes = isBorder(writing, at) ? PREFIX : 0;
      if (classes === 0 && isWord) continue;
      addText(state, writing, done, at);
      const next = writing.charCodeAt(at) === BLANK ? at + 1 : at;
      const followers = isWord ? 0 : followerBit(foldUnit(writing.charCodeAt(next)));
      insert(state[0] as number, state[1] as number, classes, followers);
      done = at;
    }
    addText(state, writing, done, writing.length);
    insert(state[0] as number, state[1] as number, mask);
  }

  const table = { slots: new Int32Array(4 * size), last };
  let used = 0;
  for (let number = 0; number < PARTS; number++) {
    used += fill(table, parts[number] as Int32Array, lengths[number] as number);
    if (used > 0.9 * size) throw broken();
  }
  return table;
}

const PARTS = 64; // a power of two

/** Puts keys into the slots; returns how many slots that took. */
function fill(table: LexiconTable, keys: Int32Array, length: number): number {
  const { slots } = table;
  let used = 0;
  for (let key = 0; key < length; key += 4) {
    if (keys[key + CLASSES] === 0) continue;
    const at = slotOf(table, keys[key] as number, keys[key + 1] as number);
    if (slots[at + CLASSES] === 0) used++;
    slots[at] = keys[key] as number;
    slots[at + 1] = keys[key + 1] as number;
    slots[at + CLASSES]! |= keys[key + CLASSES] as number;
  }
  for (let key = 0; key < length; key += 4) {
    const at = slotOf(table, keys[key] as number, keys[key + 1] as number);
    if (slots[at + CLASSES] !== 0) slots[at + FOLLOWERS]! |= keys[key + FOLLOWERS] as number;
  }
  return used;
}

const state = new Int32Array(2);
const BLANK = 32;

/** Letters of ASCII and the blank: nothing folds, nothing may be written in another way. */
function isPlain(unit: number): boolean {
  return isLetter(unit) || unit === BLANK;
}

/** Points may be left out, hyphens be blanks, and the apostrophe of "Women's" be left out. */
function writings(text: string): Iterable<string> {
  const written = new Set([text, pointless(text), parted(text), bare(text)]);
  return written.size === 1 ? written : written.add(pointless(parted(bare(text))));
}

// Most entries have none of these marks: looking for one is cheaper than a pattern.
const pointless = (words: string) => (words.includes(".") ? words.replace(/(?<=\p{L})\./gu, "") : words);
const parted = (words: string) => (words.includes("-") ? words.replaceAll("-", " ") : words);
const bare = (words: string) => (words.includes("'") ? words.replace(/'(?=s(?!\p{L}))/gu, "") : words);

/** Could a tokenizer cut before `at`? At blanks, at marks and between digits and letters. */
function isBorder(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const here = text.charCodeAt(at);
  if (before === BLANK) return false; // the key of a prefix ends before the blank
  if (here === APOSTROPHE) return isClitic(text, at + 1);
  if (before === APOSTROPHE) return false;
  return !isWordUnit(here) || !isWordUnit(before) || isDigit(here) !== isDigit(before);
}

const APOSTROPHE = 39;

function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}
