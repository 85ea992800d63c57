import { seededRandom } from "../../random.js";
import type { Vectors } from "./k-means.js";
import type { ClusterVocabulary } from "./vocabulary.js";

const WINDOW = 2;
/** Places of an index vector that are not zero: one half +1, the other −1. */
const MARKS = 8;

/**
 * Random indexing: every word gets an index vector, a few +1 and −1 at random places among zeros; a word's own vector
 * is the sum of its neighbours' index vectors. Neighbours on the right count with their index vector turned by half
 * its length, so that "before" and "after" differ. (Kanerva et al. 2000; Sahlgren et al. 2008.)
 */
export function randomIndexing(vocabulary: ClusterVocabulary, seed: number, dimension = 300): Vectors {
  const { words, counts, sentences } = vocabulary;
  const marks = indexVectors(counts.length, dimension, seed);
  const values = new Float32Array(words.length * dimension);
  const turn = dimension >> 1;
  for (const sentence of sentences)
    for (let i = 0; i < sentence.length; i++) {
      const word = sentence[i]!;
      if (word >= words.length) continue; // a rare word needs no vector
      const last = Math.min(i + WINDOW, sentence.length - 1);
      for (let j = Math.max(0, i - WINDOW); j <= last; j++) {
        if (j === i) continue;
        const neighbour = sentence[j]!;
        const weight = 1 / Math.abs(j - i);
        for (let m = 0; m < MARKS; m++) {
          const place = marks[neighbour * MARKS + m]! + (j > i ? turn : 0);
          values[word * dimension + (place % dimension)]! += m < MARKS / 2 ? weight : -weight;
        }
      }
    }
  return { values, dimension };
}

/** The places of every word's marks, all different within a word. */
function indexVectors(size: number, dimension: number, seed: number): Int32Array {
  const random = seededRandom(seed);
  const places = new Int32Array(size * MARKS);
  for (let word = 0; word < size; word++) {
    const own = new Set<number>();
    while (own.size < MARKS) own.add(Math.floor(random() * dimension));
    places.set([...own], word * MARKS);
  }
  return places;
}
