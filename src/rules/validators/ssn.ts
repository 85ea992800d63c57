import type { Validation } from "../rule.js";

/** Social security number: areas 000, 666 and 9xx, group 00 and serial 0000 were never given out. */
export function ssnPlan(value: string): Validation {
  const digits = value.replace(/\D/g, "");
  if (digits.length === 4) return "silent";
  if (digits.length !== 9) return "doubts";
  const impossible = /^(?:000|666|9)|^\d{3}00|0000$/.test(digits);
  return impossible ? "doubts" : "silent";
}
