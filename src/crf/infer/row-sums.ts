import type { Arena } from "../kernels/arena.js";
import { ROW_DENSE, ROW_HEAD, ROW_SMALL, SMALL_WEIGHT } from "../kernels/job-fields.js";
import { LARGEST_WEIGHT } from "./whole-rows.js";

const HEAD = ROW_HEAD / 4;
/** Fewer rows than this are added as quickly one by one. */
const FEWEST = 3;

/** Sums of rows that are wanted together again and again, as rows of their own. Weights are whole: nothing is lost. */
export class RowSums {
  /** From the first row of the model, which the rows' numbers count from, to the last sum. */
  readonly #rows: Uint32Array;
  readonly #firstSum: number;
  readonly #size: number;
  readonly #sum: Int32Array;
  /** The number of the next sum. */
  #next: number;

  /** The model's rows are in the arena already, so that what it hands out now stands behind them. */
  constructor(arena: Arena, rows: Uint32Array, lanes: number, most: number) {
    this.#size = HEAD + lanes / 2;
    const pool = arena.u32(most * this.#size);
    this.#firstSum = (pool.byteOffset - rows.byteOffset) / 4;
    this.#next = this.#firstSum;
    this.#rows = new Uint32Array(arena.memory.buffer, rows.byteOffset, this.#firstSum + pool.length);
    this.#sum = new Int32Array(lanes);
  }

  /**
   * Writes rows that add up to the same as those from `first` to `behind` into the list from `at` on, which is no
   * further back; returns where they end. A sum takes in as many of them as 16 bits hold.
   */
  shorten(list: Uint32Array, first: number, behind: number, at: number): number {
    let from = first;
    for (let n = first; n <= behind; n++) {
      if (n < behind && this.#add(list[n]!, 1) <= LARGEST_WEIGHT) continue;
      if (n < behind) this.#add(list[n]!, -1);
      const isShorter = n - from >= FEWEST && this.#next < this.#rows.length;
      if (isShorter) list[at++] = this.#write();
      else while (from < n) list[at++] = list[from++]!;
      from = n;
      this.#sum.fill(0);
      if (n < behind) this.#add(list[n]!, 1);
    }
    return at;
  }

  /** Adds a row so many times; returns the largest of the sums. */
  #add(row: number, times: number): number {
    const [rows, sum] = [this.#rows, this.#sum];
    const kind = rows[row + HEAD - 1]!;
    const at = row + HEAD;
    if (kind === ROW_DENSE || kind === ROW_SMALL)
      for (let lane = 0; lane < sum.length; lane += 2) {
        const two = rows[at + (lane >> 1)]!;
        sum[lane]! += times * ((two << 16) >> 16);
        sum[lane + 1]! += times * (two >> 16);
      }
    else for (let n = at; n < at + kind; n++) sum[rows[n]! & 0xffff]! += times * (rows[n]! >> 16);
    return this.#largest();
  }

  #largest(): number {
    let largest = 0;
    for (let lane = 0; lane < this.#sum.length; lane++)
      largest = Math.max(largest, Math.abs(this.#sum[lane]!));
    return largest;
  }

  #write(): number {
    const [rows, sum] = [this.#rows, this.#sum];
    const row = this.#next;
    this.#next += this.#size;
    rows[row + HEAD - 1] = this.#largest() <= SMALL_WEIGHT ? ROW_SMALL : ROW_DENSE;
    for (let lane = 0, at = row + HEAD; lane < sum.length; lane += 2, at++)
      rows[at] = (sum[lane]! & 0xffff) | (sum[lane + 1]! << 16);
    return row;
  }

  /** Forgets all sums but those that are then given to what it returns, each of which gets a new number. */
  startAgain(): (row: number) => number {
    const old = this.#rows.slice(this.#firstSum, this.#next);
    this.#next = this.#firstSum;
    return (row) => {
      if (row < this.#firstSum) return row;
      const kept = this.#next;
      this.#next += this.#size;
      for (let n = 0; n < this.#size; n++) this.#rows[kept + n] = old[row - this.#firstSum + n]!;
      return kept;
    };
  }
}
