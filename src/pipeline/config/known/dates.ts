import { ORDINAL_WORDS, type ParsedDate, parseDate } from "../../../text/index.js";
import type { Word } from "../words.js";
import type { Hit } from "./fields.js";

export interface Birthday {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Day, month and year of a date in any format of our grammar; a time behind it is left out. */
export function birthday(value: string): Birthday | undefined {
  const read = parseDate(value.trim().replace(/[T ]\d{1,2}:.*$/s, ""));
  if (read?.year === undefined || read.month === undefined || read.day === undefined) return undefined;
  return { year: read.year, month: read.month, day: read.day };
}

/** A written-out date has no more pieces than this: "Saturday, the thirty-first of December, 1949". */
const REACH = 7;

/**
 * Finds a date in every format of our grammar, with day, month and year; month and day in either order. Only where
 * the year stands, and the day near it, is the grammar asked.
 */
export function dateFinder(values: readonly string[]): (text: string, words: readonly Word[]) => Hit[] {
  const sought = values.map(birthday).filter((date) => date !== undefined);
  return (text, words) => {
    const found: Hit[] = [];
    for (const [at, word] of words.entries()) {
      if (!/^\d/.test(word.text)) continue;
      for (const date of sought) {
        const hit = isYear(word.text, date) ? around(text, words, at, date) : compact(word, text, date);
        if (hit) found.push(hit);
      }
    }
    return found;
  };
}

function isYear(digits: string, { year }: Birthday): boolean {
  return Number(digits) === year || (digits.length === 2 && Number(digits) === year % 100);
}

/** "19491231", "123149" */
function compact(word: Word, text: string, date: Birthday): Hit | undefined {
  if (word.text.length !== 6 && word.text.length !== 8) return undefined;
  return says(text.slice(word.start, word.end), date) ? { start: word.start, end: word.end } : undefined;
}

/** The longest stretch around the year that is the date. */
function around(text: string, words: readonly Word[], at: number, date: Birthday): Hit | undefined {
  const first = Math.max(0, at - REACH);
  const last = Math.min(words.length - 1, at + REACH);
  const day = words.slice(first, last + 1).some(({ text: word }) => tellsDay(word, date.day));
  if (!day) return undefined;
  for (let from = first; from <= at; from++) {
    for (let to = last; to >= at; to--) {
      const start = words[from]!.start;
      const end = words[to]!.end;
      if (to > from && end - start <= 60 && says(text.slice(start, end), date)) return { start, end };
    }
  }
  return undefined;
}

/** The number of the day, or the last piece of its word ("first" of "thirty-first"). */
function tellsDay(word: string, day: number): boolean {
  return /^\d/.test(word)
    ? Number(word) === day
    : ORDINAL_WORDS[day]?.split("-").at(-1) === word.toLowerCase();
}

function says(surface: string, date: Birthday): boolean {
  return (["mdy", "dmy", "ymd"] as const).some((order) => isDate(parseDate(surface, { order }), date));
}

function isDate(read: ParsedDate | undefined, { year, month, day }: Birthday): boolean {
  if (read?.month !== month || read.day !== day || read.year === undefined) return false;
  return read.year === year || (read.yearDigits === 2 && read.year % 100 === year % 100);
}
