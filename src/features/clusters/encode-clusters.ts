import { areEven } from "../../crf/index.js";
import { ScrubJayError } from "../../errors.js";
import { hashedClusters, type WordClusters } from "./word-clusters.js";

// One byte of version; the names of clusters, sorted: how many, then each one's length and code units; then how many
// words, their hashes (8 bytes, high half first, ascending), and each word's cluster as its place among the names. All
// numbers but the hashes, code units too, take 7 bits per byte, lowest first. Version 1 held the words themselves.

const VERSION = 2;
const HASH_BYTES = 8;

export function encodeClusters({ hashes, names, size }: WordClusters): Uint8Array {
  const clusters = [...new Set(names)].sort();
  const place = new Map(clusters.map((name, n) => [name, n]));
  const high = (word: number): number => hashes[2 * word] as number;
  const low = (word: number): number => hashes[2 * word + 1] as number;
  const words = Array.from({ length: size }, (_, word) => word);
  words.sort((a, b) => high(a) - high(b) || low(a) - low(b));
  const bytes: number[] = [VERSION];
  writeNumber(bytes, clusters.length);
  for (const name of clusters) {
    writeNumber(bytes, name.length);
    for (let i = 0; i < name.length; i++) writeNumber(bytes, name.charCodeAt(i));
  }
  writeNumber(bytes, size);
  for (const word of words)
    for (const half of [high(word), low(word)])
      bytes.push(half >>> 24, (half >>> 16) & 255, (half >>> 8) & 255, half & 255);
  for (const word of words) writeNumber(bytes, place.get(names[word] as string) as number);
  return Uint8Array.from(bytes);
}

/** `file` only names the culprit in errors. */
export function decodeClusters(bytes: Uint8Array, file: string): WordClusters {
  const broken = (): ScrubJayError =>
    new ScrubJayError("broken-clusters", "the stored word clusters are damaged", {
      file,
      hint: "Copy or train the model again.",
    });
  let at = 0;
  function readNumber(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw broken();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw broken();
  }
  const version = readNumber();
  if (version === 1)
    throw new ScrubJayError("model-version", "the model file holds words of its notes, as older ones did", {
      file,
      hint: "Train the model again: clusters now know words by a hash.",
    });
  if (version !== VERSION) throw broken();
  const clusters: string[] = [];
  for (let left = readNumber(); left > 0; left--) {
    let name = "";
    for (let rest = readNumber(); rest > 0; rest--) name += String.fromCharCode(readNumber());
    clusters.push(name);
  }
  const size = readNumber();
  const begin = at;
  at += HASH_BYTES * size;
  if (at > bytes.length) throw broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset + begin, HASH_BYTES * size);
  const hashes = Uint32Array.from({ length: 2 * size }, (_, half) => view.getUint32(4 * half));
  const names = Array.from({ length: size }, (): string => clusters[readNumber()] ?? raise(broken()));
  if (at !== bytes.length || !areEven(hashes)) throw broken();
  return hashedClusters(hashes, names);
}

function raise(error: Error): never {
  throw error;
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}
