import type { Arena } from "../kernels/arena.js";
import { PLAN_LIST_ROWS, PLAN_LIST_STARTS, ROW_KIND_SHIFT, ROW_KINDS } from "../kernels/job-fields.js";
import { growing } from "./plan-memory.js";

/** Lists of rows that are known of tokens. */
export interface RowLists {
  /** Keeps rows for tokens that have this list: those of one place behind those of the other, which end there. */
  add(rows: ArrayLike<number>, ends: ArrayLike<number>): number;
  /** Forgets all lists but these, which are then numbered from 0 in this order. */
  keep(numbers: readonly number[]): void;
}

/** The kernels read rows four at a time, beyond the end of the last list too. */
const READ_BEYOND = 3;

export function rowLists(
  arena: Arena,
  set: (field: number, value: number) => void,
  places: number,
  addressOf: (row: number) => number,
): RowLists {
  const startsFor = growing(arena, PLAN_LIST_STARTS, set);
  const rowsFor = growing(arena, PLAN_LIST_ROWS, set);
  const width = ROW_KINDS * places + 1;
  let lists = 0;
  let listed = 0;
  return {
    add(rows, ends) {
      let at = lists * width;
      const starts = startsFor(at + width, at);
      const room = rowsFor(listed + (ends[ends.length - 1] ?? 0) + READ_BEYOND, listed);
      starts[at] = listed;
      for (let p = 0; p < ends.length; p++)
        for (let kind = 0; kind < ROW_KINDS; kind++) {
          for (let n = ends[p - 1] ?? 0; n < ends[p]!; n++)
            if (rows[n]! >>> ROW_KIND_SHIFT === kind) room[listed++] = addressOf(rows[n]!);
          starts[++at] = listed;
        }
      return lists++;
    },
    keep(numbers) {
      // There are tens of thousands of lists: a view of each would be most of what this takes.
      const oldStarts = startsFor(lists * width, lists * width).slice(0, lists * width);
      const oldRows = rowsFor(listed, listed).slice(0, listed);
      lists = 0;
      listed = 0;
      for (const number of numbers) {
        const from = number * width;
        const at = lists++ * width;
        const starts = startsFor(at + width, at);
        const moved = listed - oldStarts[from]!;
        for (let p = 0; p < width; p++) starts[at + p] = oldStarts[from + p]! + moved;
        const end = starts[at + width - 1]!;
        const room = rowsFor(end + READ_BEYOND, listed);
        for (; listed < end; listed++) room[listed] = oldRows[listed - moved]!;
      }
    },
  };
}
