import { normaliseWord } from "../../features/clusters/index.js";
import type { Span } from "../../note.js";
import { isAsciiDigit, isAsciiLetter } from "../../text/index.js";
import { withSingleBlanks } from "../single-blanks.js";
import type { TokenRange } from "../token-range.js";
import type { Features } from "./feature-list.js";
import { upTo } from "./few-values.js";
import { featurePrefix, type Namer } from "./namer.js";
import type { NotePlaces } from "./place-features.js";
import { LONGEST_SHAPE, type WordInside } from "./span-words.js";
import { type WordFeatures, type WordPrefix, wordPrefix } from "./word-features.js";

const LONGEST = 60;

const OWN = featurePrefix("own:");
const OWN_WORD = wordPrefix("own:", ownName);
const SHAPE = featurePrefix("shape:");
const HEAD = wordPrefix("head:");
const TAIL = wordPrefix("tail:");
const TAIL_END = wordPrefix("tail-end:", (normal) => normal.slice(-3));
const HEAD_BEGIN = wordPrefix("head-begin:", (normal) => normal.slice(0, 3));

function ownName(normal: string): string {
  return withSingleBlanks(normal).slice(0, LONGEST);
}

type AddOwn<T> = (
  to: Features<T>,
  note: NotePlaces,
  span: Span,
  place: TokenRange,
  inside: readonly WordInside<T>[],
) => void;

/** What a span itself says: its text, its form, its first and last word and all of them. */
export function ownNamer<T>(namer: Namer<T>, ofWord: WordFeatures<T>, none: WordInside<T>): AddOwn<T> {
  const addSize = upTo(namer, featurePrefix("size:"), 6);
  const addLength = upTo(namer, featurePrefix("length:"), 12);
  // Texts and shapes are written here: most of them need no string.
  const units = new Uint16Array(LONGEST);

  function addText(to: Features<T>, text: string, start: number, end: number): void {
    const count = writeAscii(units, text, start, end);
    if (count >= 0) namer.addUnits(to, OWN, units, 0, count);
    else namer.add(to, OWN, ownName(normaliseWord(text.slice(start, end))));
  }

  return (to, { analysis }, { start, end }, { first }, inside) => {
    const count = inside.length;
    const last = first + count - 1;
    const head = inside[0] ?? none;
    const tail = inside[count - 1] ?? none;
    const addEdge = (kind: WordPrefix, t: number): void => {
      if (count > 0) ofWord.add(to, kind, t);
      else namer.add(to, kind, "");
    };
    if (count === 1 && analysis.start(first) === start && analysis.end(first) === end) {
      ofWord.add(to, OWN_WORD, first);
    } else addText(to, analysis.text, start, end);
    if (count === 1) addAll(to, head.shapeAlone);
    else namer.addUnits(to, SHAPE, units, 0, writeShape(units, inside));
    addSize(to, count);
    addLength(to, end - start);
    addEdge(HEAD, first);
    addEdge(TAIL, last);
    addAll(to, head.headClass);
    addAll(to, tail.tailClass);
    addEdge(TAIL_END, last);
    addEdge(HEAD_BEGIN, first);
    for (const { anywhere } of inside) addAll(to, anywhere);
  };
}

function addAll<T>(to: Features<T>, features: readonly T[]): void {
  for (let n = 0; n < features.length; n++) to.push(features[n] as T);
}

/** Writes what `ownName` gives for the text and returns how much that is; -1 where not all of it is ASCII. */
function writeAscii(units: Uint16Array, text: string, start: number, end: number): number {
  let count = 0;
  let afterBlank = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return -1;
    const isBlank = unit === BLANK || (unit >= FIRST_BLANK && unit <= LAST_BLANK);
    if (count < LONGEST && !(isBlank && afterBlank)) units[count++] = isBlank ? BLANK : normalUnit(unit);
    afterBlank = isBlank;
  }
  return count;
}

const BLANK = 32;
/** From the tabulator to the carriage return. */
const FIRST_BLANK = 9;
const LAST_BLANK = 13;
const NUMBER_SIGN = 35;

/** As `normaliseWord` has it. */
function normalUnit(unit: number): number {
  if (isAsciiDigit(unit)) return NUMBER_SIGN;
  return isAsciiLetter(unit) ? unit | 32 : unit;
}

/** Writes the shapes of the words and returns how much that is. */
function writeShape(units: Uint16Array, inside: readonly WordInside<unknown>[]): number {
  let count = 0;
  for (let n = 0; n < inside.length && count < LONGEST_SHAPE; n++) {
    if (n > 0) units[count++] = BLANK;
    const { shape } = inside[n] as WordInside<unknown>;
    for (let at = 0; at < shape.length && count < LONGEST_SHAPE; at++) units[count++] = shape.charCodeAt(at);
  }
  return count;
}
