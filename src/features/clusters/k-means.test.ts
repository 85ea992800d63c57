import { expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { clusterWords, sphericalKMeans } from "./k-means.js";

/** Noisy copies of a few directions, of very different lengths; vector i belongs to direction i % directions. */
function bundles(directions: number, count: number, dimension: number): Float32Array {
  const random = seededRandom(3);
  const axes = Float64Array.from({ length: directions * dimension }, () => random() - 0.5);
  const values = new Float32Array(count * dimension);
  for (let i = 0; i < count; i++) {
    const length = 0.01 + 50 * random();
    for (let d = 0; d < dimension; d++)
      values[i * dimension + d] = length * (axes[(i % directions) * dimension + d]! + 0.1 * (random() - 0.5));
  }
  return values;
}

it.each([1, 2, 3])("keeps bundles of directions apart whatever their length (seed %i)", (seed) => {
  const clusterOf = sphericalKMeans({ values: bundles(5, 200, 19), dimension: 19 }, 15, seed);
  const bundleOf = new Map<number, number>();
  clusterOf.forEach((cluster, i) => {
    if (!bundleOf.has(cluster)) bundleOf.set(cluster, i % 5);
    expect(bundleOf.get(cluster)).toBe(i % 5);
  });
  expect(new Set(bundleOf.values()).size).toBe(5);
});

it("ends where every vector is with its nearest centre, bounds or no bounds", () => {
  const [dimension, count, clusters] = [6, 150, 12];
  const random = seededRandom(8);
  const values = Float32Array.from({ length: count * dimension }, () => random() - 0.5);
  const clusterOf = sphericalKMeans({ values, dimension }, clusters, 4);
  const unit = Array.from({ length: count }, (_, i) => {
    const row = [...values.subarray(i * dimension, (i + 1) * dimension)];
    return row.map((x) => x / Math.hypot(...row));
  });
  const centres = Array.from({ length: clusters }, (_, c) => {
    const sum = new Array<number>(dimension).fill(0);
    unit.forEach((row, i) => {
      if (clusterOf[i] === c) for (let d = 0; d < dimension; d++) sum[d]! += row[d]!;
    });
    return sum.map((x) => x / Math.hypot(...sum));
  });
  unit.forEach((row, i) => {
    const cosines = centres.map((centre) => centre.reduce((sum, x, d) => sum + x * row[d]!, 0));
    expect(cosines.indexOf(Math.max(...cosines))).toBe(clusterOf[i]);
  });
});

it("leaves zero vectors out and makes no more clusters than there are directions", () => {
  const values = Float32Array.of(1, 0, 2, 0, 0, 0, 0, 3);
  const clusterOf = sphericalKMeans({ values, dimension: 2 }, 10, 1);
  expect(clusterOf[0]).toBe(clusterOf[1]);
  expect(clusterOf[2]).toBe(-1);
  expect(new Set(clusterOf).size).toBe(3);
  expect([...clusterWords(["a", "b", "zero", "c"], { values, dimension: 2 }, 1).keys()]).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it("stands no vectors at all", () => {
  expect(sphericalKMeans({ values: new Float32Array(0), dimension: 5 }, 3, 1)).toHaveLength(0);
});
