import { normaliseWord } from "../../features/clusters/index.js";
import type { Analysis, Vocabulary } from "../../text/index.js";
import type { Features } from "./feature-list.js";
import { type FeaturePrefix, featurePrefix, type Namer } from "./namer.js";

/** How the names of features begin that a word alone gives, and which part of it they tell. */
export interface WordPrefix extends FeaturePrefix {
  /** Its column in what is kept of every word. */
  readonly slot: number;
  readonly part: (normal: string) => string;
}

let slots = 0;

export function wordPrefix(text: string, part: WordPrefix["part"] = (normal) => normal): WordPrefix {
  return { ...featurePrefix(text), slot: slots++, part };
}

/** The word beyond the beginning or the end of the note. */
export const BEYOND = "undefined";

/** Adds features of one note's words. */
export interface WordFeatures<T> {
  /** The words that follow are this note's. */
  begin(analysis: Analysis): void;
  /** What the token's word gives; a token beyond the note gives what no word gives. */
  add(to: Features<T>, kind: WordPrefix, t: number): void;
}

const UNKNOWN = 0;
const ABSENT = 1;
const FIRST = 2;

/**
 * Words come again and again, in the note and in the next one: what a word gives is looked up when it is first asked
 * for and kept by the word's number, for as long as the numbers mean the same.
 */
export function wordFeatures<T>(namer: Namer<T>): WordFeatures<T> {
  let vocabulary: Vocabulary | undefined;
  let numbers = new Int32Array(0);
  let kept = new Int32Array(0); // [word][slot]: UNKNOWN, ABSENT or the place of the feature, from FIRST on
  let features: T[] = [];
  const beyond = new Map<WordPrefix, T | undefined>();

  function lookUp(kind: WordPrefix, word: string, at: number): number {
    const feature = namer.of(kind, kind.part(normaliseWord(word)));
    const place = feature === undefined ? ABSENT : FIRST + features.push(feature) - 1;
    kept[at] = place;
    return place;
  }

  return {
    begin(analysis) {
      numbers = analysis.wordNumbers as Int32Array<ArrayBuffer>;
      const size = analysis.vocabulary.words.length * slots;
      if (analysis.vocabulary !== vocabulary) {
        vocabulary = analysis.vocabulary;
        kept = new Int32Array(size);
        features = [];
      } else if (size > kept.length) {
        const before = kept;
        kept = new Int32Array(Math.ceil(size * 1.5));
        kept.set(before);
      }
    },
    add(to, kind, t) {
      if (t < 0 || t >= numbers.length) {
        if (!beyond.has(kind)) beyond.set(kind, namer.of(kind, kind.part(BEYOND)));
        const feature = beyond.get(kind);
        if (feature !== undefined) to.push(feature);
        return;
      }
      const number = numbers[t] as number;
      const at = number * slots + kind.slot;
      let place = kept[at] as number;
      if (place === UNKNOWN) place = lookUp(kind, vocabulary?.words[number] as string, at);
      if (place !== ABSENT) to.push(features[place - FIRST] as T);
    },
  };
}
