import {
  classAt,
  DIGIT,
  EXTEND,
  isAsciiDigit,
  isLetterClass,
  isWordClass,
  unitAt,
  widthAt,
} from "./character-class.js";

const POINT = 46;
const COMMA = 44;
const SLASH = 47;
const CAPITAL_T = 84;

/**
 * Where the number that starts at `start` (an ASCII digit) ends, when it is a token by itself: "3.5", "1,200",
 * "54" in "54yo". Answers -1 when the digits are the beginning of a word ("3rd", "40s", "14FEB2019").
 */
export function numberEnd(text: string, start: number): number {
  let end = digitsEnd(text, start);
  const digits = end - start;
  if (isWordClass(classAt(text, end))) return tailStandsApart(text, end, digits) ? end : -1;
  if (!mayHoldPoint(text, start)) return end;
  if (digits <= 3) end = groupsEnd(text, end);
  end = fractionEnd(text, end);
  while (classAt(text, end) === EXTEND) end += widthAt(text, end);
  return end;
}

/** Not inside a date ("3/4.10 mg"), nor inside a dotted number ("14.02.2019", "10.0.0.1"). */
function mayHoldPoint(text: string, start: number): boolean {
  const before = unitAt(text, start - 1);
  return !((before === SLASH || before === POINT) && isAsciiDigit(unitAt(text, start - 2)));
}

/** "1,200,000": groups of exactly three digits. "2010,2011" and "3,4" are lists. */
function groupsEnd(text: string, from: number): number {
  let end = from;
  while (unitAt(text, end) === COMMA && exactlyThreeDigits(text, end + 1)) end += 4;
  return end;
}

function exactlyThreeDigits(text: string, at: number): boolean {
  for (let i = 0; i < 3; i++) if (!isAsciiDigit(unitAt(text, at + i))) return false;
  return !isWordClass(classAt(text, at + 3));
}

/** One point with digits on both sides is a decimal point; with a second one it is a date, address or phone. */
function fractionEnd(text: string, from: number): number {
  if (unitAt(text, from) !== POINT || !isAsciiDigit(unitAt(text, from + 1))) return from;
  const end = digitsEnd(text, from + 1);
  const dotted = unitAt(text, end) === POINT && isAsciiDigit(unitAt(text, end + 1));
  return dotted ? from : end;
}

function digitsEnd(text: string, from: number): number {
  let end = from;
  while (isAsciiDigit(unitAt(text, end))) end++;
  return end;
}

const KEPT_TAIL = /^(?:s|st|nd|rd|th)$/i;

/**
 * An age, dose or time stands apart from the letters glued to it ("54yo", "54M", "81mg", "10:30am"), an
 * ordinal, decade or code does not. The T of a timestamp begins a new token: only the date before it is a DATE.
 */
function tailStandsApart(text: string, from: number, digits: number): boolean {
  if (
    unitAt(text, from) === CAPITAL_T &&
    (digits === 2 || digits === 8) &&
    isAsciiDigit(unitAt(text, from + 1))
  )
    return true;
  if (digits > 3 || !isLetterClass(classAt(text, from))) return false;
  let end = from;
  for (let kind = classAt(text, end); isWordClass(kind); kind = classAt(text, end)) {
    if (kind === DIGIT) return false;
    end += widthAt(text, end);
  }
  return end - from > 2 || !KEPT_TAIL.test(text.slice(from, end));
}
