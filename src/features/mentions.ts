import { looksCommon } from "../lexicon/index.js";
import type { Analysis, Vocabulary } from "../text/index.js";
import { CAPITALISED, letterCase, NOT_PLAIN, SMALL } from "../text/index.js";
import { longer } from "./packing/longer.js";

/** What tells whether a word may be somebody's name, one bit each. */
export const CAPITAL = 1;
export const COMMON = 2;
/** Not common, or written as names are. */
export const MAY_BE_NAME = 4;
const SEEN = 8;

const NAME_LIKE = /^\p{L}[\p{L}'’-]+$/u;
const BEGINS_UPPER = /^\p{Lu}/u;
const UPPER_FIRST = /^\p{Lu}\p{Ll}/u;

/** What is known of the words of a vocabulary. Keys begin anew with the next one: none means two things at a time. */
class KnownNames {
  readonly #vocabulary: Vocabulary;
  readonly #keys = new Map<string, number>();
  /** By the word's number: its bits, 0 where it was not met yet. */
  #facts = new Uint8Array(1024);
  /** By the word's number: a number that all mentions of it share, however written; -1 where it can be no name. */
  #keyOf = new Int32Array(1024);
  /** By key, the last mention in the note that is being read, counted from 1. */
  #last = new Uint32Array(1024);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  isOf(vocabulary: Vocabulary): boolean {
    return this.#vocabulary === vocabulary;
  }

  read({ wordNumbers, count }: Analysis): Mentions {
    this.#makeRoom(this.#vocabulary.words.length);
    const facts = new Uint8Array(count);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      if (this.#facts[number] === 0) this.#say(number);
      facts[t] = this.#facts[number] as number;
    }
    if (this.#last.length < this.#keys.size) this.#last = new Uint32Array(2 * this.#keys.size);
    const last = this.#last;
    const keyOf = this.#keyOf;
    const firsts: number[] = [];
    const next = new Uint32Array(count);
    for (let t = 0; t < count; t++) {
      const key = keyOf[wordNumbers[t] as number] as number;
      if (key < 0) continue;
      const before = last[key] as number;
      if (before === 0) firsts.push(t);
      else next[before - 1] = t;
      last[key] = t + 1;
    }
    for (const t of firsts) last[keyOf[wordNumbers[t] as number] as number] = 0;
    return { facts, firsts, next };
  }

  #makeRoom(words: number): void {
    if (words <= this.#facts.length) return;
    this.#facts = longer(this.#facts, 2 * words);
    this.#keyOf = longer(this.#keyOf, 2 * words);
  }

  #say(number: number): void {
    const word = this.#vocabulary.words[number] as string;
    this.#facts[number] = SEEN;
    this.#keyOf[number] = -1;
    const written = letterCase(word);
    if (written === NOT_PLAIN ? !NAME_LIKE.test(word) : word.length < 2) return;
    const lower = word.toLowerCase();
    const key = this.#keys.get(lower) ?? this.#keys.size;
    this.#keys.set(lower, key);
    this.#keyOf[number] = key;
    const isCapital = written !== SMALL && BEGINS_UPPER.test(word);
    const isCommon = looksCommon(word);
    const mayBeName = !isCommon || (isCapital && (written === CAPITALISED || UPPER_FIRST.test(word)));
    this.#facts[number] =
      SEEN | (isCapital ? CAPITAL : 0) | (isCommon ? COMMON : 0) | (mayBeName ? MAY_BE_NAME : 0);
  }
}

let names: KnownNames | undefined;

/** Mentions of the same word in a note, of words that could be a name. */
export interface Mentions {
  /** By token, what is known of its word. */
  readonly facts: Uint8Array;
  /** The first mention of each word. */
  readonly firsts: readonly number[];
  /** By mention, the next of the same word; 0 behind the last. */
  readonly next: Uint32Array;
}

const read = new WeakMap<Analysis, Mentions>();

export function mentionsOf(analysis: Analysis): Mentions {
  let found = read.get(analysis);
  if (found === undefined) {
    if (names === undefined || !names.isOf(analysis.vocabulary)) names = new KnownNames(analysis.vocabulary);
    found = names.read(analysis);
    read.set(analysis, found);
  }
  return found;
}

/** All mentions of the word whose first one it is. */
export function placesOf({ next }: Mentions, first: number): number[] {
  const places = [first];
  for (let t = next[first] as number; t !== 0; t = next[t] as number) places.push(t);
  return places;
}
