import { clustersOf, frequencyClass, wordClasses } from "../../../lexicon/index.js";
import { remembered } from "../../../remembered.js";

/** A word as a tagger sees it: its lexicon classes, its embedding cluster (of 64), its frequency class, its length. */
export interface WordProfile {
  readonly classes: number;
  readonly cluster: number;
  readonly frequency: number;
  readonly length: number;
}

export const NOT_LISTED = -1;
const LONGEST = 15;

export function profileOf(word: string): WordProfile {
  const clusters = clustersOf(word);
  const frequency = frequencyClass(word);
  return {
    classes: wordClasses(word),
    cluster: clusters === undefined ? NOT_LISTED : clusters[0],
    frequency: frequency === undefined ? NOT_LISTED : frequency >> 1,
    length: Math.min(LONGEST, word.length),
  };
}

/** What is not a lexicon class as one number. */
export function traitsOf({ cluster, frequency, length }: WordProfile): number {
  return ((cluster + 1) << 8) | ((frequency + 1) << 4) | length;
}

/** A profile with its number: equal profiles have the same. */
export interface NumberedProfile extends WordProfile {
  readonly number: number;
}

const MOST_PROFILES = 20_000;
const shared = new Map<string, NumberedProfile>();
let numbers = 0;

/** The profile of a word, memoised: the same few names come again and again, and many have the same profile. */
export const numberedProfile = remembered((value): NumberedProfile => {
  const looks = profileOf(value);
  const key = `${looks.classes} ${traitsOf(looks)}`;
  let seen = shared.get(key);
  if (seen === undefined) {
    if (shared.size >= MOST_PROFILES) shared.clear();
    seen = { ...looks, number: numbers++ };
    shared.set(key, seen);
  }
  return seen;
});

/** The distance for each lexicon class that one word has and the other lacks; the traits that tell more weigh more. */
export const CLASS_DISTANCE = 6;
/** A word with a value is further from one without than from one with another value. */
export const CLUSTER_DISTANCE = { other: 3, none: 4 } as const;
export const FREQUENCY_DISTANCE = { most: 2, none: 3 } as const;
/** Among words of this few letters a letter more or less is seen, and counts twice. */
export const SHORT_WORD = 4;

/** Counts two bits at a time, then four, then eight. */
export function bitCount(mask: number): number {
  const twos = mask - ((mask >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
