import { isCommonWord } from "../lexicon/index.js";
import type { Analysis } from "../text/analysis.js";
import type { Vocabulary } from "../text/vocabulary.js";

/** What tells whether a word may be somebody's name. */
interface NameFacts {
  /** A number that all mentions of a word share, however written; -1 where it can be no name. */
  readonly key: number;
  readonly isCapital: boolean;
  readonly isCommon: boolean;
  /** Not common, or written as names are. */
  readonly mayBeName: boolean;
}

const NO_NAME: NameFacts = { key: -1, isCapital: false, isCommon: false, mayBeName: false };

/** What is known of the words of a vocabulary. Keys begin anew with the next one: none means two things at a time. */
class KnownNames {
  readonly #vocabulary: Vocabulary;
  readonly #keys = new Map<string, number>();
  readonly #facts: (NameFacts | undefined)[] = []; // by the word's number
  /** By key, the last mention in the note that is being read, counted from 1. */
  #last = new Uint32Array(1024);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  isOf(vocabulary: Vocabulary): boolean {
    return this.#vocabulary === vocabulary;
  }

  read({ wordNumbers, count }: Analysis): Mentions {
    const facts = new Array<NameFacts>(count);
    for (let t = 0; t < count; t++) facts[t] = this.#factsOf(wordNumbers[t] as number);
    if (this.#last.length < this.#keys.size) this.#last = new Uint32Array(2 * this.#keys.size);
    const last = this.#last;
    const firsts: number[] = [];
    const next = new Uint32Array(count);
    for (let t = 0; t < count; t++) {
      const { key } = facts[t] as NameFacts;
      if (key < 0) continue;
      const before = last[key] as number;
      if (before === 0) firsts.push(t);
      else next[before - 1] = t;
      last[key] = t + 1;
    }
    for (const t of firsts) last[(facts[t] as NameFacts).key] = 0;
    return { facts, firsts, next };
  }

  #factsOf(number: number): NameFacts {
    const known = this.#facts;
    let facts = known[number];
    if (facts === undefined) {
      while (known.length < number) known.push(undefined);
      facts = this.#say(this.#vocabulary.words[number] as string);
      known[number] = facts;
    }
    return facts;
  }

  #say(word: string): NameFacts {
    if (!/^\p{L}[\p{L}'’-]+$/u.test(word)) return NO_NAME;
    const lower = word.toLowerCase();
    const key = this.#keys.get(lower) ?? this.#keys.size;
    this.#keys.set(lower, key);
    const isCapital = /^\p{Lu}/u.test(word);
    const isCommon = isCommonWord(word);
    return { key, isCapital, isCommon, mayBeName: !isCommon || (isCapital && /^\p{Lu}\p{Ll}/u.test(word)) };
  }
}

let names: KnownNames | undefined;

/** Mentions of the same word in a note, of words that could be a name. */
export interface Mentions {
  /** By token. */
  readonly facts: readonly NameFacts[];
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
