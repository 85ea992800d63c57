import { hkdfSync } from "node:crypto";
import { type Hmac, hmacSha256 } from "./hmac-sha256.js";
import type { SecretKey } from "./secret-key.js";

/** An endless row of draws that looks random to whoever lacks the key, and is the same on every machine. */
export interface Draws {
  /** A whole number from 0 to n - 1, all equally likely; n at most 2^32. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Draws for a purpose and what it is about. The same parts give the same draws. */
export type Deriver = (purpose: string, ...about: readonly string[]) => Draws;

/** Purposes by key: a job makes a deriver for every patient. */
const made = new WeakMap<SecretKey, Map<string, Hmac>>();

/** Every purpose has a key of its own (HKDF), so that what is learnt of one says nothing of another. */
export function deriver(key: SecretKey): Deriver {
  const hmacs = made.get(key) ?? new Map<string, Hmac>();
  made.set(key, hmacs);
  return (purpose, ...about) => {
    let hmac = hmacs.get(purpose);
    if (hmac === undefined) {
      hmac = hmacSha256(subKey(key, `draws ${purpose}`));
      hmacs.set(purpose, hmac);
    }
    return new HmacDraws(hmac, message(about));
  };
}

export function subKey(key: SecretKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "scrubjay", purpose, 32));
}

/** Lengths stand before the parts, so that ("ab", "c") and ("a", "bc") differ. */
function message(about: readonly string[]): string {
  let all = "";
  for (const part of about) all += `${part.length}:${part}`;
  return all;
}

const NO_BYTES = new Uint8Array(0);

class HmacDraws implements Draws {
  readonly #hmac: Hmac;
  readonly #about: string;
  #block = NO_BYTES;
  #at = 0;
  #count = 0;

  constructor(hmac: Hmac, about: string) {
    this.#hmac = hmac;
    this.#about = about;
  }

  below(n: number): number {
    // Most choices are among few: two bytes of the block are enough for them.
    const bytes = n <= 1024 ? 2 : 4;
    const all = bytes === 2 ? 2 ** 16 : 2 ** 32;
    // Numbers from the last, incomplete round would favour small results: draw again.
    const fair = all - (all % n);
    let number = this.#next(bytes);
    while (number >= fair) number = this.#next(bytes);
    return number % n;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** The next bytes of the row as a number, the lowest first. */
  #next(bytes: 2 | 4): number {
    if (this.#at + bytes > this.#block.length) {
      this.#block = this.#hmac(`${this.#count++};${this.#about}`) as typeof NO_BYTES;
      this.#at = 0;
    }
    const block = this.#block;
    const at = this.#at;
    this.#at = at + bytes;
    const low = (block[at] as number) | ((block[at + 1] as number) << 8);
    if (bytes === 2) return low;
    return (low | ((block[at + 2] as number) << 16) | ((block[at + 3] as number) << 24)) >>> 0;
  }
}
