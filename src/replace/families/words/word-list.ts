import { isSayable } from "./altered-letters.js";
import { type NearestWords, ProfileIndex } from "./profile-index.js";
import { numberedProfile } from "./word-profile.js";

/** Of fewer words a surrogate would tell too much of the original. */
export const LEAST = 200;
/** This many of a length are enough where letters change too. */
const LEAST_SAYABLE = 40;
const MOST_REMEMBERED = 5000;
/** More than anybody asks for at once. */
const MOST_WANTED = 4096;

/** Words to draw from, with their nearest neighbours by profile. */
export class WordList {
  readonly #given: Iterable<string>;
  #all: readonly string[] | undefined;
  #index: ProfileIndex | undefined;
  readonly #nearest = new Map<number, NearestWords>();
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

  /** The words with the nearest profiles, at least this many; words of one profile are in or out together. */
  nearest(value: string, least: number): NearestWords {
    const looks = numberedProfile(value);
    const key = looks.number * MOST_WANTED + least;
    let near = this.#nearest.get(key);
    if (near === undefined) {
      this.#index ??= new ProfileIndex(this.all);
      near = this.#index.nearest(looks, least);
      if (this.#nearest.size >= MOST_REMEMBERED) this.#nearest.clear();
      this.#nearest.set(key, near);
    }
    return near;
  }

  /** Words that can be said, of this length or the nearest one that enough have. */
  sayable(length: number): readonly string[] {
    this.#sayable ??= [...byLength(this.all.filter(isSayable))]
      .filter(([, words]) => words.length >= LEAST_SAYABLE)
      .sort(([a], [b]) => a - b);
    let best = this.all;
    let least = Number.POSITIVE_INFINITY;
    for (const [of, words] of this.#sayable) {
      const off = Math.abs(of - length);
      if (off >= least) continue;
      best = words;
      least = off;
    }
    return best;
  }
}

function byLength(words: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const known = groups.get(word.length);
    if (known === undefined) groups.set(word.length, [word]);
    else known.push(word);
  }
  return groups;
}
