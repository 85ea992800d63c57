import type { Validation } from "../rule.js";
import { passesLuhn } from "./luhn.js";

/** National Provider Identifier: ten digits, first 1 or 2, Luhn after the prefix 80840. */
export function npi(value: string): Validation {
  const digits = value.replace(/\D/g, "");
  if (digits.length !== 10 || !/^[12]/.test(digits)) return "doubts";
  return passesLuhn(`80840${digits}`) ? "confirms" : "doubts";
}
