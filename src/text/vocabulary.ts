import { detachedCopy } from "../remembered.js";

/** Enough for the words of some thousand notes: a new word costs as much as twenty tokens do. */
export const MOST_WORDS = 64_000;
const OFTEN = 255;

/** A slot holds all that is asked of a word, in one cache line: number + 1 or 0, two hashes, how often it was met. */
const SLOT = 4;
const [FIRST, SECOND, USES] = [1, 2, 3];

/**
 * The words of the notes so far, each once and with a number, under which callers cache what they know of it.
 * Words that agree in all 64 bits of two hashes are taken for the same.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** Which numbers its first words had in the vocabulary before it. */
  readonly kept: Int32Array;
  readonly #after: object | undefined;
  readonly #mark = {};
  #slots = new Int32Array(SLOT * 2048); // open addressing

  /** Begins with the words of another that were met more than once, but with no more than half of what there is room for. */
  constructor(before?: Vocabulary, most = MOST_WORDS) {
    this.kept = before === undefined ? new Int32Array(0) : before.#oftenMet(most / 2);
    if (before === undefined) return;
    this.#after = before.#mark;
    for (const number of this.kept) {
      const word = before.words[number] as string;
      this.numberOf(word, 0, word.length);
    }
    for (let at = USES; at < this.#slots.length; at += SLOT) this.#slots[at] = 0;
  }

  /** Whether `kept` tells numbers of that vocabulary. */
  follows(other: Vocabulary | undefined): boolean {
    return other !== undefined && this.#after === other.#mark;
  }

  /** Numbers in order. */
  #oftenMet(most: number): Int32Array {
    const slots = this.#slots;
    const uses = new Uint8Array(this.words.length);
    const byUses = new Int32Array(OFTEN + 1);
    for (let at = 0; at < slots.length; at += SLOT) {
      if (slots[at] === 0) continue;
      const met = slots[at + USES] as number;
      uses[(slots[at] as number) - 1] = met;
      byUses[met]!++;
    }
    let least = OFTEN;
    let count = byUses[least] as number;
    while (least > 2 && count + (byUses[least - 1] as number) <= most) count += byUses[--least] as number;
    const kept = new Int32Array(Math.min(count, Math.floor(most)));
    let next = 0;
    for (let number = 0; next < kept.length; number++)
      if ((uses[number] as number) >= least) kept[next++] = number;
    return kept;
  }

  /** The number of the word that stands from `start` to `end`. Nothing is cut out of the text for a known word. */
  numberOf(text: string, start: number, end: number): number {
    let first = end - start;
    let second = first;
    for (let at = start; at < end; at++) {
      const unit = text.charCodeAt(at);
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(((second << 13) | (second >>> 19)) ^ unit, 0x85ebca6b);
    }
    first ^= first >>> 15;
    const slots = this.#slots;
    const last = slots.length - 1;
    let at = (SLOT * first) & last;
    for (; slots[at] !== 0; at = (at + SLOT) & last)
      if (slots[at + FIRST] === first && slots[at + SECOND] === second) {
        const uses = slots[at + USES] as number;
        if (uses < OFTEN) slots[at + USES] = uses + 1;
        return (slots[at] as number) - 1;
      }
    const number = this.words.push(detachedCopy(text.slice(start, end))) - 1;
    slots[at] = number + 1;
    slots[at + FIRST] = first;
    slots[at + SECOND] = second;
    slots[at + USES] = 1;
    if (2 * SLOT * this.words.length >= slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length);
    const last = this.#slots.length - 1;
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from] === 0) continue;
      let at = (SLOT * (old[from + FIRST] as number)) & last;
      while (this.#slots[at] !== 0) at = (at + SLOT) & last;
      for (let n = 0; n < SLOT; n++) this.#slots[at + n] = old[from + n] as number;
    }
  }
}

let current = new Vocabulary();

/** The vocabulary for the next note. Memory stays bounded: a full one is left to those who still use it. */
export function currentVocabulary(): Vocabulary {
  if (current.words.length >= MOST_WORDS) current = new Vocabulary(current);
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
