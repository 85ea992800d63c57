import { ofItsOwn } from "../remembered.js";

const MOST = 50_000;

/** The words of the notes so far, each once and with a number: whoever knows something of a word keeps it by number. */
export class Vocabulary {
  readonly words: string[] = [];
  #hashes = new Int32Array(1024); // by number
  #slots = new Int32Array(2048); // number + 1, or 0: open addressing

  /** The number of the word that stands from `start` to `end`. Nothing is cut out of the text for a known word. */
  numberOf(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let taken = this.#slots[slot] as number; taken !== 0; taken = this.#slots[slot] as number) {
      if (this.#hashes[taken - 1] === hash && this.#standsAt(taken - 1, text, start, end)) return taken - 1;
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
    this.#slots[slot] = number + 1;
    if (this.words.length === this.#hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
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
  if (current.words.length >= MOST) current = new Vocabulary();
  return current;
}
