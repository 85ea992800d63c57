import { normaliseWord } from "../../features/clusters/index.js";
import { collapsedShape, wordMemo } from "../../features/index.js";
import { classMask, LEXICON_CLASSES, type LexiconClass, wordClasses } from "../../lexicon/index.js";
import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/index.js";
import { type FeaturePrefix, featurePrefix, type Namer } from "./namer.js";

/** The words of a note, wherever they stand, by token. */
export interface WordsAround {
  /** The words that follow are this note's. */
  begin(analysis: Analysis): void;
  /** Undefined beyond the note. */
  normal(t: number): string | undefined;
  /** Its place in ROLES, or -1. */
  role(t: number): number;
}

/** A word of a span, with the features that it gives there. */
export interface WordInside<T> {
  readonly shape: string;
  /** Under which other mentions of the name are found; undefined where it does not begin like a name. */
  readonly key: string | undefined;
  readonly anywhere: readonly T[];
  /** Where it is the only one. */
  readonly shapeAlone: readonly T[];
  /** What the lexicon calls it, where it is the first one. */
  readonly headClass: readonly T[];
  readonly tailClass: readonly T[];
}

export interface SpanWords<T> {
  readonly around: WordsAround;
  /** For the tokens from `first` to `last`, exclusive. */
  readonly inside: (analysis: Analysis, first: number, last: number) => WordInside<T>[];
  readonly none: WordInside<T>;
}

/** How much of a span's shape counts. */
export const LONGEST_SHAPE = 40;

const MOST_FEW = 2_000;
const WORD = featurePrefix("word:");
const CLASS = featurePrefix("class:");
/** What a word beside a span may say of its person. */
export const ROLES = ["title", "relation", "profession", "department"] as const satisfies LexiconClass[];
const ROLE_MASKS = ROLES.map((name) => classMask(name));

/** Words come again and again, in the note and in the next one: each is looked at once. */
export function spanWords<T>(namer: Namer<T>): SpanWords<T> {
  const lookInside = insideNamer(namer);
  const insides = wordMemo(lookInside);
  return {
    around: wordsAround(),
    inside(analysis, first, last) {
      const at = insides(analysis);
      const found: WordInside<T>[] = [];
      for (let t = first; t < last && t < analysis.count; t++) found.push(at(t));
      return found;
    },
    none: lookInside(""),
  };
}

/** Only what stands near a span is ever asked for. */
function wordsAround(): WordsAround {
  const normals = wordMemo(normaliseWord);
  const roles = wordMemo(roleOf);
  let count = 0;
  let normalAt: (t: number) => string;
  let roleAt: (t: number) => number;
  return {
    begin(analysis) {
      count = analysis.count;
      normalAt = normals(analysis);
      roleAt = roles(analysis);
    },
    normal: (t) => (t < 0 || t >= count ? undefined : normalAt(t)),
    role: (t) => roleAt(t),
  };
}

const LETTER = /\p{L}/u;
const THREE_LETTERS = /^\p{L}{3}/u;

function roleOf(word: string): number {
  const mask = LETTER.test(word) ? wordClasses(word) : 0;
  return mask === 0 ? -1 : ROLE_MASKS.findIndex((bits) => (mask & bits) !== 0);
}

function insideNamer<T>(namer: Namer<T>): (word: string) => WordInside<T> {
  const few = (kind: FeaturePrefix): ((value: string) => readonly T[]) =>
    remembered((value) => {
      const found: T[] = [];
      namer.add(found, kind, value);
      return found;
    }, MOST_FEW);
  const shapeAlone = few(featurePrefix("shape:"));
  const headClass = few(featurePrefix("head-class:"));
  const tailClass = few(featurePrefix("tail-class:"));
  return (word) => {
    const mask = wordClasses(word);
    const names = LEXICON_CLASSES.filter((_, bit) => (mask >>> bit) & 1);
    const anywhere: T[] = [];
    namer.add(anywhere, WORD, normaliseWord(word));
    for (const name of names.length === 0 ? [""] : names) namer.add(anywhere, CLASS, name);
    const lower = word.toLowerCase();
    const shape = collapsedShape.of(word) as string;
    const classes = names.join("+");
    return {
      shape,
      key: THREE_LETTERS.test(lower) ? lower : undefined,
      anywhere: anywhere.slice(),
      shapeAlone: shapeAlone(shape.slice(0, LONGEST_SHAPE)),
      headClass: headClass(classes),
      tailClass: tailClass(classes),
    };
  };
}
