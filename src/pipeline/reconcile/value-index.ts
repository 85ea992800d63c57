import { categoryOf } from "../../schema/index.js";
import { digitsIn } from "../../text/digits.js";
import { folded, type Value, wordOffsets } from "./values.js";
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
  /** What the words look like that values begin with. */
  readonly firstWords: WordFilter;
  /** Single words of names, by themselves and by what is left of them without one letter, as `neighbours` has it. */
  readonly byNeighbour: ReadonlyMap<number, readonly Value[]>;
  /** What the words look like that are one letter away from one of these. */
  readonly nearWords: WordFilter;
  /** Numbers by their digits, whatever marks they are written with. */
  readonly byDigits: ReadonlyMap<string, Value>;
}

export function indexValues(values: readonly Value[]): ValueIndex {
  const byFirstWord = new Map<string, ValuesByWord>();
  const firstWords = new WordFilter();
  const nearWords = new WordFilter();
  const byDigits = new Map<string, Value>();
  const names: { word: string; value: Value }[] = [];
  for (const [text, value] of oneForEachText(values)) {
    const words = wordOffsets(text);
    if (words.length === 0) continue;
    const first = text.slice(words[0], words[1]);
    const same = byFirstWord.get(first) ?? { counts: new Set(), byText: new Map() };
    byFirstWord.set(first, same);
    firstWords.add(first);
    same.counts.add(words.length / 2);
    same.byText.set(text, value);
    const digits = digitsOf(value);
    if (digits !== undefined && (byDigits.get(digits)?.score ?? -1) < value.score)
      byDigits.set(digits, value);
    if (words.length > 2 || value.demand !== "word" || first.length < SHORTEST_MISSPELT) continue;
    if (value.type !== "PATIENT" && value.type !== "DOCTOR") continue;
    names.push({ word: first, value });
    nearWords.addNear(first);
  }
  let byNeighbour: Map<number, Value[]> | undefined;
  return {
    byFirstWord,
    firstWords,
    nearWords,
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
function oneForEachText(values: readonly Value[]): [string, Value][] {
  const byText = new Map<string, Value[]>();
  for (const value of values) {
    if (value.surface === "") continue;
    const key = folded(value.surface);
    append(byText, key, value);
  }
  return [...byText].map(([text, same]) => [text, chosen(same)]);
}

function chosen(same: readonly Value[]): Value {
  const [only] = same;
  if (only !== undefined && same.length === 1 && only.initials.length < 2) return only;
  const votes = new Map<string, number>();
  for (const { type, score } of same) votes.set(type, (votes.get(type) ?? 0) + Math.round(score * 1e6));
  const [type] = [...votes].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  const sorted = same
    .filter((value) => value.type === type)
    .sort((a, b) => b.score - a.score || compare(a.source, b.source) || compare(a.surface, b.surface));
  const first = sorted[0] as Value;
  const demand = EASIEST.find((easy) => sorted.some((value) => value.demand === easy)) ?? first.demand;
  const initials = [...new Set(sorted.flatMap(({ initials }) => [...initials]))].sort(compare).join("");
  return { ...first, demand, initials };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
