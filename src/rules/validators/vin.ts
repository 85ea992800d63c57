import type { Validation } from "../rule.js";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The value of each letter; I, O and Q do not occur. */
const LETTERS: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

/** Vehicle identification number, ISO 3779, with the North American check digit in ninth place. */
export function vin(value: string): Validation {
  const text = value.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(text)) return "doubts";
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const sign = text[i] as string;
    sum += (LETTERS[sign] ?? Number(sign)) * (WEIGHTS[i] as number);
  }
  const check = sum % 11;
  // Outside North America the ninth place is free, so a wrong digit proves nothing.
  return text[8] === (check === 10 ? "X" : String(check)) ? "confirms" : "silent";
}
