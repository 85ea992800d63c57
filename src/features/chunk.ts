import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { type NoteLayer, perToken, type Values } from "./layer.js";
import { collapsedShape, shapeOf } from "./shape.js";
import { type Sym, symbol } from "./symbol.js";
import { type Join, ngrams, template } from "./template.js";

/** A run of characters without white space, and its first and last token (exclusive). */
interface Chunk {
  readonly form: Form;
  readonly first: number;
  readonly last: number;
}

/** Where in its chunk a token stands: it is the whole, the first, the last, or one in between. */
type Where = "W" | "B" | "E" | "I";

const LONGEST = 40;
/** Chunks are many, their shapes few: chunks of one shape share it. */
const sharedSymbol = remembered(symbol);
const shapeAlone = remembered((shape): readonly Sym[] => [sharedSymbol(shape)]);
const MOST_UNITS = 12;
const WHOLE = symbol("W");
const LENGTHS = Array.from({ length: MOST_UNITS + 1 }, (_, n) => symbol(`n${n}`));
/** What a token says that is the whole chunk: that, and how long it is. */
const WHOLES = LENGTHS.map((length): readonly Sym[] => [WHOLE, length]);

/** What the text of a chunk alone tells, as values of the layers below. */
class Form {
  readonly word: string;
  readonly words: readonly Sym[];
  readonly shapes: readonly Sym[];
  readonly #inside: string;
  /** Most chunks are one token, and the rest is made for few. */
  #parts: Partial<Record<Where, readonly Sym[]>> | undefined;

  constructor(text: string) {
    // Without the marks that belong to the sentence rather than to what is written.
    this.#inside = text.replace(/^[("'“[]+|[)"'”\].,;:!?]+$/gu, "");
    this.word = normaliseWord(this.#inside);
    this.words = [symbol(this.word)];
    this.shapes = shapeAlone(collapsedShape.of(this.#inside) as string);
  }

  at(where: Where): readonly Sym[] {
    const units = Math.min(MOST_UNITS, this.#inside.length);
    if (where === "W") return WHOLES[units] as readonly Sym[];
    this.#parts ??= {};
    this.#parts[where] ??= this.#part(where, LENGTHS[units] as Sym);
    return this.#parts[where];
  }

  #part(where: Where, length: Sym): readonly Sym[] {
    const { text: collapsed } = this.shapes[0] as Sym;
    const made = [`s:${shapeOf(this.#inside)}`, `c:${collapsed}`, `${where}:${collapsed}`].map(sharedSymbol);
    return [sharedSymbol(where), length, ...made];
  }
}

/** Most chunks of a note are among the most frequent ones; the rest seldom come again. */
const MOST_FORMS = 15_000;
const formOf = remembered((text) => new Form(text), MOST_FORMS);

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
  const { words } = analysis;
  let first = 0;
  for (let t = 1; t <= analysis.count; t++) {
    const joined = t < analysis.count && analysis.start(t) === analysis.end(t - 1);
    if (joined) continue;
    for (let token = first; token < t; token++) of[token] = chunks.length;
    // The word of a single token is at hand; nothing is cut out of the text for it.
    const text = t === first + 1 ? (words[first] as string).slice(0, LONGEST) : textOf(analysis, first, t);
    chunks.push({ form: formOf(text), first, last: t });
    first = t;
  }
  return { chunks, of };
}

function textOf({ text, offsets }: Analysis, first: number, last: number): string {
  const start = offsets[2 * first] as number;
  return text.slice(start, Math.min(offsets[2 * last - 1] as number, start + LONGEST));
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
  if (last - first === 1) return form.at("W");
  return form.at(t === first ? "B" : t === last - 1 ? "E" : "I");
});

/** The chunk's own collapsed shape. */
export const chunkShape = byChunk("chunk-shape", (chunks, c) => (chunks[c] as Chunk).form.shapes);

/** The chunk before as a word, and the two before as one value. */
export const chunkBefore = byChunk("chunk-before", (chunks, c) => {
  const first = chunks[c - 1]?.form.word;
  const second = chunks[c - 2]?.form.word;
  if (first === undefined) return undefined;
  return second === undefined ? first : [first, `${second} ${first}`];
});

/** The whole chunk and its place among others. */
export const chunkForm = ngrams("chunk", form);

const NO_SHAPE = [symbol("")];
const wordAt = (offset: number): NoteLayer =>
  byChunk(`chunk-word[${offset}]`, (chunks, c) => chunks[c + offset]?.form.words);
const shapeAt = (offset: number): NoteLayer =>
  byChunk(`chunk-shape[${offset}]`, (chunks, c) => chunks[c + offset]?.form.shapes ?? NO_SHAPE);
const [shapeBefore, shapeAfter] = [shapeAt(-1), shapeAt(1)];

/** Chunks around, as the layers' values at the token itself. */
const around = (key: string, ...layers: readonly NoteLayer[]): Join => ({
  key: symbol(key),
  places: layers.map((layer) => ({ layer, offset: 0 })),
  each: false,
});

/**
 * The chunks around, as words and as shapes, shapes also in twos with the token's own: a window that numbers cut
 * into many tokens do not use up.
 */
export const chunkContext = template("chunkContext", [
  ...[-3, -2, -1, 1, 2].map((offset) => around(`chunks[${offset}]`, wordAt(offset))),
  around("chunkshapes[-1]", shapeBefore),
  around("chunkshapes[1]", shapeAfter),
  around("chunkshapes[-1,0]", shapeBefore, chunkShape),
  around("chunkshapes[0,1]", chunkShape, shapeAfter),
]);
