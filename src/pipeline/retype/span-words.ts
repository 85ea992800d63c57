import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { roleFinder } from "../../features/role-context.js";
import { collapsedShape } from "../../features/shape.js";
import { LEXICON_CLASSES, wordClasses } from "../../lexicon/index.js";
import type { Analysis } from "../../text/analysis.js";
import { knownByNumber } from "../../text/vocabulary.js";
import { kind, type Namer } from "./namer.js";

/** A word that stands near a span, with the features that it alone gives. */
export interface WordAround<T> {
  readonly normal: string;
  /** A title, kin, job or department. */
  readonly role: string | undefined;
  readonly left: T | undefined;
  readonly leftNear: T | undefined;
  readonly leftFar: T | undefined;
  readonly right: T | undefined;
}

/** A word of a span, with the features that it alone gives. */
export interface WordInside<T> {
  readonly normal: string;
  readonly shape: string;
  /** Under which other mentions of the name are found; undefined where it does not begin like a name. */
  readonly key: string | undefined;
  readonly anywhere: readonly T[];
  /** Where it is the first or last one. */
  readonly classes: string;
}

export interface SpanWords<T> {
  /** For every token of a note. */
  readonly around: (analysis: Analysis) => WordAround<T>[];
  /** For the tokens from `first` to `last`, exclusive. */
  readonly inside: (analysis: Analysis, first: number, last: number) => WordInside<T>[];
  readonly none: WordInside<T>;
}

const LEFT = kind("LB:");
const NEAR = kind("LBnear:");
const FAR = kind("LBfar:");
const RIGHT = kind("RB:");
const WORD = kind("word:");
const CLASS = kind("class:");
const roleOf = roleFinder("title", "relation", "profession", "department");

/** Words come again and again, in the note and in the next one: each is looked at once. */
export function spanWords<T>(namer: Namer<T>): SpanWords<T> {
  const around = byNumber((word) => wordAround(namer, word));
  const inside = byNumber((word) => wordInside(namer, word));
  return {
    around: (analysis) => around(analysis, 0, analysis.count),
    inside,
    none: wordInside(namer, ""),
  };
}

/** The same function of words, kept by their numbers for as long as the numbers mean the same. */
function byNumber<W>(of: (word: string) => W): (analysis: Analysis, first: number, last: number) => W[] {
  const knownIn = knownByNumber<W>();
  return (analysis, first, last) => {
    const { vocabulary, wordNumbers, count } = analysis;
    const known = knownIn(vocabulary);
    const found: W[] = [];
    for (let t = first; t < last && t < count; t++) {
      const number = wordNumbers[t] as number;
      let word = known[number];
      if (word === undefined) {
        word = of(vocabulary.words[number] as string);
        known[number] = word;
      }
      found.push(word);
    }
    return found;
  };
}

function wordAround<T>(namer: Namer<T>, word: string): WordAround<T> {
  const normal = normaliseWord(word);
  return {
    normal,
    role: roleOf(word),
    left: namer.of(LEFT, normal),
    leftNear: namer.of(NEAR, normal),
    leftFar: namer.of(FAR, normal),
    right: namer.of(RIGHT, normal),
  };
}

function wordInside<T>(namer: Namer<T>, word: string): WordInside<T> {
  const normal = normaliseWord(word);
  const mask = wordClasses(word);
  const names = LEXICON_CLASSES.filter((_, bit) => (mask >>> bit) & 1);
  const anywhere: T[] = [];
  namer.add(anywhere, WORD, normal);
  for (const name of names.length === 0 ? [""] : names) namer.add(anywhere, CLASS, name);
  const lower = word.toLowerCase();
  const key = /^\p{L}{3}/u.test(lower) ? lower : undefined;
  const shape = collapsedShape.of(word) as string;
  return { normal, shape, key, anywhere: anywhere.slice(), classes: names.join("+") };
}
