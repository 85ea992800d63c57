import type { ClusterVocabulary } from "./vocabulary.js";

/** For every word its neighbours on one side: entries `starts[word]` up to `starts[word + 1]`. */
export interface Neighbours {
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly counts: Int32Array;
}

/** Which word follows which, and how often; the same from the other side. Sentences do not touch. */
export function bigramsOf({ counts, sentences }: ClusterVocabulary): {
  after: Neighbours;
  before: Neighbours;
} {
  const size = counts.length;
  const total = sentences.reduce((sum, sentence) => sum + Math.max(0, sentence.length - 1), 0);
  const after = new Float64Array(total); // word · size + neighbour: more than 32 bits may be needed
  const before = new Float64Array(total);
  let n = 0;
  for (const sentence of sentences)
    for (let i = 1; i < sentence.length; i++) {
      after[n] = sentence[i - 1]! * size + sentence[i]!;
      before[n++] = sentence[i]! * size + sentence[i - 1]!;
    }
  return { after: neighbours(after, size), before: neighbours(before, size) };
}

function neighbours(keys: Float64Array, size: number): Neighbours {
  keys.sort();
  const starts = new Int32Array(size + 1);
  const ids = new Int32Array(keys.length);
  const counts = new Int32Array(keys.length);
  let last = -1;
  let n = -1;
  for (const key of keys) {
    if (key !== last) {
      const word = Math.floor(key / size);
      ids[++n] = key - word * size;
      starts[word + 1]!++;
      last = key;
    }
    counts[n]!++;
  }
  for (let word = 0; word < size; word++) starts[word + 1]! += starts[word]!;
  return { starts, ids: ids.subarray(0, n + 1), counts: counts.subarray(0, n + 1) };
}
