import fc from "fast-check";
import { expect, it } from "vitest";
import { openEncoder } from "./encoder.js";
import { type PieceSequence, pieceSequence } from "./piece-sequence.js";
import { randomEncoder, SMALL } from "./test-encoder.js";
import { windowsOf } from "./windows.js";
import { wordPieces } from "./word-pieces.js";

const weights = randomEncoder();
const simd = openEncoder(weights);
const plain = openEncoder(weights, "plain");

function sequenceOf(pieces: readonly number[]): PieceSequence {
  return {
    pieces: Uint16Array.from(pieces),
    shapes: Uint8Array.from(pieces, (piece) => piece % 16),
    gaps: Uint8Array.from(pieces, (piece) => piece % 8),
    firsts: Uint32Array.from(pieces.flatMap((piece, at) => (at === 0 || piece % 3 !== 0 ? [at] : []))),
  };
}

const anySequence = fc.array(fc.nat(9), { maxLength: 70 }).map(sequenceOf);

it("gives the same bits with the kernels and with their plain twin", () => {
  fc.assert(
    fc.property(anySequence, (sequence) => {
      const scores = simd.logits(sequence);
      expect(scores.length).toBe(sequence.firsts.length * weights.labels.length);
      expect(scores.every(Number.isFinite)).toBe(true);
      expect(scores).toEqual(plain.logits(sequence));
    }),
    { numRuns: 60, seed: 7 },
  );
});

it("gives the same scores whatever was read before", () => {
  const long = sequenceOf(Array.from({ length: 60 }, (_, n) => (n * 7) % 10));
  const short = sequenceOf([1, 2, 3, 4, 5]);
  const alone = openEncoder(weights).logits(short);
  simd.logits(long);
  expect(simd.logits(short)).toEqual(alone);
});

it.each([
  { ...SMALL, hidden: 24, inner: 40, heads: 1 },
  { ...SMALL, hidden: 48, inner: 72, heads: 3, layers: 1 },
  { ...SMALL, hidden: 64, inner: 128, heads: 8, window: 40 },
])("agrees with its twin at other widths: %j", (shape) => {
  const other = randomEncoder(shape, 3);
  const sequence = sequenceOf(Array.from({ length: 53 }, (_, n) => (n * n) % 10));
  expect(openEncoder(other).logits(sequence)).toEqual(openEncoder(other, "plain").logits(sequence));
});

it("answers every piece in the window where it stands deepest, whatever stands beyond", () => {
  const { shapes, gaps, pieces } = sequenceOf(Array.from({ length: 60 }, (_, n) => (n * 7) % 10));
  const every = (from: number, to: number): PieceSequence => ({
    pieces: pieces.slice(from, to),
    shapes: shapes.slice(from, to),
    gaps: gaps.slice(from, to),
    firsts: Uint32Array.from({ length: to - from }, (_, n) => n),
  });
  const L = weights.labels.length;
  const all = simd.logits(every(0, 60));
  for (const { start, end, from, to } of windowsOf(60, SMALL.window, SMALL.overlap)) {
    const alone = simd.logits(every(start, end));
    expect(all.slice(from * L, to * L)).toEqual(alone.slice((from - start) * L, (to - start) * L));
  }
});

it("scores the first piece of each token of a text", () => {
  const text = "ab a1b -- ba";
  const piecesOf = wordPieces(weights.vocabulary);
  const whole = pieceSequence(text, [0, 2, 3, 6, 7, 9, 10, 12], piecesOf);
  expect([...whole.firsts]).toEqual([0, 1, 4, 6]);
  expect([...whole.gaps]).toEqual([0, 1, 5, 5, 1, 5, 1, 5]);
  const part = pieceSequence(text, [0, 2, 3, 6, 7, 9, 10, 12], piecesOf, 1, 3);
  expect([...part.pieces]).toEqual([...whole.pieces.slice(1, 6)]);
  expect([...part.gaps]).toEqual([...whole.gaps.slice(1, 6)]);
});
