import { FF1 } from "@noble/ciphers/ff1";
import { subKey } from "../draws.js";
import type { SecretKey } from "../secret-key.js";

/** Below a million possible values FF1 can be undone by trying: NIST SP 800-38G, revision 1. */
const LEAST_DOMAIN = 1_000_000n;

/** Encrypts numbers into numbers of the same form, and back. Undefined where too few values have the form. */
export interface IdCipher {
  encrypt(id: string, type: string): string | undefined;
  decrypt(id: string, type: string): string | undefined;
}

/**
 * The digits and letters of an id are read as one number with a base for every place (10 for a digit, 26 for a
 * letter, 9 for a digit in front that is no zero), that number is encrypted with FF1 over bits, again and again
 * until it is small enough, and written over the places. Type is the tweak: the same id has the same code in
 * every note, and a record number says nothing of an account number.
 */
export function idCipher(key: SecretKey): IdCipher {
  const secret = subKey(key, "ids");
  const run = (id: string, type: string, way: "encrypt" | "decrypt"): string | undefined => {
    const places = [...id].map((sign, at) => placeOf(sign, !/[\p{L}\p{N}]/u.test(id.slice(0, at))));
    if (places.includes(undefined)) return undefined;
    const known = places as Place[];
    const size = known.reduce((product, { base }) => product * BigInt(base), 1n);
    if (size < LEAST_DOMAIN) return undefined;
    const bits = (size - 1n).toString(2).length;
    const cipher = FF1(2, secret, new TextEncoder().encode(`${type} ${size}`));
    let number = known.reduce((sum, { base, digit }) => sum * BigInt(base) + BigInt(digit), 0n);
    do {
      const row = [...number.toString(2).padStart(bits, "0")].map(Number);
      number = BigInt(`0b${cipher[way](row).join("")}`);
    } while (number >= size);
    return write(known, number);
  };
  return {
    encrypt: (id, type) => run(id, type, "encrypt"),
    decrypt: (id, type) => run(id, type, "decrypt"),
  };
}

interface Place {
  readonly base: number;
  readonly digit: number;
  readonly sign: (digit: number) => string;
}

/** Marks stay; so does a zero in front. Letters and digits outside ASCII have no place. */
function placeOf(sign: string, isFirst: boolean): Place | undefined {
  const code = sign.charCodeAt(0);
  const run = (base: number, from: number): Place => ({
    base,
    digit: code - from,
    sign: (digit) => String.fromCharCode(from + digit),
  });
  if (sign === "0" && isFirst) return { base: 1, digit: 0, sign: () => sign };
  if (/^[0-9]$/.test(sign)) return isFirst ? run(9, 49) : run(10, 48);
  if (/^[A-Z]$/.test(sign)) return run(26, 65);
  if (/^[a-z]$/.test(sign)) return run(26, 97);
  return /[\p{L}\p{N}]/u.test(sign) ? undefined : { base: 1, digit: 0, sign: () => sign };
}

function write(places: readonly Place[], number: bigint): string {
  let rest = number;
  const signs: string[] = [];
  for (const { base, sign } of [...places].reverse()) {
    signs.push(sign(Number(rest % BigInt(base))));
    rest /= BigInt(base);
  }
  return signs.reverse().join("");
}
