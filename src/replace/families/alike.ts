import { clustersOf } from "../../lexicon/embeddings.js";
import { frequencyClass, wordClasses } from "../../lexicon/index.js";
import { remembered } from "../../remembered.js";
import type { Draws } from "../draws.js";
import { capitalised, fold } from "../folding.js";
import type { Scope } from "../scope.js";
import { alterTwo, isSayable, madeWord } from "./altered-letters.js";

/** How a tagger sees a word: its lexicon classes, how it is used (its cluster of 64), how common it is, how long. */
interface Looks {
  readonly classes: number;
  readonly cluster: number;
  readonly frequency: number;
  readonly length: number;
}

const NONE = -1;

function looksOf(word: string): Looks {
  const clusters = clustersOf(word);
  const frequency = frequencyClass(word);
  return {
    classes: wordClasses(word),
    cluster: clusters === undefined ? NONE : clusters[0],
    frequency: frequency === undefined ? NONE : frequency >> 1,
    length: Math.min(LONGEST, word.length),
  };
}

function keyOf({ classes, cluster, frequency, length }: Looks): string {
  return `${classes} ${cluster} ${frequency} ${length}`;
}

/** The same few names come again and again. */
const seen = remembered((value) => {
  const looks = looksOf(value);
  return { looks, key: keyOf(looks) };
});

const LONGEST = 15;
/** Among short words a letter more or less is seen. */
const SHORT = 4;

/** What tells more weighs more; none of a thing and some of it are further apart than two of it. */
function unlikeness(one: Looks, other: Looks): number {
  const isShort = one.length <= SHORT || other.length <= SHORT;
  let off = 6 * bitsIn(one.classes ^ other.classes) + (isShort ? 2 : 1) * Math.abs(one.length - other.length);
  if (one.cluster !== other.cluster) off += one.cluster === NONE || other.cluster === NONE ? 4 : 3;
  if (one.frequency !== other.frequency)
    off +=
      one.frequency === NONE || other.frequency === NONE
        ? 3
        : Math.min(2, Math.abs(one.frequency - other.frequency));
  return off;
}

const FURTHEST = 255;

interface Alike extends Looks {
  readonly words: string[];
}

/** Words of some groups, in their order, without a list of them: there may be thousands such. */
class Near {
  readonly #groups: readonly Alike[];
  /** Where each group ends. */
  readonly #ends: Uint32Array;
  readonly count: number;

  constructor(groups: readonly Alike[]) {
    this.#groups = groups;
    this.#ends = new Uint32Array(groups.length);
    let count = 0;
    for (let n = 0; n < groups.length; n++) {
      count += (groups[n] as Alike).words.length;
      this.#ends[n] = count;
    }
    this.count = count;
  }

  at(index: number): string {
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] as number) > index) high = middle;
      else low = middle + 1;
    }
    const { words } = this.#groups[low] as Alike;
    return words[index - (this.#ends[low] as number) + words.length] as string;
  }
}

/** Words to draw from, sorted by how a tagger sees them. */
export class WordList {
  readonly #given: Iterable<string>;
  #all: readonly string[] | undefined;
  #groups: readonly Alike[] | undefined;
  readonly #nearest = new Map<string, Near>();
  #sayable: readonly (readonly [length: number, words: readonly string[]])[] | undefined;

  constructor(words: Iterable<string>) {
    this.#given = words;
  }

  /** A list that is read when a word of it is first wanted: many lists are never needed. */
  static of(read: () => Iterable<string>): WordList {
    return new WordList({ [Symbol.iterator]: () => read()[Symbol.iterator]() });
  }

  get all(): readonly string[] {
    this.#all ??= [...new Set(this.#given)];
    return this.#all;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.all[Symbol.iterator]();
  }

  /** The words that look most like this one, at least so many; those that look alike are in or out together. */
  nearest(value: string, least: number): Near {
    const { looks, key: one } = seen(value);
    const key = least === LEAST ? one : `${one} ${least}`;
    let near = this.#nearest.get(key);
    if (near === undefined) {
      near = this.#find(looks, least);
      if (this.#nearest.size >= MOST_REMEMBERED) this.#nearest.clear();
      this.#nearest.set(key, near);
    }
    return near;
  }

  #find(looks: Looks, least: number): Near {
    this.#groups ??= groupedByLooks(this.all);
    const groups = this.#groups;
    const off = new Uint8Array(groups.length);
    const countAt = new Uint32Array(FURTHEST + 1);
    for (let n = 0; n < groups.length; n++) {
      const group = groups[n] as Alike;
      const far = Math.min(FURTHEST, unlikeness(looks, group));
      off[n] = far;
      countAt[far]! += group.words.length;
    }
    let count = 0;
    let furthest = 0;
    while (furthest <= FURTHEST && count < least) count += countAt[furthest++] as number;
    const near: Alike[][] = Array.from({ length: furthest }, () => []);
    for (let n = 0; n < groups.length; n++) near[off[n] as number]?.push(groups[n] as Alike);
    return new Near(near.flat());
  }

  /** Words that can be said, of this length or the nearest one that enough have. */
  sayable(length: number): readonly string[] {
    this.#sayable ??= [...groupBy(this.all.filter(isSayable), ({ length }) => length)]
      .filter(([, words]) => words.length >= LEAST)
      .sort(([a], [b]) => a - b);
    const [first = [length, this.all] as const, ...rest] = this.#sayable;
    const off = (of: number): number => Math.abs(of - length);
    return rest.reduce((best, one) => (off(one[0]) < off(best[0]) ? one : best), first)[1];
  }
}

const MOST_REMEMBERED = 5000;

function groupedByLooks(words: readonly string[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const word of words) {
    const looks = looksOf(word);
    const key = keyOf(looks);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { ...looks, words: [word] });
    else known.words.push(word);
  }
  return [...groups.values()];
}

function groupBy<K>(words: readonly string[], keyOf: (word: string) => K): Map<K, string[]> {
  const groups = new Map<K, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [word]);
    else known.push(word);
  }
  return groups;
}

/** Shorter names with two letters changed are hard to say. */
const LONG_ENOUGH = 4;
/** Of fewer words a surrogate would tell too much of the original. */
const LEAST = 200;
/** Where the likest are wanted, seven in eight come from so many. */
const LIKEST = 10;
/** After so many refusals the likest words are used up, and as many again come in. */
const REFUSALS = 12;
const MOST_TIMES = 4;

/**
 * A word of the list that a tagger would see as it saw the original: in the same lexicon classes, used alike, as common
 * and as long, or nearly. Where nothing may be derived from the value, any word of the list.
 */
export function drawAlike(
  value: string,
  list: WordList,
  draws: Draws,
  scope: Scope,
  tries = 0,
  least = LEAST,
): string {
  const times = Math.floor(tries / REFUSALS);
  if (scope.options.byOrder || times > MOST_TIMES) return draws.pick(list.all);
  const wanted = scope.options.likest && draws.below(8) > 0 ? Math.min(LIKEST, least) : least;
  const near = list.nearest(value, wanted << times);
  let drawn = near.at(draws.below(near.count));
  for (let again = 0; again < 3 && fold(drawn) === value; again++) drawn = near.at(draws.below(near.count));
  return drawn;
}

/** So many altered names are looked at for one of the original's classes. */
const ALTERATIONS = 8;

/**
 * A name with altered letters for one that the lists of usual names do not have: in the same classes as the original,
 * which for most are none, and of about its length.
 */
export function drawAltered(value: string, list: WordList, draws: Draws): string {
  if (value.length < LONG_ENOUGH) return capitalised(madeWord(value.length, draws));
  const names = list.sayable(value.length);
  const wanted = wordClasses(value);
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < ALTERATIONS && least > 0; tries++) {
    const altered = alterTwo(draws.pick(names), draws);
    const off = bitsIn(wordClasses(altered) ^ wanted);
    if (off < least) [best, least] = [altered, off];
  }
  return best;
}

/** Counts two bits at a time, then four, then eight. */
export function bitsIn(mask: number): number {
  const twos = mask - ((mask >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
