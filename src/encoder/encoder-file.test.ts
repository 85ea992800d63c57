import { expect, it } from "vitest";
import { openEncoder } from "./encoder.js";
import { decodeEncoder, encodeEncoder } from "./encoder-file.js";
import { pieceSequence } from "./piece-sequence.js";
import { randomEncoder } from "./test-encoder.js";
import { wordPieces } from "./word-pieces.js";

const weights = randomEncoder();
const bytes = () => new Uint8Array(encodeEncoder(weights));

it("reads what it wrote, to the same scores and the same bytes", () => {
  const read = decodeEncoder(bytes(), "encoder.bin");
  expect(encodeEncoder(read)).toEqual(bytes());
  const sequence = pieceSequence("ab 1", [0, 2, 3, 4], wordPieces(read.vocabulary));
  expect(openEncoder(read).logits(sequence)).toEqual(openEncoder(weights).logits(sequence));
});

it("refuses a file that is cut, altered or another's", () => {
  const altered = bytes();
  altered[altered.length - 5]! ^= 1;
  expect(() => decodeEncoder(altered, "encoder.bin")).toThrow(/checksum/);
  expect(() => decodeEncoder(bytes().slice(0, -9), "encoder.bin")).toThrow(/cut short/);
  expect(() => decodeEncoder(new TextEncoder().encode("SJAYCRF\n and more"), "encoder.bin")).toThrow(
    /not a model file/,
  );
});

it.each([
  { shape: { ...weights.shape, layers: 3 } },
  { shape: { ...weights.shape, heads: 3 } },
  { shape: { ...weights.shape, inner: 3000 } },
  { labels: [...weights.labels, ..."abcdef"] },
  { vocabulary: weights.vocabulary.slice(1) },
  { wordScales: weights.wordScales.slice(1) },
])("believes no number that does not fit the others (%#)", (change) => {
  expect(() =>
    decodeEncoder(new Uint8Array(encodeEncoder({ ...weights, ...change })), "encoder.bin"),
  ).toThrow();
});
