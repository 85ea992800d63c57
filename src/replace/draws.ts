import { createHmac, hkdfSync } from "node:crypto";
import type { SecretKey } from "./secret-key.js";

/** An endless row of draws that looks random to whoever lacks the key, and is the same on every machine. */
export interface Draws {
  /** A whole number from 0 to n - 1, all equally likely; n at most 2^32. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Draws for a purpose and what it is about. The same parts give the same draws. */
export type Deriver = (purpose: string, ...about: readonly string[]) => Draws;

/** Keys of purposes by key: a job makes a deriver for every patient. */
const made = new WeakMap<SecretKey, Map<string, Uint8Array>>();

/** Every purpose has a key of its own (HKDF), so that what is learnt of one says nothing of another. */
export function deriver(key: SecretKey): Deriver {
  const keys = made.get(key) ?? new Map<string, Uint8Array>();
  made.set(key, keys);
  return (purpose, ...about) => {
    const own = keys.get(purpose) ?? subKey(key, `draws ${purpose}`);
    keys.set(purpose, own);
    return hmacDraws(own, message(about));
  };
}

export function subKey(key: SecretKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "scrubjay", purpose, 32));
}

/** Lengths stand before the parts, so that ("ab", "c") and ("a", "bc") differ. */
function message(about: readonly string[]): string {
  return about.map((part) => `${part.length}:${part}`).join("");
}

function hmacDraws(key: Uint8Array, about: string): Draws {
  let block = Buffer.alloc(0);
  let at = 0;
  let count = 0;
  const next = (bytes: 2 | 4): number => {
    if (at + bytes > block.length) {
      block = createHmac("sha256", key).update(`${count++};${about}`).digest();
      at = 0;
    }
    at += bytes;
    return bytes === 2 ? block.readUInt16LE(at - 2) : block.readUInt32LE(at - 4);
  };
  const below = (n: number): number => {
    // Most choices are among few: two bytes of the block are enough for them.
    const bytes = n <= 1024 ? 2 : 4;
    const all = 2 ** (8 * bytes);
    // Numbers from the last, incomplete round would favour small results: draw again.
    const fair = all - (all % n);
    let number = next(bytes);
    while (number >= fair) number = next(bytes);
    return number % n;
  };
  return { below, pick: (list) => list[below(list.length)] as never };
}
