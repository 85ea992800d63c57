import { readAsset } from "#platform";
import { broken } from "./lexicon-file.js";

/** The GloVe vector of a word, discretised. */
export interface WordEmbedding {
  /** Numbers of the word's clusters: one of 64, one of 512, one of 2048. The grains are independent. */
  readonly clusters: readonly [number, number, number];
  /** Dimensions (0 to 99) where the vector is strongly positive. */
  readonly plus: readonly number[];
  /** Dimensions where it is strongly negative. */
  readonly minus: readonly number[];
}

/** The file as it is: a word is sought in its block, so that loading takes almost no time. */
interface Embeddings {
  readonly bytes: Uint8Array;
  readonly count: number;
  /** Every BLOCK-th word, in code-unit order, and where the word behind it begins in the file. */
  readonly heads: readonly string[];
  readonly behindHead: readonly number[];
}

const DIMENSIONS = 100;
const BITS_BYTES = 25;
const HEAD_BYTES = 8;
const BLOCK = 32;

let embeddings: Embeddings | undefined;

/** The vector of a word, in any case; undefined for one that is not among some 66,000. */
export function embeddingOf(word: string): WordEmbedding | undefined {
  embeddings ??= load();
  const { bytes, count } = embeddings;
  const place = placeOf(embeddings, word.toLowerCase());
  if (place < 0) return undefined;
  const plus: number[] = [];
  const minus: number[] = [];
  const bits = HEAD_BYTES + 4 * count + BITS_BYTES * place;
  for (let d = 0; d < DIMENSIONS; d++) {
    const mark = ((bytes[bits + (d >> 2)] as number) >> (2 * (d & 3))) & 3;
    if (mark === 1) plus.push(d);
    else if (mark === 2) minus.push(d);
  }
  return { clusters: clustersAt(bytes, place), plus, minus };
}

/** The clusters alone, for those who need no more. */
export function clustersOf(word: string): WordEmbedding["clusters"] | undefined {
  embeddings ??= load();
  const place = placeOf(embeddings, word.toLowerCase());
  return place < 0 ? undefined : clustersAt(embeddings.bytes, place);
}

function clustersAt(bytes: Uint8Array, place: number): WordEmbedding["clusters"] {
  const packed = u32At(bytes, HEAD_BYTES + 4 * place);
  return [packed >>> 20, (packed >>> 11) & 511, packed & 2047];
}

/** The place of a word among all words, or -1. */
function placeOf({ bytes, count, heads, behindHead }: Embeddings, sought: string): number {
  let low = 0;
  let high = heads.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((heads[middle] as string) <= sought) low = middle;
    else high = middle;
  }
  const head = heads[low] as string;
  if (head >= sought) return head === sought ? low * BLOCK : -1;
  let same = 0; // so many units at the beginning are those of the word before, which is less than what is sought
  while (same < head.length && head.charCodeAt(same) === sought.charCodeAt(same)) same++;
  let at = behindHead[low] as number;
  const end = Math.min(count, (low + 1) * BLOCK);
  for (let place = low * BLOCK + 1; place < end; place++) {
    const shared = bytes[at] as number;
    const from = at + 2 - shared; // where its first unit would stand
    at += 2 + (bytes[at + 1] as number);
    if (shared > same) continue; // it differs where the word before does, and in the same way
    same = shared;
    while (from + same < at && bytes[from + same] === sought.charCodeAt(same)) same++;
    if (from + same === at) {
      if (same === sought.length) return place;
    } else if (same === sought.length || (bytes[from + same] as number) > sought.charCodeAt(same)) return -1;
  }
  return -1;
}

/** Little-endian. */
function u32At(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}

/** data/build/embeddings.mjs describes the file. */
function load(): Embeddings {
  const bytes = readAsset("embeddings");
  if (bytes === undefined) throw broken("data/embeddings.bin");
  const count = u32At(bytes, 0);
  const heads: string[] = [];
  const behindHead: number[] = [];
  const word = new Uint8Array(256);
  let at = HEAD_BYTES + (4 + BITS_BYTES) * count;
  for (let place = 0; place < count; place++) {
    let length = bytes[at] as number; // shared with the word before
    const behind = at + 2 + (bytes[at + 1] as number);
    for (let i = at + 2; i < behind; i++) word[length++] = bytes[i] as number;
    at = behind;
    if (place % BLOCK !== 0) continue;
    heads.push(String.fromCharCode(...word.subarray(0, length)));
    behindHead.push(at);
  }
  return { bytes, count, heads, behindHead };
}
