import type { Span } from "../../note.js";
import type { Analysis } from "../../text/index.js";
import { isAsciiDigit, isAsciiLetter } from "../../text/index.js";
import type { Features } from "./feature-list.js";
import { fewValues, upTo } from "./few-values.js";
import { type FeaturePrefix, featurePrefix, type Namer } from "./namer.js";

const REACH = 25;
const LONGEST_FORM = 20;
/** Few numbers have so many. */
const MANY_DIGITS = 24;
/** So much of the words before it, one by one. */
const CALLED_BY = 4;
const LETTERS = featurePrefix("number-letters:");
const DIGITS = featurePrefix("number-digits:");
const FORM = featurePrefix("number-form:");
const RUNS = featurePrefix("number-runs:");
const CALLED = featurePrefix("number-called:");
const CALLED_AT = [
  featurePrefix("number-called1:"),
  featurePrefix("number-called2:"),
  featurePrefix("number-called3:"),
] as const;

/** How a number is written. */
interface Written {
  /** What it begins with. */
  readonly letters: string;
  readonly digits: number;
  /** Digits as 9, letters as A. */
  readonly form: string;
  /** The same with runs written once. */
  readonly runs: string;
}

/** How a number is written and what it is called: its letters, its pattern, the words just before it. */
export function numberNamer<T>(namer: Namer<T>): (to: Features<T>, analysis: Analysis, span: Span) => void {
  const addFewLetters = fewValues(namer, LETTERS);
  const addFewDigits = upTo(namer, DIGITS, MANY_DIGITS);
  // Characters are written here: most numbers and most words before them need no string.
  const form = new Uint16Array(LONGEST_FORM);
  const runs = new Uint16Array(LONGEST_FORM);
  const before = new Uint16Array(REACH);

  function addLetters(to: Features<T>, letters: string): void {
    addFewLetters(to, letters.toUpperCase());
  }

  function addDigits(to: Features<T>, digits: number): void {
    if (digits < MANY_DIGITS) addFewDigits(to, digits);
    else namer.add(to, DIGITS, String(digits));
  }

  /** The same as `writtenAnyhow` has it. */
  function addAscii(to: Features<T>, text: string, start: number, end: number, digits: number): void {
    let letters = start;
    while (letters < end && isAsciiLetter(text.charCodeAt(letters))) letters++;
    addLetters(to, text.slice(start, letters));
    addDigits(to, digits);
    let formed = 0;
    let ran = 0;
    let last = 0;
    for (let at = start; at < end && ran < LONGEST_FORM; at++) {
      const unit = text.charCodeAt(at);
      const sign = isAsciiDigit(unit) ? NINE : isAsciiLetter(unit) ? CAPITAL_A : unit;
      if (formed < LONGEST_FORM) form[formed++] = sign;
      if (sign !== last || (sign !== NINE && sign !== CAPITAL_A)) runs[ran++] = sign;
      last = sign;
    }
    namer.addUnits(to, FORM, form, 0, formed);
    namer.addUnits(to, RUNS, runs, 0, ran);
  }

  /** The words before it, the last one first. */
  function addCalled(to: Features<T>, text: string, from: number, start: number): void {
    for (let at = from; at < start; at++) before[at - from] = smallLetter(text.charCodeAt(at));
    let end = start - from;
    for (let n = 0; n < CALLED_AT.length; n++) {
      while (end > 0 && !isCalling(before[end - 1] as number)) end--;
      if (end === 0) return;
      let first = end;
      while (first > 0 && isCalling(before[first - 1] as number)) first--;
      namer.addUnits(to, CALLED, before, first, end);
      namer.addUnits(to, CALLED_AT[n] as FeaturePrefix, before, first, Math.min(end, first + CALLED_BY));
      end = first;
    }
  }

  return (to, { text }, { start, end }) => {
    const digits = asciiDigits(text, start, end);
    if (digits === 0) return;
    if (digits > 0) addAscii(to, text, start, end, digits);
    else {
      const written = writtenAnyhow(text.slice(start, end));
      if (written.digits === 0) return;
      addLetters(to, written.letters);
      addDigits(to, written.digits);
      namer.add(to, FORM, written.form.slice(0, LONGEST_FORM));
      namer.add(to, RUNS, written.runs.slice(0, LONGEST_FORM));
    }
    const from = Math.max(0, start - REACH);
    if (asciiDigits(text, from, start) >= 0) {
      addCalled(to, text, from, start);
      return;
    }
    const words = (
      text
        .slice(from, start)
        .toLowerCase()
        .match(/[\p{L}#]+/gu) ?? []
    ).reverse();
    for (let n = 0; n < CALLED_AT.length && n < words.length; n++) {
      const word = words[n] as string;
      namer.add(to, CALLED, word);
      namer.add(to, CALLED_AT[n] as FeaturePrefix, word.slice(0, CALLED_BY));
    }
  };
}

/** How many digits there are, or -1 where not all is ASCII. */
function asciiDigits(text: string, start: number, end: number): number {
  let digits = 0;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return -1;
    if (isAsciiDigit(unit)) digits++;
  }
  return digits;
}

function writtenAnyhow(value: string): Written {
  const form = value.replace(/\p{Nd}/gu, "9").replace(/\p{L}/gu, "A");
  return {
    letters: /^\p{L}+/u.exec(value)?.[0] ?? "",
    digits: value.replace(/\P{Nd}/gu, "").length,
    form,
    runs: form.replace(/9+/gu, "9").replace(/A+/gu, "A"),
  };
}

const NINE = 57;
const CAPITAL_A = 65;
const CAPITAL_Z = 90;
const NUMBER_SIGN = 35;

function smallLetter(unit: number): number {
  return unit >= CAPITAL_A && unit <= CAPITAL_Z ? unit + 32 : unit;
}

function isCalling(unit: number): boolean {
  return isAsciiLetter(unit) || unit === NUMBER_SIGN;
}
