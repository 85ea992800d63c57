import { expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { aliasTable } from "./alias-table.js";

it.each([[[1]], [[1, 1, 1]], [[5, 0, 1, 14]], [[0.001, 3, 0.5, 2, 2]]])(
  "draws in proportion to %j",
  (weights) => {
    const draw = aliasTable(weights, seededRandom(2));
    const counts = weights.map(() => 0);
    const draws = 200_000;
    for (let i = 0; i < draws; i++) counts[draw()]!++;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    weights.forEach((weight, i) => {
      expect(Math.abs(counts[i]! / draws - weight / total)).toBeLessThan(0.005);
      if (weight === 0) expect(counts[i]).toBe(0);
    });
  },
);
