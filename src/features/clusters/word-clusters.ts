import { createFeatureTable, hashState, hashString } from "../../crf/index.js";

/** Which cluster a word is in. Words are known by their hash alone: whoever has the clusters cannot list the words. */
export interface WordClusters {
  readonly size: number;
  /** Of a normalised word. */
  get(word: string): string | undefined;
  /** High and low half of each word's hash. */
  readonly hashes: Uint32Array; // [size][2]
  /** The word's cluster, by its place. */
  readonly names: readonly string[]; // [size]
}

export function wordClusters(clusters: ReadonlyMap<string, string>): WordClusters {
  const state = hashState();
  const table = createFeatureTable();
  const names: string[] = [];
  for (const [word, name] of clusters) {
    hashString(state, word);
    names[table.internHash(state, () => "")] ??= name;
  }
  return hashedClusters(table.hashes(), names);
}

export function hashedClusters(hashes: Uint32Array, names: readonly string[]): WordClusters {
  const table = createFeatureTable(hashes);
  return { size: names.length, hashes, names, get: (word) => names[table.find(word)] };
}
