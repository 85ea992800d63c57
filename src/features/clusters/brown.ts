import { bigramsOf, type Neighbours } from "./bigrams.js";
import { MergeWindow } from "./merge-window.js";
import type { ClusterVocabulary } from "./vocabulary.js";

/**
 * Brown clusters: words that stand between the same neighbours come together. Words enter a window of `clusters`
 * clusters by falling count; after each, the two clusters are merged that lose least average mutual information
 * between neighbours. What is left at the end is merged on to a tree, and a word's path in it ("0110", 0 towards the
 * larger half) is its value: the shorter the prefix, the coarser the class.
 */
export function brownPaths(vocabulary: ClusterVocabulary, clusters = 128): Map<string, string> {
  const { words, counts } = vocabulary;
  const { after, before } = bigramsOf(vocabulary);
  const slots = Math.min(clusters, counts.length) + 1;
  const window = new MergeWindow(slots);
  const slotOf = new Int32Array(counts.length).fill(-1);
  const order = Array.from(counts.keys()).sort((a, b) => counts[b]! - counts[a]! || a - b);
  const free = Array.from({ length: slots }, (_, slot) => slots - 1 - slot);
  const merge = (): readonly [number, number] => {
    const [into, gone] = window.best();
    window.merge(into, gone);
    free.push(gone);
    return [into, gone];
  };
  for (const word of order) {
    const slot = free.pop() as number;
    slotOf[word] = slot;
    const next = countBySlot(after, word, slotOf, slots);
    const previous = countBySlot(before, word, slotOf, slots);
    window.insert(slot, next, previous, sumOf(after, word), sumOf(before, word));
    if (free.length > 0) continue;
    const [into, gone] = merge();
    for (let other = 0; other < slotOf.length; other++) if (slotOf[other] === gone) slotOf[other] = into;
  }
  const merges: (readonly [number, number])[] = [];
  while (free.length < slots - 1) merges.push(merge());
  // From the root down: undoing a merge lengthens the path of what is kept and gives one to what was gone.
  const paths = new Array<string>(slots).fill("");
  for (const [into, gone] of merges.reverse()) {
    paths[gone] = `${paths[into]}1`;
    paths[into] += "0";
  }
  return new Map(words.map((word, id) => [word, paths[slotOf[id]!]!]));
}

/** The word's neighbours among those that are in the window. */
function countBySlot(neighbours: Neighbours, word: number, slotOf: Int32Array, slots: number): Int32Array {
  const counts = new Int32Array(slots);
  for (let i = neighbours.starts[word]!; i < neighbours.starts[word + 1]!; i++) {
    const slot = slotOf[neighbours.ids[i]!]!;
    if (slot >= 0) counts[slot]! += neighbours.counts[i]!;
  }
  return counts;
}

function sumOf({ starts, counts }: Neighbours, word: number): number {
  let sum = 0;
  for (let i = starts[word]!; i < starts[word + 1]!; i++) sum += counts[i]!;
  return sum;
}
