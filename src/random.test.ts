import { expect, test } from "vitest";
import { seededRandom } from "./random.js";

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: number): number[] => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("numbers lie in [0, 1) and spread evenly over ten bins", () => {
  const random = seededRandom(3);
  const bins = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) {
    const at = Math.floor(random() * 10);
    bins[at] = (bins[at] as number) + 1;
  }
  for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
