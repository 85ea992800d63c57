import { ofItsOwn } from "../remembered.js";

const MOST = 40_000;
const OFTEN = 255;

/** The words of the notes so far, each once and with a number: whoever knows something of a word keeps it by number. */
export class Vocabulary {
  readonly words: string[] = [];
  /** Which numbers its first words had in the vocabulary before it. */
  readonly kept: Int32Array;
  readonly #after: object | undefined;
  readonly #mark = {};
  #hashes = new Int32Array(1024); // by number
  #uses = new Uint8Array(1024); // by number: how often it was met, up to OFTEN
  #slots = new Int32Array(2048); // number + 1, or 0: open addressing

  /** Begins with the words of another that were met more than once, but with no more than half of what there is room for. */
  constructor(before?: Vocabulary, most = MOST) {
    this.kept = before === undefined ? new Int32Array(0) : before.#oftenMet(most / 2);
    if (before === undefined) return;
    this.#after = before.#mark;
    for (const number of this.kept) {
      const word = before.words[number] as string;
      this.numberOf(word, 0, word.length);
    }
    this.#uses.fill(0);
  }

  /** Whether `kept` tells numbers of that vocabulary. */
  follows(other: Vocabulary | undefined): boolean {
    return other !== undefined && this.#after === other.#mark;
  }

  /** Numbers in order. */
  #oftenMet(most: number): Int32Array {
    const byUses = new Int32Array(OFTEN + 1);
    for (let number = 0; number < this.words.length; number++) byUses[this.#uses[number] as number]!++;
    let least = OFTEN;
    let count = byUses[least] as number;
    while (least > 2 && count + (byUses[least - 1] as number) <= most) count += byUses[--least] as number;
    const kept = new Int32Array(Math.min(count, Math.floor(most)));
    let next = 0;
    for (let number = 0; next < kept.length; number++)
      if ((this.#uses[number] as number) >= least) kept[next++] = number;
    return kept;
  }

  /** The number of the word that stands from `start` to `end`. Nothing is cut out of the text for a known word. */
  numberOf(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let taken = this.#slots[slot] as number; taken !== 0; taken = this.#slots[slot] as number) {
      if (this.#hashes[taken - 1] === hash && this.#standsAt(taken - 1, text, start, end)) {
        const uses = this.#uses[taken - 1] as number;
        if (uses < OFTEN) this.#uses[taken - 1] = uses + 1;
        return taken - 1;
      }
      slot = (slot + 1) & last;
    }
    return this.#add(ofItsOwn(text.slice(start, end)), hash, slot);
  }

  #standsAt(number: number, text: string, start: number, end: number): boolean {
    const word = this.words[number] as string;
    if (word.length !== end - start) return false;
    for (let at = 0; at < word.length; at++)
      if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
    return true;
  }

  #add(word: string, hash: number, slot: number): number {
    const number = this.words.push(word) - 1;
    this.#hashes[number] = hash;
    this.#uses[number] = 1;
    this.#slots[slot] = number + 1;
    if (this.words.length === this.#hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const uses = new Uint8Array(hashes.length);
    uses.set(this.#uses);
    this.#uses = uses;
    const last = 2 * hashes.length - 1;
    this.#slots = new Int32Array(last + 1);
    for (let number = 0; number < this.words.length; number++) {
      let slot = (hashes[number] as number) & last;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
      this.#slots[slot] = number + 1;
    }
  }
}

let current = new Vocabulary();

/** The vocabulary for the next note. Memory stays bounded: a full one is left to those who still use it. */
export function currentVocabulary(): Vocabulary {
  if (current.words.length >= MOST) current = new Vocabulary(current);
  return current;
}

/** What somebody knows of words, by number: handed on from a vocabulary to the one that follows it. */
export function knownByNumber<T>(): (current: Vocabulary) => (T | undefined)[] {
  let vocabulary: Vocabulary | undefined;
  let known: (T | undefined)[] = [];
  return (current) => {
    if (current !== vocabulary) {
      known = current.follows(vocabulary) ? Array.from(current.kept, (number) => known[number]) : [];
      vocabulary = current;
    }
    while (known.length < current.words.length) known.push(undefined);
    return known;
  };
}
