import { deflate, inflate } from "#platform";
import { unfit } from "../crf/index.js";

export const MAGIC = "SJAYMDL\n";

/**
 * The numbers of the sections of a trained model; of a part of which there may be several, the first one's. Voices have
 * theirs beside these: 100, 400 and 500 are taken.
 */
export const TRAINED = { head: 1, clusters: 200, classifier: 300 } as const;

/** What training writes is at most four times as long as when it is packed. A bomb may be a thousand times as long. */
const MOST_TIMES = 16;
const SMALL = 2 ** 20;

const mostInflated = (packed: number): number => SMALL + MOST_TIMES * packed;

export function deflated(bytes: Uint8Array): Uint8Array {
  const small = deflate(bytes);
  // So that what is written is always read: level 0 keeps the bytes as they are.
  return bytes.length <= mostInflated(small.length) ? small : deflate(bytes, 0);
}

export function inflated(bytes: Uint8Array, file: string): Uint8Array<ArrayBuffer> {
  try {
    return inflate(bytes, mostInflated(bytes.length));
  } catch {
    throw unfit(file);
  }
}
