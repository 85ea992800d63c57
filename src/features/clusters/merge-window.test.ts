import { expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { MergeWindow } from "./merge-window.js";

const WORDS = 7;

/** pairs[a][b]: how often b follows a; some words never stand on one of the sides. */
function randomPairs(seed: number): number[][] {
  const random = seededRandom(seed);
  return Array.from({ length: WORDS }, (_, a) =>
    Array.from({ length: WORDS }, (_, b) =>
      a === 3 || b === 5 || random() < 0.3 ? 0 : Math.floor(random() ** 3 * 40),
    ),
  );
}

function windowOf(pairs: readonly (readonly number[])[]): MergeWindow {
  const window = new MergeWindow(WORDS);
  const column = (b: number): number[] => pairs.map((row) => row[b] as number);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  for (let a = 0; a < WORDS; a++) {
    const known = (counts: readonly number[]): Int32Array =>
      Int32Array.from(counts, (count, b) => (b <= a ? count : 0));
    const row = pairs[a] as readonly number[];
    window.insert(a, known(row), known(column(a)), sum(row), sum(column(a)));
  }
  return window;
}

/** N · I straight from the definition, for clusters given as a cluster number per word. */
function information(pairs: readonly (readonly number[])[], clusterOf: readonly number[]): number {
  const joint = new Map<string, number>();
  const left = new Map<number, number>();
  const right = new Map<number, number>();
  let total = 0;
  pairs.forEach((row, i) => {
    row.forEach((count, j) => {
      const [a, b] = [clusterOf[i] as number, clusterOf[j] as number];
      joint.set(`${a} ${b}`, (joint.get(`${a} ${b}`) ?? 0) + count);
      left.set(a, (left.get(a) ?? 0) + count);
      right.set(b, (right.get(b) ?? 0) + count);
      total += count;
    });
  });
  let sum = 0;
  for (const [key, count] of joint) {
    const [a, b] = key.split(" ").map(Number) as [number, number];
    if (count > 0)
      sum += count * Math.log((count * total) / ((left.get(a) as number) * (right.get(b) as number)));
  }
  return sum;
}

it.each([1, 2, 3, 4, 5])("knows every loss exactly while clusters merge to one (text %i)", (seed) => {
  const pairs = randomPairs(seed);
  const window = windowOf(pairs);
  let clusterOf = Array.from({ length: WORDS }, (_, word) => word);
  for (let left = WORDS; left > 1; left--) {
    const slots = [...new Set(clusterOf)];
    const before = information(pairs, clusterOf);
    let least = Number.POSITIVE_INFINITY;
    for (const a of slots)
      for (const b of slots) {
        if (a === b) continue;
        const merged = clusterOf.map((cluster) => (cluster === b ? a : cluster));
        const loss = before - information(pairs, merged);
        expect(window.loss(a, b)).toBeCloseTo(loss, 7);
        least = Math.min(least, loss);
      }
    const [into, gone] = window.best();
    expect(window.loss(into, gone)).toBeCloseTo(least, 7);
    window.merge(into, gone);
    clusterOf = clusterOf.map((cluster) => (cluster === gone ? into : cluster));
  }
});

it("forgets a merged cluster when its slot is used again", () => {
  const window = windowOf(randomPairs(6));
  window.merge(0, 1);
  const none = new Int32Array(WORDS);
  window.insert(1, none, none, 4, 4);
  // A cluster without neighbours in the window shares nothing; only the margins of the other one grow.
  const twin = windowOf(randomPairs(6));
  twin.merge(0, 1);
  expect(window.loss(2, 4)).toBeCloseTo(twin.loss(2, 4), 9);
  expect(window.loss(1, 2)).toBeGreaterThan(0);
});
