export type { Encoder } from "./encoder.js";
export { pieceSequence } from "./piece-sequence.js";
export { wordPieces } from "./word-pieces.js";
