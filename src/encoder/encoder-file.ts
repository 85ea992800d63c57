import { isObject, packSections, readJson, unfit, unpackSections } from "../crf/index.js";
import { ScrubJayError } from "../errors.js";
import { GAPS, SHAPES } from "./shape-and-gap.js";

// docs/spec/encoder-file.md describes it.
const MAGIC = "SJAYENC\n";
const SECTION = { meta: 1, vocabulary: 2, wordScales: 3, words: 4, floats: 5, matrices: 6 } as const;
const FORMAT = 1;

export interface EncoderShape {
  readonly layers: number;
  readonly hidden: number;
  /** Width of the inner layer of each block. */
  readonly inner: number;
  readonly heads: number;
  /** Pieces that are read together. */
  readonly window: number;
  readonly overlap: number;
}

export interface EncoderWeights {
  readonly shape: EncoderShape;
  readonly labels: readonly string[];
  readonly vocabulary: readonly string[];
  /** One scale for each row of `words`. */
  readonly wordScales: Float32Array;
  /** [V][H], whole numbers of 8 bits. */
  readonly words: Int8Array;
  /** Everything that is not quantised, in the order of `floatParts`. */
  readonly floats: Float32Array;
  /** The matrices of all layers in the order of `matrixParts`, packed as the kernels read them. */
  readonly matrices: Int8Array;
  /** Where it comes from: encoder, corpus, licence. */
  readonly card: Readonly<Record<string, unknown>>;
}

/** Matrices [K][N], in order. Labels are filled up to a multiple of 8. */
export function matrixParts(
  { layers, hidden, inner }: EncoderShape,
  labels: number,
): [K: number, N: number][] {
  const layer: [number, number][] = [
    [hidden, 3 * hidden],
    [hidden, hidden],
    [hidden, inner],
    [inner, hidden],
  ];
  return [...Array.from({ length: layers }, () => layer).flat(), [hidden, filled(labels)]];
}

/**
 * Lengths of the rows of numbers, in order: positions, shapes, gaps, gain and bias of their layer norm; of each layer scale and bias
 * of the four matrices and gain and bias of two layer norms; scale and bias of the labels.
 */
export function floatParts(shape: EncoderShape, labels: number): number[] {
  const { layers, hidden, inner, window } = shape;
  const norm = [hidden, hidden];
  const layer = [3 * hidden, 3 * hidden, hidden, hidden, ...norm, inner, inner, hidden, hidden, ...norm];
  return [
    window * hidden,
    SHAPES * hidden,
    GAPS * hidden,
    ...norm,
    ...Array.from({ length: layers }, () => layer).flat(),
    filled(labels),
    filled(labels),
  ];
}

export function filled(labels: number): number {
  return (labels + 7) & ~7;
}

export function encodeEncoder(weights: EncoderWeights): Uint8Array {
  const { shape, labels, vocabulary, card } = weights;
  const text = new TextEncoder();
  return packSections(
    new Map([
      [SECTION.meta, text.encode(JSON.stringify({ format: FORMAT, shape, labels, card }))],
      [SECTION.vocabulary, text.encode(vocabulary.join("\n"))],
      [SECTION.wordScales, bytesOf(weights.wordScales)],
      [SECTION.words, bytesOf(weights.words)],
      [SECTION.floats, bytesOf(weights.floats)],
      [SECTION.matrices, bytesOf(weights.matrices)],
    ]),
    MAGIC,
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** `file` only names the culprit in errors. The bytes must start at a multiple of 8 of their buffer. */
export function decodeEncoder(bytes: Uint8Array<ArrayBuffer>, file: string): EncoderWeights {
  const sections = unpackSections(bytes, file, MAGIC);
  const part = (id: number): Uint8Array => {
    const found = sections.get(id);
    if (found === undefined) throw unfit(file);
    return found;
  };
  const floats = (id: number): Float32Array => {
    const { buffer, byteOffset, byteLength } = part(id);
    if (byteLength % 4 !== 0) throw unfit(file);
    return new Float32Array(buffer, byteOffset, byteLength / 4);
  };
  const whole = (id: number): Int8Array => {
    const { buffer, byteOffset, byteLength } = part(id);
    return new Int8Array(buffer, byteOffset, byteLength);
  };
  const meta = readJson(part(SECTION.meta), file);
  if (!isObject(meta)) throw unfit(file);
  if (meta.format !== FORMAT)
    throw new ScrubJayError(
      "model-version",
      `the encoder file has a format that this program does not read`,
      {
        file,
        hint: "Install the version of the weights that belongs to this version of scrubjay.",
      },
    );
  const { shape, labels, card } = meta as unknown as Pick<EncoderWeights, "shape" | "labels" | "card">;
  const weights: EncoderWeights = {
    shape,
    labels,
    card: isObject(card) ? card : {},
    vocabulary: new TextDecoder().decode(part(SECTION.vocabulary)).split("\n"),
    wordScales: floats(SECTION.wordScales),
    words: whole(SECTION.words),
    floats: floats(SECTION.floats),
    matrices: whole(SECTION.matrices),
  };
  if (!fits(weights)) throw unfit(file);
  return weights;
}

/** Largest activation, 14 bits with the sign, times largest weight: sums of K such products must stay below 2³¹. */
const MOST_PRODUCT = 8191 * 127;

/** No number is believed before it is known to fit the others. */
function fits({ shape, labels, vocabulary, wordScales, words, floats, matrices }: EncoderWeights): boolean {
  if (!isObject(shape) || !Array.isArray(labels) || !labels.every((label) => typeof label === "string"))
    return false;
  const { layers, hidden, inner, heads, window, overlap } = shape;
  const small = (value: unknown, least: number, most: number): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return (
    small(layers, 1, 48) &&
    small(hidden, 8, 4096) &&
    small(inner, 8, 16384) &&
    small(heads, 1, hidden) &&
    small(window, 8, 4096) &&
    small(overlap, 0, window - 1) &&
    hidden % (8 * heads) === 0 &&
    inner % 8 === 0 &&
    Math.max(hidden, inner) * MOST_PRODUCT < 2 ** 31 &&
    small(vocabulary.length, 1, 65536) &&
    wordScales.length === vocabulary.length &&
    words.length === vocabulary.length * hidden &&
    floats.length === total(floatParts(shape, labels.length)) &&
    matrices.length === total(matrixParts(shape, labels.length).map(([K, N]) => K * N))
  );
}

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
