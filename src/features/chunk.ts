import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { type NoteLayer, perToken, type Values } from "./layer.js";
import { collapsedShape, shapeOf } from "./shape.js";
import { symbol } from "./symbol.js";
import { ngrams, type Template } from "./template.js";

/** A run of characters without white space, and its first and last token (exclusive). */
interface Chunk {
  readonly form: Form;
  readonly first: number;
  readonly last: number;
}

/** What the text of a chunk alone tells. */
interface Form {
  /** Without the marks that belong to the sentence rather than to what is written. */
  readonly inside: string;
  readonly word: string;
  readonly collapsed: string;
  /** How a token says that it is the whole chunk. */
  readonly whole: readonly string[];
}

const LONGEST = 40;
const MOST_UNITS = 12;

const formOf = remembered((text): Form => {
  const inside = text.replace(/^[("'“[]+|[)"'”\].,;:!?]+$/gu, "");
  return {
    inside,
    word: normaliseWord(inside),
    collapsed: collapsedShape.of(inside) as string,
    whole: ["W", `n${Math.min(MOST_UNITS, inside.length)}`],
  };
});

interface Chunks {
  readonly chunks: readonly Chunk[];
  /** For every token the number of its chunk. */
  readonly of: Int32Array;
}

const known = new WeakMap<Analysis, Chunks>();

/** Chunks in order. */
function chunksOf(analysis: Analysis): Chunks {
  let found = known.get(analysis);
  if (found === undefined) {
    found = readChunks(analysis);
    known.set(analysis, found);
  }
  return found;
}

function readChunks(analysis: Analysis): Chunks {
  const chunks: Chunk[] = [];
  const of = new Int32Array(analysis.count);
  let first = 0;
  for (let t = 1; t <= analysis.count; t++) {
    const joined = t < analysis.count && analysis.start(t) === analysis.end(t - 1);
    if (joined) continue;
    const from = analysis.start(first);
    const text = analysis.text.slice(from, Math.min(analysis.end(t - 1), from + LONGEST));
    for (let token = first; token < t; token++) of[token] = chunks.length;
    chunks.push({ form: formOf(text), first, last: t });
    first = t;
  }
  return { chunks, of };
}

function byChunk(
  name: string,
  valuesOf: (chunks: readonly Chunk[], c: number, t: number) => Values,
): NoteLayer {
  return {
    kind: "note",
    name,
    of(analysis) {
      const { chunks, of } = chunksOf(analysis);
      return perToken(of.length, (t) => valuesOf(chunks, of[t] as number, t));
    },
  };
}

/**
 * The form of the whole chunk a token is a piece of: "CU3958810-4" is four tokens, and only together do they look
 * like a record number. Full shape, collapsed shape, length, and where in the chunk the token stands.
 */
const form = byChunk("chunk-form", (chunks, c, t) => {
  const { form, first, last } = chunks[c] as Chunk;
  if (last - first === 1) return form.whole;
  const { inside, collapsed } = form;
  const place = t === first ? "B" : t === last - 1 ? "E" : "I";
  const length = `n${Math.min(MOST_UNITS, inside.length)}`;
  return [place, length, `s:${shapeOf(inside)}`, `c:${collapsed}`, `${place}:${collapsed}`];
});

/** The chunk's own collapsed shape. */
export const chunkShape = byChunk("chunk-shape", (chunks, c) => (chunks[c] as Chunk).form.collapsed);

/** The chunk as a word. */
const chunkWord = byChunk("chunk-word", (chunks, c) => (chunks[c] as Chunk).form.word);

/** The chunk before as a word, and the two before as one value. */
export const chunkBefore = byChunk("chunk-before", (chunks, c) => {
  const first = chunks[c - 1]?.form.word;
  const second = chunks[c - 2]?.form.word;
  if (first === undefined) return undefined;
  return second === undefined ? first : [first, `${second} ${first}`];
});

/** The whole chunk and its place among others. */
export const chunkForm = ngrams("chunk", form);

const WORDS_AROUND = [-3, -2, -1, 1, 2].map((offset) => ({ offset, key: symbol(`chunks[${offset}]`) }));
const SHAPES_AROUND = [-1, 1].map((offset) => ({ offset, key: symbol(`chunkshapes[${offset}]`) }));
const SHAPES_TOGETHER = [-1, 0].map((offset) => ({
  offset,
  key: symbol(`chunkshapes[${offset},${offset + 1}]`),
}));
const NOTHING = symbol("");

/**
 * The chunks around, as words and as shapes, shapes also in twos with the token's own: a window that numbers cut
 * into many tokens do not use up.
 */
export const chunkContext: Template = {
  name: "chunkContext",
  at(note) {
    const { chunks, of } = chunksOf(note.analysis);
    const words = note.column(chunkWord);
    const shapes = note.column(chunkShape);
    const chunkWords = chunks.map(({ first }) => words[first]?.[0]);
    const chunkShapes = chunks.map(({ first }) => shapes[first]?.[0] ?? NOTHING);
    const shapeAt = (c: number) => chunkShapes[c] ?? NOTHING;
    return (t, sink) => {
      const c = of[t] as number;
      for (const { offset, key } of WORDS_AROUND) {
        const word = chunkWords[c + offset];
        if (word !== undefined) sink.add1(key, word);
      }
      for (const { offset, key } of SHAPES_AROUND) sink.add1(key, shapeAt(c + offset));
      for (const { offset, key } of SHAPES_TOGETHER)
        sink.add2(key, shapeAt(c + offset), shapeAt(c + offset + 1));
    };
  },
};
