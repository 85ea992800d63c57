import type { Validation } from "../rule.js";

/** True when the digits' last one is the check digit of the others (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = digit * 2;
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Payment cards: 13 to 19 digits with a check digit. Anything else is none of ours. */
export function luhn(value: string): Validation {
  const digits = value.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19) return "silent";
  return passesLuhn(digits) ? "confirms" : "doubts";
}
