/* Numbers with a check digit. Texts hold nothing but the letters and digits; case does not count. */

/** True when the last digit is the check digit of the others (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    sum += i % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return sum % 10 === 0;
}

/** Payment cards: 13 to 19 digits. */
export function isCardNumber(text: string): boolean {
  return /^\d{13,19}$/.test(text) && passesLuhn(text);
}

/** National Provider Identifier: ten digits, first 1 or 2, Luhn after the prefix 80840. */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && passesLuhn(`80840${text}`);
}

/**
 * DEA registration: two letters (or a letter and 9), seven digits. The last digit is that of
 * (1st + 3rd + 5th) + 2 × (2nd + 4th + 6th).
 */
export function isDeaNumber(text: string): boolean {
  if (!/^[a-z][a-z9]\d{7}$/i.test(text)) return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = [...text.slice(2)].map(Number);
  return (a + c + e + 2 * (b + d + f)) % 10 === check;
}

export const VIN_SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/i;
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The values of A to Z; I, O and Q do not occur. */
const VIN_LETTERS = "12345678-12345-7-923456789";

/** Vehicle identification number, ISO 3779, with the North American check digit in ninth place. */
export function isVin(text: string): boolean {
  if (!VIN_SHAPE.test(text)) return false;
  const signs = [...text.toUpperCase()];
  const valueOfSign = (sign: string): number => Number(VIN_LETTERS[sign.charCodeAt(0) - 65] ?? sign);
  const sum = signs.reduce((total, sign, at) => total + valueOfSign(sign) * (VIN_WEIGHTS[at] as number), 0);
  return signs[8] === (sum % 11 === 10 ? "X" : String(sum % 11));
}

/** Could somebody have been given this number? Surrogates are made such that nobody could. */
export function checksOut(text: string): boolean {
  return isNpi(text) || isDeaNumber(text) || isCardNumber(text) || isVin(text);
}
