import type { Analysis } from "../text/analysis.js";
import { type Form, formReader } from "./chunk-form.js";
import { NONE, type NoteLayer, perToken, type ReadyLayer } from "./layer.js";
import { type Sym, symbol } from "./symbol.js";
import { type Join, ngrams, template } from "./template.js";

/** The runs of characters without white space, in order. */
interface Chunks {
  readonly forms: readonly Form[];
  /** By chunk, the token behind its last one. */
  readonly lasts: readonly number[];
}

const known = new WeakMap<Analysis, Chunks>();

function chunksOf(analysis: Analysis): Chunks {
  let found = known.get(analysis);
  if (found === undefined) {
    found = readChunks(analysis);
    known.set(analysis, found);
  }
  return found;
}

function readChunks(analysis: Analysis): Chunks {
  const { offsets, count } = analysis;
  const formOf = formReader(analysis);
  const forms: Form[] = [];
  const lasts: number[] = [];
  for (let t = 1, first = 0; t <= count; t++) {
    if (t < count && offsets[2 * t] === offsets[2 * t - 1]) continue;
    forms.push(formOf(first, t));
    lasts.push(t);
    first = t;
  }
  return { forms, lasts };
}

/** The same list for all tokens of a chunk: something of the chunk so many on, or `none` where there is no such chunk. */
function ofChunk(
  name: string,
  offset: number,
  listOf: (form: Form) => readonly Sym[],
  none: readonly Sym[],
): ReadyLayer {
  return {
    kind: "note",
    name,
    column(analysis) {
      const { forms, lasts } = chunksOf(analysis);
      const out = new Array<readonly Sym[]>(analysis.count);
      for (let c = 0, t = 0; c < lasts.length; c++) {
        const form = forms[c + offset];
        const list = form === undefined ? none : listOf(form);
        for (const last = lasts[c] as number; t < last; t++) out[t] = list;
      }
      return out;
    },
  };
}

/**
 * The form of the whole chunk a token is a piece of: "CU3958810-4" is four tokens, and only together do they look
 * like a record number. Full shape, collapsed shape, length, and where in the chunk the token stands.
 */
const form: ReadyLayer = {
  kind: "note",
  name: "chunk-form",
  column(analysis) {
    const { forms, lasts } = chunksOf(analysis);
    const out = new Array<readonly Sym[]>(analysis.count);
    for (let c = 0, first = 0; c < lasts.length; c++) {
      const { look } = forms[c] as Form;
      const last = (lasts[c] as number) - 1;
      if (first === last) out[first] = look.at("W");
      else {
        out[first] = look.at("B");
        for (let t = first + 1; t < last; t++) out[t] = look.at("I");
        out[last] = look.at("E");
      }
      first = last + 1;
    }
    return out;
  },
};

const shapesOf = ({ look }: Form): readonly Sym[] => look.shapes;

/** The chunk's own collapsed shape. */
export const chunkShape = ofChunk("chunk-shape", 0, shapesOf, NONE);

/** The chunk before as a word, and the two before as one value. */
export const chunkBefore: NoteLayer = {
  kind: "note",
  name: "chunk-before",
  of(analysis) {
    const { forms, lasts } = chunksOf(analysis);
    let c = 0;
    return perToken(analysis.count, (t) => {
      if (t === lasts[c]) c++;
      const first = forms[c - 1]?.word;
      const second = forms[c - 2]?.word;
      if (first === undefined) return undefined;
      return second === undefined ? first : [first, `${second} ${first}`];
    });
  },
};

/** The whole chunk and its place among others. */
export const chunkForm = ngrams("chunk", form);

const NO_SHAPE = [symbol("")];
const wordAt = (offset: number): NoteLayer =>
  ofChunk(`chunk-word[${offset}]`, offset, ({ words }) => words, NONE);
const shapeAt = (offset: number): NoteLayer => ofChunk(`chunk-shape[${offset}]`, offset, shapesOf, NO_SHAPE);
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
