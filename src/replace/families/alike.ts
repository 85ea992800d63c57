import { wordClasses } from "../../lexicon/index.js";
import type { Draws } from "../draws.js";
import { fold } from "../folding.js";
import type { Scope } from "../scope.js";
import { alterTwo, isSayable } from "./altered-letters.js";

/** Words to draw from, sorted by the set of lexicon classes that they are in, and by length. */
export class WordList {
  readonly all: readonly string[];
  #byClasses: ReadonlyMap<number, readonly string[]> | undefined;
  readonly #byLength = new Map<number, ReadonlyMap<number, readonly string[]>>();
  #sayable: ReadonlyMap<number, readonly string[]> | undefined;

  constructor(words: Iterable<string>) {
    this.all = [...new Set(words)];
  }

  [Symbol.iterator](): Iterator<string> {
    return this.all[Symbol.iterator]();
  }

  /** Words that are in just these classes. */
  withClasses(classes: number): readonly string[] {
    this.#byClasses ??= groupBy(this.all, wordClasses);
    return this.#byClasses.get(classes) ?? [];
  }

  withClassesAndLength(classes: number, length: number): readonly string[] {
    let byLength = this.#byLength.get(classes);
    if (byLength === undefined) {
      byLength = groupBy(this.withClasses(classes), lengthOf);
      this.#byLength.set(classes, byLength);
    }
    return byLength.get(length) ?? [];
  }

  /** Words that can be said, of this length where there are enough. */
  sayable(length: number): readonly string[] {
    this.#sayable ??= groupBy(this.all.filter(isSayable), lengthOf);
    const near = this.#sayable.get(Math.max(LONG_ENOUGH, length)) ?? [];
    return near.length >= LEAST ? near : (this.#sayable.get(USUAL_LENGTH) ?? this.all);
  }
}

const lengthOf = (word: string): number => word.length;

function groupBy(words: readonly string[], keyOf: (word: string) => number): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [word]);
    else known.push(word);
  }
  return groups;
}

/** Shorter names with two letters changed are hard to say. */
const LONG_ENOUGH = 4;
const USUAL_LENGTH = 6;
/** So few words of a set of classes would tell too much of the original. */
const LEAST = 60;
const ENOUGH_TWINS = 150;
/** Draws of which the most alike is taken. */
const MOST_DRAWN = 5;
/** Of a short list fewer are drawn, so that the likest ones are not given to everybody. */
const LEFT_OPEN = 50;
/** After so many refusals the words of the original's classes are used up. */
const USED_UP = 30;

/**
 * A word of the list that a tagger would see as it saw the original: in the same lexicon classes, or nearly, and of
 * about the same length. Where nothing may be derived from the value, any word of the list.
 */
export function drawAlike(value: string, list: WordList, draws: Draws, scope: Scope, tries = 0): string {
  if (scope.options.byOrder || tries > 2 * USED_UP) return draws.pick(list.all);
  const classes = wordClasses(value);
  if (tries < USED_UP) {
    const twins = list.withClassesAndLength(classes, value.length);
    if (twins.length >= ENOUGH_TWINS) return draws.pick(twins);
  }
  const same = tries < USED_UP ? list.withClasses(classes) : [];
  const from = same.length >= LEAST ? same : list.all;
  // The likest were refused already: with every refusal, what is less like will do.
  const drawn = Math.min(MOST_DRAWN, 1 + from.length / LEFT_OPEN) - (tries >> 2);
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < drawn || draw === 0; draw++) {
    const word = draws.pick(from);
    const classesOff = from === same ? 0 : bitsIn(wordClasses(word) ^ classes);
    const off = 4 * classesOff + Math.abs(word.length - value.length);
    if (off < least && fold(word) !== value) [best, least] = [word, off];
  }
  return best === "" ? draws.pick(list.all) : best;
}

/** So many altered names are looked at for one of the original's classes. */
const ALTERATIONS = 8;

/**
 * A name with altered letters for one that the lists of usual names do not have: in the same classes as the original,
 * which for most are none, and of about its length.
 */
export function drawAltered(value: string, list: WordList, draws: Draws): string {
  const names = list.sayable(value.length);
  const wanted = wordClasses(value);
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < ALTERATIONS && least > 0; tries++) {
    const altered = alterTwo(draws.pick(names), draws);
    const off = bitsIn(wordClasses(altered) ^ wanted);
    if (off < least) [best, least] = [altered, off];
  }
  return best;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
