import { expect, it } from "vitest";
import { createArena } from "../kernels/arena.js";
import { ROW_DENSE, ROW_SMALL } from "../kernels/job-fields.js";
import { mergedRows } from "./merged-rows.js";

const LANES = 16;

/** A row that lists its labels, one of small weights and two of large ones. */
function someRows() {
  const arena = createArena();
  const rows = arena.copyU32(new Uint32Array(3 + 2 + 3 * (3 + LANES / 2)));
  const [listed, small, large, larger] = [0, 5, 16, 27] as const;
  rows[2] = 2;
  rows[3] = 1 | (-7 << 16);
  rows[4] = 4 | (9 << 16);
  const dense = (at: number, kind: number, weight: number): void => {
    rows[at + 2] = kind;
    new Int16Array(rows.buffer, rows.byteOffset + 4 * (at + 3), LANES).fill(weight);
  };
  dense(small, ROW_SMALL, 100);
  dense(large, ROW_DENSE, -20_000);
  dense(larger, ROW_DENSE, -30_000);
  const merged = mergedRows(arena, rows, LANES);
  const weightsOf = (row: number): number[] => [
    ...new Int16Array(arena.memory.buffer, rows.byteOffset + 4 * (row + 3), LANES),
  ];
  return { merged, weightsOf, listed, small, large, larger };
}

it("gives one row the sum of several", () => {
  const { merged, weightsOf, listed, small } = someRows();
  const list = merged.merge([listed, small, listed]);
  const sum = new Array<number>(LANES).fill(100);
  sum[1] = 86;
  sum[4] = 118;
  expect(list).toHaveLength(1);
  expect(weightsOf(list[0]!)).toEqual(sum);
  expect(merged.merge([listed, small, listed])).toEqual(list);
});

it("leaves a row by itself where a sum would not fit", () => {
  const { merged, weightsOf, small, large, larger } = someRows();
  const list = merged.merge([small, large, larger]);
  expect(list).toHaveLength(2);
  expect(weightsOf(list[0]!)[0]).toBe(-19_900);
  expect(list[1]).toBe(larger);
  expect(merged.merge([large])).toEqual([large]);
});

it("keeps what is still wanted when it starts over", () => {
  const { merged, weightsOf, listed, small, large } = someRows();
  merged.merge([small, listed]);
  const wanted = merged.merge([small, large]);
  const keep = merged.startOver();
  const kept = keep([...Array.from(wanted), small]);
  merged.merge([listed, listed]);
  expect(weightsOf(kept[0]!)).toEqual(new Array<number>(LANES).fill(-19_900));
  expect(kept[1]).toBe(small);
  expect(keep(wanted)).toEqual([kept[0]]);
});
