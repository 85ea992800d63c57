import { hkdf } from "#platform";
import { type CountedHmac, countedHmac } from "./hmac-sha256.js";
import type { SecretKey } from "./secret-key.js";

/** An endless stream of pseudo-random draws: unpredictable without the key, the same on every machine. */
export interface Draws {
  /** A whole number from 0 to n - 1, all equally likely; n at most 2^32. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Draws for a purpose and what it is about. The same parts give the same draws. */
export type Deriver = (purpose: string, ...about: readonly string[]) => Draws;

/** Purposes by key: a job makes a deriver for every patient. */
const made = new WeakMap<SecretKey, Map<string, CountedHmac>>();

/** Every purpose has a key of its own (HKDF), so that what is learnt of one says nothing of another. */
export function deriver(key: SecretKey): Deriver {
  const hmacs = made.get(key) ?? new Map<string, CountedHmac>();
  made.set(key, hmacs);
  return (purpose, ...about) => {
    let hmac = hmacs.get(purpose);
    if (hmac === undefined) {
      hmac = countedHmac(subKey(key, `draws ${purpose}`));
      hmacs.set(purpose, hmac);
    }
    return new HmacDraws(hmac, about);
  };
}

export function subKey(key: SecretKey, purpose: string): Uint8Array {
  return hkdf(key, "scrubjay", purpose);
}

/** Half words in a block of the stream, which has eight words. */
const BLOCK = 16;
const NOTHING: readonly number[] = [];

class HmacDraws implements Draws {
  readonly #hmac: CountedHmac;
  readonly #about: readonly string[];
  #block = NOTHING;
  #at = BLOCK;
  #count = 0;

  constructor(hmac: CountedHmac, about: readonly string[]) {
    this.#hmac = hmac;
    this.#about = about;
  }

  below(n: number): number {
    // Most choices are among few: two bytes of the block are enough for them.
    const halves = n <= 1024 ? 1 : 2;
    const all = halves === 1 ? 2 ** 16 : 2 ** 32;
    // Numbers from the last, incomplete round would favour small results: draw again.
    const fair = all - (all % n);
    let number = this.#next(halves);
    while (number >= fair) number = this.#next(halves);
    return number % n;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** The next half words of the stream as a number, the lowest first. */
  #next(halves: 1 | 2): number {
    if (this.#at + halves > BLOCK) {
      this.#block = this.#hmac(this.#count++, this.#about);
      this.#at = 0;
    }
    const low = this.#half();
    return halves === 1 ? low : (low | (this.#half() << 16)) >>> 0;
  }

  /** The next two bytes of the block, the lower one first. */
  #half(): number {
    const at = this.#at++;
    const word = this.#block[at >> 1] as number;
    const bytes = (at & 1) === 0 ? word >>> 16 : word & 0xffff;
    return (bytes >> 8) | ((bytes & 0xff) << 8);
  }
}
