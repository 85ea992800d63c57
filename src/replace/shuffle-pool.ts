import type { Draws } from "./draws.js";
import { fold } from "./folding.js";

interface PoolValue {
  readonly display: string;
  readonly notes: Set<number>;
}

const TRIES = 60;
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/gi;

/** The form of a date: dates are shuffled among those written alike. */
export function datePattern(text: string): string {
  return text
    .replace(MONTH, "M")
    .replace(WEEKDAY, "W")
    .replace(/\d+(?:st|nd|rd|th)/gi, "o")
    .replace(/\d+/g, (digits) => (digits.length > 2 ? "0".repeat(digits.length) : "0"))
    .toLowerCase();
}

/** Values of the whole corpus by kind, with the notes they stand in: one is never given to a note that has it. */
export class ShufflePool {
  readonly #kinds = new Map<string, Map<string, PoolValue>>();
  readonly #pairs = new Set<string>();
  readonly #sorted = new Map<string, readonly string[]>();

  add(kind: string, value: string, display: string, note: number): void {
    const key = keyOf(kind, value);
    const values = this.#kinds.get(key) ?? new Map<string, PoolValue>();
    this.#kinds.set(key, values);
    const known = values.get(value);
    if (known !== undefined) known.notes.add(note);
    else {
      values.set(value, { display: usualCase(display), notes: new Set([note]) });
      this.#sorted.delete(key);
    }
  }

  addPair(a: string, b: string): void {
    this.#pairs.add(pairKey(a, b));
  }

  hasPair(a: string, b: string): boolean {
    return this.#pairs.has(pairKey(a, b));
  }

  /** Values of other notes, in random order, some more than once. */
  *candidates(kind: string, value: string, draws: Draws): Iterable<string> {
    const key = keyOf(kind, value);
    const values = this.#kinds.get(key);
    if (values === undefined || values.size < 2) return;
    const order = this.#sorted.get(key) ?? [...values.keys()].sort();
    this.#sorted.set(key, order);
    const own = values.get(value)?.notes ?? new Set<number>();
    for (let tries = 0; tries < TRIES; tries++) {
      const candidate = values.get(draws.pick(order)) as PoolValue;
      if (!meet(own, candidate.notes)) yield candidate.display;
    }
  }
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

function keyOf(kind: string, value: string): string {
  return kind === "date" ? `date ${datePattern(value)}` : kind;
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const one of few) if (many.has(one)) return true;
  return false;
}

/** "NEW BEDFORD" would shout in a note that does not: words of more than three letters get small ones. */
function usualCase(display: string): string {
  if (display !== display.toUpperCase()) return display;
  return display.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + fold(word.slice(1)));
}
