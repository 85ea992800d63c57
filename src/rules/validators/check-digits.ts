import { isCardNumber, isDeaNumber, isNpi, isVin, VIN_SHAPE } from "../../schema/index.js";
import type { Validation } from "../rule.js";

/** A registration may have a suffix. */
export function dea(value: string): Validation {
  const [number = ""] = /^[a-z][a-z9]-?\d{7}/i.exec(value.trim()) ?? [];
  return isDeaNumber(number.replace("-", "")) ? "confirms" : "doubts";
}

/** Numbers of other lengths than payment cards have no check digit that we know. */
export function luhn(value: string): Validation {
  const digits = value.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19) return "silent";
  return isCardNumber(digits) ? "confirms" : "doubts";
}

export function npi(value: string): Validation {
  return isNpi(value.replace(/\D/g, "")) ? "confirms" : "doubts";
}

/** Outside North America the ninth place is free, so a wrong digit proves nothing. */
export function vin(value: string): Validation {
  if (!VIN_SHAPE.test(value)) return "doubts";
  return isVin(value) ? "confirms" : "silent";
}
