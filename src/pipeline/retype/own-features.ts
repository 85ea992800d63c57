import { normaliseWord } from "../../features/clusters/normalise-word.js";
import type { Span } from "../../note.js";
import { withSingleBlanks } from "../single-blanks.js";
import type { Features } from "./feature-list.js";
import { upTo } from "./few-values.js";
import { kind, type Namer } from "./namer.js";
import type { NotePlaces } from "./place-features.js";
import type { Place } from "./span-place.js";
import { LONGEST_SHAPE, type WordInside } from "./span-words.js";
import { type WordFeatures, type WordKind, wordKind } from "./word-features.js";

const LONGEST = 60;

const OWN = kind("own:");
const OWN_WORD = wordKind("own:", ownName);
const SHAPE = kind("shape:");
const HEAD = wordKind("head:");
const TAIL = wordKind("tail:");
const TAIL_END = wordKind("tail-end:", (normal) => normal.slice(-3));
const HEAD_BEGIN = wordKind("head-begin:", (normal) => normal.slice(0, 3));

function ownName(normal: string): string {
  return withSingleBlanks(normal).slice(0, LONGEST);
}

type AddOwn<T> = (
  to: Features<T>,
  note: NotePlaces,
  span: Span,
  place: Place,
  inside: readonly WordInside<T>[],
) => void;

/** What a span itself says: its text, its form, its first and last word and all of them. */
export function ownNamer<T>(namer: Namer<T>, ofWord: WordFeatures<T>, none: WordInside<T>): AddOwn<T> {
  const addSize = upTo(namer, kind("size:"), 6);
  const addLength = upTo(namer, kind("length:"), 12);

  return (to, { analysis }, { start, end }, { first }, inside) => {
    const count = inside.length;
    const last = first + count - 1;
    const head = inside[0] ?? none;
    const tail = inside[count - 1] ?? none;
    const addEdge = (kind: WordKind, t: number): void => {
      if (count > 0) ofWord.add(to, kind, t);
      else namer.add(to, kind, "");
    };
    if (count === 1 && analysis.start(first) === start && analysis.end(first) === end) {
      ofWord.add(to, OWN_WORD, first);
    } else namer.add(to, OWN, ownName(normaliseWord(analysis.text.slice(start, end))));
    if (count === 1) addAll(to, head.shapeAlone);
    else namer.add(to, SHAPE, shapeOf(inside));
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

function shapeOf(inside: readonly WordInside<unknown>[]): string {
  let shape = "";
  for (let n = 0; n < inside.length && shape.length < LONGEST_SHAPE; n++)
    shape += (n === 0 ? "" : " ") + (inside[n] as WordInside<unknown>).shape;
  return shape.slice(0, LONGEST_SHAPE);
}
