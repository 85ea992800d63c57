import { hashPrefix, hashState } from "../crf/index.js";
import type { Analysis } from "../text/index.js";
import { ChunkLooks, COLLAPSED } from "./chunk-look.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { rowsByWord } from "./packing/by-word.js";
import { type Packed, shifted } from "./packing/packed.js";
import { symbol } from "./packing/symbol.js";
import { hashWord } from "./packing/word-hash.js";

const LONGEST = 40;
/** How far from a chunk its neighbours are asked for. */
const REACH = 3;

/** Marks that belong to the sentence rather than to what is written. */
const isOpening = marks("(\"'“[");
const isClosing = marks(")\"'”].,;:!?");

function marks(all: string): (unit: number) => boolean {
  const known = new Uint8Array(0x2020);
  for (let n = 0; n < all.length; n++) known[all.charCodeAt(n)] = 1;
  return (unit) => known[unit] === 1;
}

/** Where that begins which is written for its own sake: no such marks, and not too much of it. */
function insideStart(text: string, start: number, end: number): number {
  const to = Math.min(end, start + LONGEST);
  let from = start;
  while (from < to && isOpening(text.charCodeAt(from))) from++;
  return from;
}

/** Where it ends; `from` is where it begins. */
function insideEnd(text: string, start: number, end: number, from: number): number {
  let to = Math.min(end, start + LONGEST);
  while (from < to && isClosing(text.charCodeAt(to - 1))) to--;
  return to;
}

/** The looks so far, and those of the words by number. Both begin anew when there are too many. */
function newKnowledge() {
  const looks = new ChunkLooks();
  const ofWords = rowsByWord(1, (word, rows, at) => {
    const from = insideStart(word, 0, word.length);
    rows[at] = 1 + looks.of(word.slice(from, insideEnd(word, 0, word.length, from)));
  });
  return { looks, ofWords };
}
let knowledge = newKnowledge();

const NO_PREFIX = hashPrefix("");
const NO_SHAPE = symbol("");
const state = hashState();

/** The chunks of a note: runs of characters without white space, in order. */
export class Chunks {
  readonly looks: ChunkLooks;
  readonly count: number;
  /** By token. */
  readonly chunkOf: Int32Array;
  /** By chunk, its look. */
  readonly lookOf: Int32Array;
  readonly #text: string;
  /** By chunk, where it begins and ends, marks of the sentence left out. */
  readonly #places: Int32Array;
  #words: Packed | undefined;
  #shapes: Packed | undefined;

  constructor(analysis: Analysis) {
    const { text, offsets, count, wordNumbers } = analysis;
    if (knowledge.looks.isFull) knowledge = newKnowledge();
    const { looks, ofWords } = knowledge;
    const looksOfWords = ofWords(analysis);
    const chunkOf = new Int32Array(count);
    const lookOf = new Int32Array(count);
    const places = new Int32Array(2 * count);
    let chunk = 0;
    for (let first = 0, next = 1; first < count; first = next, next++, chunk++) {
      while (next < count && offsets[2 * next] === offsets[2 * next - 1]) next++;
      chunkOf.fill(chunk, first, next);
      const [start, end] = [offsets[2 * first] as number, offsets[2 * next - 1] as number];
      const from = insideStart(text, start, end);
      const to = insideEnd(text, start, end, from);
      places[2 * chunk] = from;
      places[2 * chunk + 1] = to;
      // What is left is one token more often than not, and what is known of a word is found by its number.
      let token = first;
      while (token < next - 1 && (offsets[2 * token] as number) < from) token++;
      const isToken = next === first + 1 || (offsets[2 * token] === from && offsets[2 * token + 1] === to);
      lookOf[chunk] = isToken
        ? (looksOfWords[wordNumbers[token] as number] as number) - 1
        : looks.of(text.slice(from, to));
    }
    this.#text = text;
    this.#places = places;
    this.looks = looks;
    this.count = chunk;
    this.chunkOf = chunkOf;
    this.lookOf = lookOf;
  }

  /** As a word. */
  word(chunk: number): string {
    const places = this.#places;
    return normaliseWord(this.#text.slice(places[2 * chunk], places[2 * chunk + 1]));
  }

  /** Every token has the word of the chunk that stands `offset` on, or none where there is no such chunk. */
  words(offset: number): Packed {
    this.#words ??= this.#packWords();
    return shifted(this.#words, REACH + offset);
  }

  #packWords(): Packed {
    const [text, places, count] = [this.#text, this.#places, this.count];
    const halves = new Int32Array(2 * count);
    for (let at = 0; at < 2 * count; at += 2) {
      hashWord(state, NO_PREFIX, text, places[at] as number, places[at + 1] as number);
      halves[at] = state.high;
      halves[at + 1] = state.low;
    }
    const starts = new Int32Array(count + 2 * REACH + 1);
    for (let n = 0; n < starts.length; n++) starts[n] = Math.min(Math.max(0, n - REACH), count);
    return { lists: this.chunkOf, shift: 0, starts, halves, textOf: (chunk) => this.word(chunk) };
  }

  /** The same with collapsed shapes; where there is no such chunk that of nothing. */
  shapes(offset: number): Packed {
    this.#shapes ??= this.#packShapes();
    return shifted(this.#shapes, REACH + offset);
  }

  #packShapes(): Packed {
    const { looks, lookOf, count } = this;
    const size = count + 2 * REACH;
    const halves = new Int32Array(2 * size);
    for (let n = 0; n < size; n++) {
      const isChunk = n >= REACH && n < REACH + count;
      const look = isChunk ? (lookOf[n - REACH] as number) : -1;
      halves[2 * n] = isChunk ? looks.high(look, COLLAPSED) : NO_SHAPE.high;
      halves[2 * n + 1] = isChunk ? looks.low(look, COLLAPSED) : NO_SHAPE.low;
    }
    const starts = Int32Array.from({ length: size + 1 }, (_, n) => n);
    const textOf = (n: number): string =>
      n >= REACH && n < REACH + count ? looks.text(lookOf[n - REACH] as number, COLLAPSED) : NO_SHAPE.text;
    return { lists: this.chunkOf, shift: 0, starts, halves, textOf };
  }
}

const known = new WeakMap<Analysis, Chunks>();

export function chunksOf(analysis: Analysis): Chunks {
  let found = known.get(analysis);
  if (found === undefined) {
    found = new Chunks(analysis);
    known.set(analysis, found);
  }
  return found;
}
