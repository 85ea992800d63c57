import { categoryOf } from "../../schema/index.js";
import { digitsIn } from "../../text/index.js";
import { folded, type Value, wordsIn } from "./values.js";
import { WordFilter } from "./word-filter.js";

/** Values that begin with the same word: how many words they have, and each by its folded text. */
export interface ValuesByWord {
  readonly counts: Set<number>;
  readonly byText: Map<string, Value>;
}

/** Misspellings are looked for in words of this length and more: shorter ones are too near to other words. */
const SHORTEST_MISSPELT = 6;

/** Values in the shape a search wants them. */
export interface ValueIndex {
  readonly byFirstWord: ReadonlyMap<string, ValuesByWord>;
  /** What the words look like that values begin with, or that are one letter away from a single word of a name. */
  readonly likely: WordFilter;
  /** Single words of names, by themselves and by what is left of them without one letter, as `neighbours` has it. */
  readonly byNeighbour: ReadonlyMap<number, readonly Value[]>;
  /** Numbers by their digits, whatever marks they are written with. */
  readonly byDigits: ReadonlyMap<string, Value>;
}

export function indexValues(values: readonly Value[]): ValueIndex {
  const byFirstWord = new Map<string, ValuesByWord>();
  const likely = new WordFilter();
  const byDigits = new Map<string, Value>();
  const names: { word: string; value: Value }[] = [];
  for (const [text, value] of oneForEachText(values)) {
    const { offsets, count } = wordsIn(text);
    if (count === 0) continue;
    const first = text.slice(offsets[0], offsets[1]);
    let same = byFirstWord.get(first);
    if (same === undefined) {
      same = { counts: new Set(), byText: new Map() };
      byFirstWord.set(first, same);
      likely.add(first);
    }
    same.counts.add(count / 2);
    same.byText.set(text, value);
    const digits = digitsOf(value);
    if (digits !== undefined && (byDigits.get(digits)?.score ?? -1) < value.score)
      byDigits.set(digits, value);
    if (count > 2 || value.demand !== "word" || first.length < SHORTEST_MISSPELT) continue;
    if (value.type !== "PATIENT" && value.type !== "DOCTOR") continue;
    names.push({ word: first, value });
    likely.addNear(first);
  }
  let byNeighbour: Map<number, Value[]> | undefined;
  return {
    byFirstWord,
    likely,
    byDigits,
    // Few notes hold a word that looks like one of them.
    get byNeighbour() {
      if (byNeighbour === undefined) {
        byNeighbour = new Map();
        for (const { word, value } of names)
          for (const form of new Set(neighbours(word))) append(byNeighbour, form, value);
      }
      return byNeighbour;
    },
  };
}

const FEWEST_DIGITS = 7;
const LONGEST_NUMBER = 24;

/** The digits of a telephone or record number that has enough of them to be itself with other marks. */
function digitsOf({ surface, type }: Value): string | undefined {
  const category = categoryOf(type);
  if (category !== "CONTACT" && category !== "ID") return undefined;
  const digits = digitsIn(surface);
  const fits = digits.length >= FEWEST_DIGITS && surface.length <= LONGEST_NUMBER && !/\p{L}/u.test(surface);
  return fits ? digits : undefined;
}

function append<K>(lists: Map<K, Value[]>, key: K, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** An odd number and its inverse: their product is 1 modulo 2^32. */
const BASE = 0x01000193;
const INVERSE = 0x359c449b;

/**
 * Hashes of the word, and of the word without each of its letters: two words one edit apart share one of these. The
 * hash is Σ unit·BASE^place, so that a letter is taken out by moving the rest down by one place, without a string.
 */
export function neighbours(word: string): number[] {
  const before = [0]; // hash of the letters before each place
  let power = 1;
  for (let at = 0; at < word.length; at++) {
    before.push(((before[at] as number) + Math.imul(word.charCodeAt(at), power)) | 0);
    power = Math.imul(power, BASE);
  }
  const whole = before[word.length] as number;
  const forms = [whole];
  for (let at = 0; at < word.length; at++)
    forms.push(((before[at] as number) + Math.imul((whole - (before[at + 1] as number)) | 0, INVERSE)) | 0);
  return forms;
}

const EASIEST = ["whole", "word", "doubtful"] as const;

/**
 * One value for each text, by that text. Where mentions differ in type, the type with the greatest sum of scores has it; a tie
 * goes to the first in the alphabet, so that the order of mentions does not matter.
 */
function oneForEachText(values: readonly Value[]): Map<string, Value> {
  const byText = new Map<string, Value>();
  const repeated = new Map<string, Value[]>();
  for (const value of values) {
    if (value.surface === "") continue;
    const text = folded(value.surface);
    const first = byText.get(text);
    if (first === undefined) {
      byText.set(text, value);
      continue;
    }
    const same = repeated.get(text);
    if (same === undefined) repeated.set(text, [first, value]);
    else same.push(value);
  }
  for (const [text, value] of byText) {
    const same = repeated.get(text);
    if (same !== undefined) byText.set(text, chosen(same));
    else if (value.initials.length > 1) byText.set(text, { ...value, initials: lettersOf([value]) });
  }
  return byText;
}

function chosen(same: readonly Value[]): Value {
  const type = likeliestType(same);
  const alike = same.filter((value) => value.type === type);
  let first = alike[0] as Value;
  for (const value of alike) if (isBefore(value, first)) first = value;
  const demand = EASIEST.find((easy) => alike.some((value) => value.demand === easy)) ?? first.demand;
  const { surface, score, source } = first;
  return { surface, type, demand, initials: lettersOf(alike), score, source };
}

function likeliestType(same: readonly Value[]): string {
  const { type } = same[0] as Value;
  if (same.every((value) => value.type === type)) return type;
  const votes = new Map<string, number>();
  for (const { type, score } of same) votes.set(type, (votes.get(type) ?? 0) + Math.round(score * 1e6));
  return [...votes].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))[0];
}

/** The surest first. */
function isBefore(a: Value, b: Value): boolean {
  return (b.score - a.score || compare(a.source, b.source) || compare(a.surface, b.surface)) < 0;
}

/** The initials of all, each once and in order. */
function lettersOf(values: readonly Value[]): string {
  if (values.every(({ initials }) => initials === "")) return "";
  return [...new Set(values.flatMap(({ initials }) => [...initials]))].sort(compare).join("");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
