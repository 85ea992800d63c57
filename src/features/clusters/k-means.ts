import { seededRandom } from "../../random.js";
import { dot, paddedLength } from "./dot.js";

const MOST_ROUNDS = 15;

/** Vectors of `dimension` numbers, one after the other. */
export interface Vectors {
  readonly values: Float32Array;
  readonly dimension: number;
}

/** Words → "k0", "k1", …; words whose vector is zero are left out. */
export function clusterWords(
  words: readonly string[],
  vectors: Vectors,
  seed: number,
  clusters = 200,
): Map<string, string> {
  const clusterOf = sphericalKMeans(vectors, clusters, seed);
  const named = new Map<string, string>();
  words.forEach((word, id) => {
    if (clusterOf[id]! >= 0) named.set(word, `k${clusterOf[id]}`);
  });
  return named;
}

/**
 * Groups vectors by direction: each goes to the centre with which its cosine is largest, each centre to the mean
 * direction of its group. A zero vector has no direction and gets -1. Fewer clusters come out where there are fewer
 * directions. (Dhillon and Modha 2001; first centres after Arthur and Vassilvitskii 2007.)
 *
 * A centre that moves by δ changes its cosine with a unit vector by δ at most. So what was worked out once stays a
 * bound, and most cosines need not be worked out again.
 */
export function sphericalKMeans(vectors: Vectors, clusters: number, seed: number): Int32Array {
  const { units, idOf, length } = unitVectors(vectors);
  const count = idOf.length;
  const bounds = new Float32Array(count * clusters); // [count][clusters] no cosine is larger
  const centres = firstCentres(units, length, clusters, bounds, seededRandom(seed));
  const k = centres.length / length;
  const drift = new Float64Array(k);
  const groupOf = new Int32Array(count);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = 0;
    for (let i = 0; i < count; i++) {
      const row = i * clusters;
      let best = groupOf[i]!;
      let closest = dot(units, i * length, centres, best * length, length);
      for (let c = 0; c < k; c++) {
        const bound = bounds[row + c]! + drift[c]!;
        bounds[row + c] = bound;
        if (bound <= closest || c === best) continue;
        const cosine = dot(units, i * length, centres, c * length, length);
        bounds[row + c] = cosine;
        if (cosine > closest) {
          bounds[row + best] = closest;
          closest = cosine;
          best = c;
        }
      }
      bounds[row + best] = closest;
      if (best !== groupOf[i]) moved++;
      groupOf[i] = best;
    }
    // The last few at the borders go back and forth and change nothing that matters.
    if (round > 0 && moved * 500 <= count) break;
    moveCentres(units, length, groupOf, centres, drift);
  }
  const clusterOf = new Int32Array(vectors.values.length / vectors.dimension).fill(-1);
  idOf.forEach((id, i) => {
    clusterOf[id] = groupOf[i]!;
  });
  return clusterOf;
}

/** The vectors that are not zero, scaled to length 1, in padded rows; `idOf` says which they are. */
function unitVectors({ values, dimension }: Vectors): {
  units: Float64Array;
  idOf: number[];
  length: number;
} {
  const length = paddedLength(dimension);
  const units = new Float64Array((values.length / dimension) * length);
  const idOf: number[] = [];
  for (let id = 0; id * dimension < values.length; id++) {
    const row = units.subarray(idOf.length * length, (idOf.length + 1) * length);
    row.set(values.subarray(id * dimension, (id + 1) * dimension));
    if (toUnit(row)) idOf.push(id);
  }
  return { units: units.subarray(0, idOf.length * length), idOf, length };
}

/** Spread out: a vector is drawn with a chance that grows with its distance to the nearest centre so far. */
function firstCentres(
  units: Float64Array,
  length: number,
  clusters: number,
  cosines: Float32Array, // [count][clusters] filled here
  random: () => number,
): Float64Array {
  const count = units.length / length;
  const far = new Float64Array(count).fill(1);
  const centres: number[] = [];
  for (let left = count; centres.length < clusters && left > 0; ) {
    let rest = random() * left;
    let next = 0;
    for (let i = 0; i < count && rest >= 0; i++) {
      if (far[i] === 0) continue;
      rest -= far[i]!;
      next = i;
    }
    left = 0;
    for (let i = 0; i < count; i++) {
      const cosine = dot(units, i * length, units, next * length, length);
      cosines[i * clusters + centres.length] = cosine;
      // Rounding must not keep a vector in the draw that a centre has already.
      const distance = i === next || cosine > 1 - 1e-9 ? 0 : 1 - cosine;
      if (distance < far[i]!) far[i] = distance;
      left += far[i]!;
    }
    centres.push(next);
  }
  const values = new Float64Array(centres.length * length);
  centres.forEach((from, c) => {
    values.set(units.subarray(from * length, (from + 1) * length), c * length);
  });
  return values;
}

/** A group that has run empty keeps its centre. */
function moveCentres(
  units: Float64Array,
  length: number,
  groupOf: Int32Array,
  centres: Float64Array,
  drift: Float64Array,
): void {
  const sums = new Float64Array(centres.length);
  for (let i = 0; i < groupOf.length; i++) {
    const to = groupOf[i]! * length;
    for (let d = 0; d < length; d++) sums[to + d]! += units[i * length + d]!;
  }
  for (let c = 0; c < drift.length; c++) {
    const centre = sums.subarray(c * length, (c + 1) * length);
    if (!toUnit(centre)) {
      drift[c] = 0;
      continue;
    }
    const cosine = dot(sums, c * length, centres, c * length, length);
    drift[c] = Math.sqrt(Math.max(0, 2 - 2 * cosine));
    centres.set(centre, c * length);
  }
}

/** Scales to length 1; false if it is zero. */
function toUnit(row: Float64Array): boolean {
  const square = dot(row, 0, row, 0, row.length);
  if (square === 0) return false;
  const scale = 1 / Math.sqrt(square);
  for (let d = 0; d < row.length; d++) row[d]! *= scale;
  return true;
}
