import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { collapsedShape } from "../../features/shape.js";
import { classMask, LEXICON_CLASSES, type LexiconClass, wordClasses } from "../../lexicon/index.js";
import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/analysis.js";
import { knownByNumber, type Vocabulary } from "../../text/vocabulary.js";
import { type Kind, kind, type Namer } from "./namer.js";

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
const WORD = kind("word:");
const CLASS = kind("class:");
/** What a word beside a span may say of its person. */
export const ROLES = ["title", "relation", "profession", "department"] as const satisfies LexiconClass[];
const ROLE_MASKS = ROLES.map((name) => classMask(name));
const UNKNOWN = 0;
/** One less is no role at all. */
const FIRST_ROLE = 2;

/** Words come again and again, in the note and in the next one: each is looked at once. */
export function spanWords<T>(namer: Namer<T>): SpanWords<T> {
  const lookInside = insideNamer(namer);
  return {
    around: wordsAround(),
    inside: byNumber(lookInside),
    none: lookInside(""),
  };
}

/** Only what stands near a span is ever asked for. */
function wordsAround(): WordsAround {
  const normalsIn = knownByNumber<string>();
  let numbers = new Int32Array(0);
  let vocabulary: Vocabulary | undefined;
  let normals: (string | undefined)[] = [];
  let roles = new Int8Array(0); // by word: UNKNOWN, or the place in ROLES, from FIRST_ROLE on
  return {
    begin(analysis) {
      numbers = analysis.wordNumbers as Int32Array<ArrayBuffer>;
      const size = analysis.vocabulary.words.length;
      if (analysis.vocabulary !== vocabulary || size > roles.length) {
        const before = analysis.vocabulary === vocabulary ? roles : new Int8Array(0);
        roles = new Int8Array(2 * size);
        roles.set(before);
      }
      vocabulary = analysis.vocabulary;
      normals = normalsIn(vocabulary);
    },
    normal(t) {
      if (t < 0 || t >= numbers.length) return undefined;
      const number = numbers[t] as number;
      let normal = normals[number];
      if (normal === undefined) {
        normal = normaliseWord(vocabulary?.words[number] as string);
        normals[number] = normal;
      }
      return normal;
    },
    role(t) {
      const number = numbers[t] as number;
      if (roles[number] === UNKNOWN) roles[number] = FIRST_ROLE + roleOf(vocabulary?.words[number] as string);
      return (roles[number] as number) - FIRST_ROLE;
    },
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

const LETTER = /\p{L}/u;
const THREE_LETTERS = /^\p{L}{3}/u;

function roleOf(word: string): number {
  const mask = LETTER.test(word) ? wordClasses(word) : 0;
  return mask === 0 ? -1 : ROLE_MASKS.findIndex((bits) => (mask & bits) !== 0);
}

function insideNamer<T>(namer: Namer<T>): (word: string) => WordInside<T> {
  const few = (kind: Kind): ((value: string) => readonly T[]) =>
    remembered((value) => {
      const found: T[] = [];
      namer.add(found, kind, value);
      return found;
    }, MOST_FEW);
  const shapeAlone = few(kind("shape:"));
  const headClass = few(kind("head-class:"));
  const tailClass = few(kind("tail-class:"));
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
