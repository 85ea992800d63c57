import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";
import { isAsciiDigit, isAsciiLetter } from "../../text/character-class.js";
import type { Features } from "./feature-list.js";
import { fewValues, upTo } from "./few-values.js";
import { type Kind, kind, type Namer } from "./namer.js";

const REACH = 25;
const LONGEST_FORM = 20;
/** Few numbers have so many. */
const MANY_DIGITS = 24;
const LETTERS = kind("number-letters:");
const DIGITS = kind("number-digits:");
const FORM = kind("number-form:");
const RUNS = kind("number-runs:");
const CALLED = kind("number-called:");
const CALLED_AT = [kind("number-called1:"), kind("number-called2:"), kind("number-called3:")] as const;

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
  const addLetters = fewValues(namer, LETTERS);
  const addDigits = upTo(namer, DIGITS, MANY_DIGITS);
  return (to, { text }, { start, end }) => {
    const value = text.slice(start, end);
    const written = isAscii(value) ? writtenInAscii(value) : writtenAnyhow(value);
    if (written.digits === 0) return;
    addLetters(to, written.letters.toUpperCase());
    if (written.digits < MANY_DIGITS) addDigits(to, written.digits);
    else namer.add(to, DIGITS, String(written.digits));
    namer.add(to, FORM, written.form.slice(0, LONGEST_FORM));
    namer.add(to, RUNS, written.runs.slice(0, LONGEST_FORM));
    const before = text.slice(Math.max(0, start - REACH), start).toLowerCase();
    const words = isAscii(before) ? lastWords(before) : (before.match(/[\p{L}#]+/gu) ?? []).reverse();
    for (let n = 0; n < CALLED_AT.length && n < words.length; n++) {
      const word = words[n] as string;
      namer.add(to, CALLED, word);
      namer.add(to, CALLED_AT[n] as Kind, word.slice(0, 4));
    }
  };
}

function isAscii(value: string): boolean {
  for (let at = 0; at < value.length; at++) if (value.charCodeAt(at) > 127) return false;
  return true;
}

/** Most numbers: one look at every character. */
function writtenInAscii(value: string): Written {
  let letters = 0;
  let digits = 0;
  let form = "";
  let runs = "";
  let last = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    let sign = value[at] as string;
    if (isAsciiDigit(unit)) {
      sign = "9";
      digits++;
    } else if (isAsciiLetter(unit)) {
      sign = "A";
      if (letters === at) letters++;
    }
    form += sign;
    if (sign !== last || (sign !== "9" && sign !== "A")) runs += sign;
    last = sign;
  }
  return { letters: value.slice(0, letters), digits, form, runs };
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

/** The last words, the last one first. */
function lastWords(before: string): string[] {
  const words: string[] = [];
  for (let end = before.length; end > 0 && words.length < CALLED_AT.length; ) {
    let start = end;
    while (start > 0 && isCalling(before.charCodeAt(start - 1))) start--;
    if (start < end) words.push(before.slice(start, end));
    end = Math.min(start, end - 1);
  }
  return words;
}

const NUMBER_SIGN = 35;

function isCalling(unit: number): boolean {
  return isAsciiLetter(unit) || unit === NUMBER_SIGN;
}
