import type { Analysis } from "../text/analysis.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer, Values } from "./layer.js";
import { collapsedShape, shapeOf } from "./shape.js";
import { ngrams, together } from "./template.js";

/** A run of characters without white space, and its first and last token (exclusive). */
interface Chunk {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

const LONGEST = 40;

/** Chunks in order, and for every token the number of its own. */
function chunksOf(analysis: Analysis): { chunks: Chunk[]; of: Int32Array } {
  const chunks: Chunk[] = [];
  const of = new Int32Array(analysis.count);
  let first = 0;
  for (let t = 1; t <= analysis.count; t++) {
    const joined = t < analysis.count && analysis.start(t) === analysis.end(t - 1);
    if (joined || analysis.count === 0) continue;
    const text = analysis.text.slice(analysis.start(first), analysis.end(t - 1));
    of.fill(chunks.length, first, t);
    chunks.push({ text: text.slice(0, LONGEST), first, last: t });
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
      return Array.from(of, (c, t) => valuesOf(chunks, c, t));
    },
  };
}

/** Marks that belong to the sentence rather than to what is written. */
const bare = (text: string): string => text.replace(/^[("'“[]+|[)"'”\].,;:!?]+$/gu, "");

/**
 * The form of the whole chunk a token is a piece of: "CU3958810-4" is four tokens, and only together do they look
 * like a record number. Full shape, collapsed shape, length, and where in the chunk the token stands.
 */
const form = byChunk("chunk-form", (chunks, c, t) => {
  const { text, first, last } = chunks[c] as Chunk;
  const inside = bare(text);
  const place = last - first === 1 ? "W" : t === first ? "B" : t === last - 1 ? "E" : "I";
  const values = [`${place}`, `n${Math.min(12, inside.length)}`];
  if (last - first > 1)
    values.push(
      `s:${shapeOf(inside)}`,
      `c:${collapsedShape.of(inside)}`,
      `${place}:${collapsedShape.of(inside)}`,
    );
  return values;
});

/** The chunk's own collapsed shape. */
export const chunkShape = byChunk("chunk-shape", (chunks, c) =>
  collapsedShape.of(bare((chunks[c] as Chunk).text)),
);

/** The chunk before as a word, and the two before as one value. */
export const chunkBefore = byChunk("chunk-before", (chunks, c) => {
  const [first, second] = [chunks[c - 1], chunks[c - 2]].map(
    (chunk) => chunk && normaliseWord(bare(chunk.text)),
  );
  if (first === undefined) return undefined;
  return second === undefined ? first : [first, `${second} ${first}`];
});

/** The chunks around, as words: a window that numbers cut into many tokens do not use up. */
const around = byChunk("chunks-around", (chunks, c) => {
  const values: string[] = [];
  for (const offset of [-3, -2, -1, 1, 2]) {
    const other = chunks[c + offset];
    if (other !== undefined) values.push(`${offset}:${normaliseWord(bare(other.text))}`);
  }
  return values;
});

/** Collapsed shapes of the chunk before, its own and the one after, in runs. */
const shapes = byChunk("chunk-shapes", (chunks, c) => {
  const shape = (offset: number): string => {
    const other = chunks[c + offset];
    return other === undefined ? "" : (collapsedShape.of(bare(other.text)) as string);
  };
  return [`-1:${shape(-1)}`, `1:${shape(1)}`, `-1,0:${shape(-1)} ${shape(0)}`, `0,1:${shape(0)} ${shape(1)}`];
});

/** The whole chunk and its place among others. */
export const chunkForm = ngrams("chunk", form);
export const chunkContext = together("chunkContext", ngrams("chunks", around), ngrams("chunkshapes", shapes));
