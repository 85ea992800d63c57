import type { Note } from "../note.js";
import { subKey } from "../replace/index.js";
import { resynthesise } from "./resynthesis.js";

/** No secret: variations train models and are never written. Another key would give other models. */
const KEY = new Uint8Array(32);

/**
 * This many copies of the notes, each with other names, places, numbers and dates in the same sentences. A model that learns
 * from them too memorises less. A note of which no copy can be made is left out.
 */
export function variationsOf(notes: readonly Note[], copies: number): Note[] {
  return Array.from({ length: copies }, (_, n) =>
    resynthesise(notes, { key: subKey(KEY, `variation ${n + 1}`) }).copies.filter(
      (copy): copy is Note => !(copy instanceof Error),
    ),
  ).flat();
}

/** The notes and their variations. */
export function withVariations(notes: readonly Note[], copies: number): readonly Note[] {
  return copies === 0 ? notes : [...notes, ...variationsOf(notes, copies)];
}
