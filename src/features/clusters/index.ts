import { brownPaths } from "./brown.js";
import { clusterWords } from "./k-means.js";
import { randomIndexing } from "./random-indexing.js";
import { skipGram } from "./skip-gram.js";
import { vocabularyOf } from "./vocabulary.js";

export { decodeClusters, encodeClusters } from "./encode-clusters.js";
export { normaliseWord } from "./normalise-word.js";
export { type WordClusters, wordClusters } from "./word-clusters.js";

export type ClusterKind = "brown" | "random-indexing" | "skip-gram";

/**
 * Ways to learn word clusters from raw text: words (normalised) → cluster names. Brown's are bit paths and need no
 * chance; the others are "k17". Words seen once are left out.
 */
export const CLUSTER_KINDS: Readonly<
  Record<ClusterKind, (sentences: readonly (readonly string[])[], seed: number) => Map<string, string>>
> = {
  brown: (sentences) => brownPaths(vocabularyOf(sentences)),
  "random-indexing": (sentences, seed) => {
    const vocabulary = vocabularyOf(sentences);
    return clusterWords(vocabulary.words, randomIndexing(vocabulary, seed), seed);
  },
  "skip-gram": (sentences, seed) => {
    const vocabulary = vocabularyOf(sentences);
    return clusterWords(vocabulary.words, skipGram(vocabulary, seed), seed);
  },
};
