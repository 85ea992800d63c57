import { normaliseWord } from "../../features/clusters/normalise-word.js";
import { collapsedShape } from "../../features/shape.js";
import { classMask, LEXICON_CLASSES, type LexiconClass, wordClasses } from "../../lexicon/index.js";
import { remembered } from "../../remembered.js";
import type { Analysis } from "../../text/analysis.js";
import { knownByNumber } from "../../text/vocabulary.js";
import { type Kind, kind, type Namer } from "./namer.js";

/** A word of the note, wherever it stands. */
export interface Word {
  readonly normal: string;
  /** A title, kin, job or department. */
  readonly role: string | undefined;
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
  /** For every token of a note. */
  readonly around: (analysis: Analysis) => Word[];
  /** For the tokens from `first` to `last`, exclusive. */
  readonly inside: (analysis: Analysis, first: number, last: number) => WordInside<T>[];
  readonly none: WordInside<T>;
}

/** How much of a span's shape counts. */
export const LONGEST_SHAPE = 40;

const MOST_FEW = 2_000;
const WORD = kind("word:");
const CLASS = kind("class:");
const ROLES = (["title", "relation", "profession", "department"] as const).map(
  (name: LexiconClass) => [name, classMask(name)] as const,
);

/** Words come again and again, in the note and in the next one: each is looked at once. */
export function spanWords<T>(namer: Namer<T>): SpanWords<T> {
  const around = byNumber((word): Word => ({ normal: normaliseWord(word), role: roleOf(word) }));
  const lookInside = insideNamer(namer);
  return {
    around: (analysis) => around(analysis, 0, analysis.count),
    inside: byNumber(lookInside),
    none: lookInside(""),
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

function roleOf(word: string): string | undefined {
  const mask = /\p{L}/u.test(word) ? wordClasses(word) : 0;
  return mask === 0 ? undefined : ROLES.find(([, bits]) => (mask & bits) !== 0)?.[0];
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
      key: /^\p{L}{3}/u.test(lower) ? lower : undefined,
      anywhere: anywhere.slice(),
      shapeAlone: shapeAlone(shape.slice(0, LONGEST_SHAPE)),
      headClass: headClass(classes),
      tailClass: tailClass(classes),
    };
  };
}
