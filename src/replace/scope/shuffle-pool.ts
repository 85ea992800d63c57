import { hasRomanMonth } from "../dates/index.js";
import type { Draws } from "../draws.js";
import { fold } from "../folding.js";

interface PoolValue {
  readonly display: string;
  /** The scopes that have it. */
  readonly owners: Set<string>;
  /** To how many scopes it was given. */
  given: number;
}

const TRIES = 60;
/** So many free values are offered: few are refused, but at the end. */
const MOST_FREE = 400;
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/gi;

const SEASON = /\b(?:spring|summer|fall|autumn|winter)s?\b/gi;

/** The form of a date: dates are shuffled among those written alike, and feasts among feasts. */
export function datePattern(text: string): string {
  const named = hasRomanMonth(text) ? text.replace(/[IVX]+/, "R") : text;
  const pattern = named
    .replace(MONTH, "M")
    .replace(WEEKDAY, "W")
    .replace(SEASON, "S")
    .replace(/\d+(?:st|nd|rd|th)/gi, "o")
    .replace(/\d+/g, (digits) => (digits.length > 2 ? "0".repeat(digits.length) : "0"))
    .toLowerCase();
  return pattern === text.toLowerCase() && !/\d/.test(text) ? "feast" : pattern;
}

/** Values of the whole corpus by kind, with the scopes that have them: none is given to a scope that has it. */
export class ShufflePool {
  readonly #kinds = new Map<string, Map<string, PoolValue>>();
  readonly #pairs = new Set<string>();
  readonly #sorted = new Map<string, readonly string[]>();
  /** Values that nobody has been given, while each is given once. */
  readonly #free = new Map<string, string[]>();

  add(kind: string, value: string, display: string, owner: string): void {
    const key = keyOf(kind, value);
    const values = this.#kinds.get(key) ?? new Map<string, PoolValue>();
    this.#kinds.set(key, values);
    const known = values.get(value);
    if (known?.owners.has(owner)) return;
    this.#sorted.delete(key);
    if (known !== undefined) known.owners.add(owner);
    else values.set(value, { display: usualCase(display), owners: new Set([owner]), given: 0 });
  }

  addPair(a: string, b: string): void {
    this.#pairs.add(pairKey(a, b));
  }

  hasPair(a: string, b: string): boolean {
    return this.#pairs.has(pairKey(a, b));
  }

  /**
   * Values of others, in random order, some more than once. First each as often as it was there: what stands in many
   * notes does so afterwards, and what stands in one is not given to many.
   */
  *candidates(kind: string, value: string, draws: Draws, owner: string): Iterable<string> {
    const key = keyOf(kind, value);
    const values = this.#kinds.get(key);
    if (values === undefined || values.size < 2) return;
    const order = this.#sorted.get(key) ?? asOftenAsThere(values);
    this.#sorted.set(key, order);
    for (let tries = 0; tries < TRIES; tries++) {
      const candidate = values.get(draws.pick(order)) as PoolValue;
      const isUsedUp = candidate.given >= candidate.owners.size && tries < TRIES / 2;
      if (isUsedUp || candidate.owners.has(owner)) continue;
      candidate.given++;
      yield candidate.display;
      // Whoever takes it does not ask for another.
      candidate.given--;
    }
  }

  /** Values that were not given yet, in random order: whoever takes one leaves the others to the next. */
  *free(kind: string, value: string, draws: Draws): Iterable<string> {
    const key = keyOf(kind, value);
    const values = this.#kinds.get(key);
    if (values === undefined) return;
    const left = this.#free.get(key) ?? [...values.keys()].sort();
    this.#free.set(key, left);
    for (let untried = left.length; untried > 0 && left.length - untried < MOST_FREE; untried--) {
      const at = draws.below(untried);
      const last = untried - 1;
      [left[at], left[last]] = [left[last] as string, left[at] as string];
      const [given] = left.splice(last, 1);
      yield (values.get(given as string) as PoolValue).display;
      // Whoever takes it does not ask for another.
      left.splice(last, 0, given as string);
    }
  }
}

function asOftenAsThere(values: ReadonlyMap<string, PoolValue>): string[] {
  return [...values.keys()]
    .sort()
    .flatMap((value) => Array<string>(values.get(value)?.owners.size ?? 0).fill(value));
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

function keyOf(kind: string, value: string): string {
  return kind === "date" ? `date ${datePattern(value)}` : kind;
}

/** "NEW BEDFORD" would shout in a note that does not: words of more than three letters get small ones. */
function usualCase(display: string): string {
  if (display !== display.toUpperCase()) return display;
  return display.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + fold(word.slice(1)));
}
