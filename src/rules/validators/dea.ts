import type { Validation } from "../rule.js";

/**
 * DEA registration: two letters (or a letter and 9), seven digits. The last digit is that of
 * (1st + 3rd + 5th) + 2 × (2nd + 4th + 6th).
 */
export function dea(value: string): Validation {
  const match = /^[a-z][a-z9]-?(\d{7})/i.exec(value.trim());
  if (!match) return "doubts";
  const [a, b, c, d, e, f, check] = [...(match[1] as string)].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (a + c + e + 2 * (b + d + f)) % 10 === check ? "confirms" : "doubts";
}
