export { type Encoder, openEncoder } from "./encoder.js";
export { decodeEncoder, type EncoderShape, type EncoderWeights, encodeEncoder } from "./encoder-file.js";
export { type PieceSequence, pieceSequence } from "./piece-sequence.js";
export { wordPieces } from "./word-pieces.js";
