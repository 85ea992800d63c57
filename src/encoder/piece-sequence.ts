import { gapOf, INSIDE_WORD, wordShape } from "./shape-and-gap.js";

/** Tokens of a text as the encoder reads them. */
export interface PieceSequence {
  /** Number of each piece in the vocabulary. */
  readonly pieces: Uint16Array;
  readonly shapes: Uint8Array;
  readonly gaps: Uint8Array;
  /** The first piece of each token. */
  readonly firsts: Uint32Array;
}

/** The pieces of tokens `first` to `last` (exclusive), given as offsets [start0, end0, start1, …] into the text. */
export function pieceSequence(
  text: string,
  offsets: ArrayLike<number>,
  piecesOf: (word: string) => readonly number[],
  first = 0,
  last = offsets.length >> 1,
): PieceSequence {
  const pieces: number[] = [];
  const shapes: number[] = [];
  const gaps: number[] = [];
  const firsts = new Uint32Array(last - first);
  let before = first === 0 ? 0 : (offsets[2 * first - 1] as number);
  for (let t = first; t < last; t++) {
    const start = offsets[2 * t] as number;
    const end = offsets[2 * t + 1] as number;
    const word = text.slice(start, end);
    const shape = wordShape(word);
    firsts[t - first] = pieces.length;
    let gap = gapOf(text.slice(before, start));
    for (const piece of piecesOf(word)) {
      pieces.push(piece);
      shapes.push(shape);
      gaps.push(gap);
      gap = INSIDE_WORD;
    }
    before = end;
  }
  return {
    pieces: Uint16Array.from(pieces),
    shapes: Uint8Array.from(shapes),
    gaps: Uint8Array.from(gaps),
    firsts,
  };
}
