import { chunksOf } from "./chunk-form.js";
import { COLLAPSED_TOO, MOST_UNITS, OF_PLACE, PLACES, SHAPE } from "./chunk-look.js";
import { type NoteLayer, perToken } from "./layer.js";
import { Packer } from "./packing/packed.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { type Join, ngrams, template } from "./template.js";

const WHOLE = symbol("W");
const LENGTHS = Array.from({ length: MOST_UNITS + 1 }, (_, n) => symbol(`n${n}`));
const AT = PLACES.map(symbol);
/** Values that do not depend on the chunk's shape have their place in this list for a code, the others one behind it. */
const CONSTANTS: readonly Sym[] = [WHOLE, ...LENGTHS, ...AT];

const packer = new Packer();

/**
 * The form of the whole chunk a token is a piece of: "CU3958810-4" is four tokens, and only together do they look
 * like a record number. Full shape, collapsed shape, length, and where in the chunk the token stands.
 */
const form: NoteLayer = {
  kind: "note",
  name: "chunk-form",
  of(analysis) {
    const { looks, lookOf, chunkOf } = chunksOf(analysis);
    const constant = (code: number): void => {
      const { high, low } = CONSTANTS[code] as Sym;
      packer.add(high, low, code);
    };
    const ofShape = (chunk: number, value: number): void => {
      const look = lookOf[chunk] as number;
      const code = CONSTANTS.length + chunk * CODES + value;
      packer.add(looks.high(look, value), looks.low(look, value), code);
    };
    /** What a token says that is the whole chunk: that, and how long it is. Made when it is first wanted. */
    const wholes = new Int32Array(LENGTHS.length).fill(-1);
    const whole = (length: number): number => {
      if ((wholes[length] as number) < 0) {
        constant(0);
        constant(1 + length);
        wholes[length] = packer.end();
      }
      return wholes[length] as number;
    };
    const piece = (chunk: number, place: number): number => {
      constant(1 + LENGTHS.length + place);
      constant(1 + looks.length(lookOf[chunk] as number));
      ofShape(chunk, SHAPE);
      ofShape(chunk, COLLAPSED_TOO);
      ofShape(chunk, OF_PLACE + place);
      return packer.end();
    };
    const { count } = analysis;
    const lists = new Int32Array(count);
    for (let first = 0, next = 1; first < count; first = next, next++) {
      const chunk = chunkOf[first] as number;
      while (next < count && chunkOf[next] === chunk) next++;
      if (next === first + 1) {
        lists[first] = whole(looks.length(lookOf[chunk] as number));
        continue;
      }
      lists[first] = piece(chunk, 0);
      if (next > first + 2) lists.fill(piece(chunk, 1), first + 1, next - 1);
      lists[next - 1] = piece(chunk, 2);
    }
    return packer.finish(lists, (code) => {
      if (code < CONSTANTS.length) return (CONSTANTS[code] as Sym).text;
      const ofChunk = code - CONSTANTS.length;
      return looks.text(lookOf[Math.floor(ofChunk / CODES)] as number, ofChunk % CODES);
    });
  },
};
const CODES = 8; // no look has as many values

const shapeAt = (name: string, offset: number): NoteLayer => ({
  kind: "note",
  name,
  of: (analysis) => chunksOf(analysis).shapes(offset),
});

/** The chunk's own collapsed shape. */
export const chunkShape = shapeAt("chunk-shape", 0);

/** The chunk before as a word, and the two before as one value. */
export const chunkBefore: NoteLayer = {
  kind: "note",
  name: "chunk-before",
  of(analysis) {
    const chunks = chunksOf(analysis);
    return perToken(analysis.count, (t) => {
      const chunk = chunks.chunkOf[t] as number;
      if (chunk === 0) return undefined;
      const first = chunks.word(chunk - 1);
      return chunk === 1 ? first : [first, `${chunks.word(chunk - 2)} ${first}`];
    });
  },
};

/** The whole chunk and its place among others. */
export const chunkForm = ngrams("chunk", form);

const wordAt = (offset: number): NoteLayer => ({
  kind: "note",
  name: `chunk-word[${offset}]`,
  of: (analysis) => chunksOf(analysis).words(offset),
});
const [shapeBefore, shapeAfter] = [shapeAt("chunk-shape[-1]", -1), shapeAt("chunk-shape[1]", 1)];

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
