/*
 * Numbers with a check digit are made to fail it: whatever a surrogate looks like, nobody can have been given it.
 */

const NPI = /^[12]\d{9}$/;
const DEA = /^[a-z][a-z9]\d{7}$/;
const CARD = /^\d{13,19}$/;
const VIN = /^[a-hj-npr-z0-9]{17}$/;

function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

function luhn(digits: readonly number[]): boolean {
  const sum = digits.reduce((total, digit, at) => {
    const doubled = (digits.length - at) % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A National Provider Identifier: ten digits, first 1 or 2, with the prefix 80840 a valid Luhn number. */
function isNpi(value: string): boolean {
  return NPI.test(value) && luhn(digitsOf(`80840${value}`));
}

/** A DEA number: two letters, seven digits, the last of which checks the others. */
function isDea(value: string): boolean {
  if (!DEA.test(value)) return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = digitsOf(value.slice(2));
  return (a + c + e + 2 * (b + d + f)) % 10 === check;
}

/** A bank card: 13 to 19 digits and a valid Luhn number. */
function isCard(value: string): boolean {
  return CARD.test(value) && luhn(digitsOf(value));
}

const VIN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [..."abcdefgh"]
    .map((letter, at) => [letter, at + 1] as const)
    .concat(
      [..."jklmn"].map((letter, at) => [letter, at + 1] as const),
      [
        ["p", 7],
        ["r", 9],
      ] as const,
      [..."stuvwxyz"].map((letter, at) => [letter, at + 2] as const),
      [..."0123456789"].map((digit) => [digit, Number(digit)] as const),
    ),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A vehicle identification number: 17 characters, the ninth of which checks the others. */
function isVin(value: string): boolean {
  if (!VIN.test(value)) return false;
  const sum = [...value].reduce(
    (total, one, at) => total + (VIN_VALUES[one] ?? 0) * (VIN_WEIGHTS[at] ?? 0),
    0,
  );
  return (sum % 11 === 10 ? "x" : String(sum % 11)) === value[8];
}

/** Could somebody have been given this number? `value` holds small letters and digits only. */
export function checksOut(value: string): boolean {
  return isNpi(value) || isDea(value) || isCard(value) || isVin(value);
}
