import type { Draws } from "../../draws.js";
import { startsWithVowel } from "../../folding.js";

/** Of fewer words of a length those of the next ones are taken too: a surrogate would tell too much of the original. */
const FEWEST = 24;
/** A word is as long as the original, or a letter longer or shorter, as often the one as the other. */
const STEPS = [-1, 0, 0, 1];

/** Words to draw from by their length, those that begin with a vowel and the others apart. */
export class WordsByLength {
  readonly #vowel: Lengths;
  readonly #other: Lengths;

  constructor(words: readonly string[]) {
    this.#vowel = lengthsOf(words.filter(startsWithVowel));
    this.#other = lengthsOf(words.filter((word) => !startsWithVowel(word)));
  }

  /** A word about so long. */
  draw(length: number, vowel: boolean, draws: Draws): string {
    const { near } = vowel ? this.#vowel : this.#other;
    const wanted = Math.max(0, Math.min(near.length - 1, length + draws.pick(STEPS)));
    return draws.pick(near[wanted] as readonly string[]);
  }

  /** Any of the words. */
  pick(vowel: boolean, draws: Draws): string {
    return draws.pick((vowel ? this.#vowel : this.#other).all);
  }
}

interface Lengths {
  readonly all: readonly string[];
  /** By length: enough words that are so long, or nearly. */
  readonly near: readonly (readonly string[])[];
}

function lengthsOf(all: readonly string[]): Lengths {
  const longest = Math.max(...all.map(({ length }) => length));
  const near = Array.from({ length: longest + 1 }, (_, wanted) => {
    let found: string[] = [];
    for (let off = 0; found.length < Math.min(FEWEST, all.length); off++)
      found = all.filter(({ length }) => Math.abs(length - wanted) <= off);
    return found;
  });
  return { all, near };
}
