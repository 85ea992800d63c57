import type { RowSums } from "./row-sums.js";

/** A list that so many tokens had gets sums in place of its rows. Most lists are those of rare words. */
const OFTEN = 6;

/** An array in the kernels' memory with so much room; so much of it is kept when it has to grow. */
type Growing = (length: number, used: number) => Uint32Array;

/** Lists of rows by place, for tokens that have one of them. */
export class RowLists {
  readonly #width: number;
  readonly #startsIn: Growing;
  readonly #rowsIn: Growing;
  readonly #sums: RowSums;
  /** By list, how many tokens had it. */
  #uses = new Uint8Array(1024);
  #count = 0;
  /** Where the rows of the next list go. */
  #end = 0;

  /** See PLAN_LIST_STARTS and PLAN_LIST_ROWS. */
  constructor(places: number, starts: Growing, rows: Growing, sums: RowSums) {
    this.#width = places + 1;
    this.#startsIn = starts;
    this.#rowsIn = rows;
    this.#sums = sums;
  }

  /** Returns the list's number. */
  add(rows: ArrayLike<number>, ends: ArrayLike<number>): number {
    const at = this.#count * this.#width;
    const starts = this.#startsIn(at + this.#width, at);
    const first = this.#end;
    starts[at] = first;
    for (let place = 0; place < ends.length; place++) starts[at + place + 1] = first + ends[place]!;
    this.#end = starts[at + this.#width - 1]!;
    const room = this.#rowsIn(this.#end, first);
    for (let n = first; n < this.#end; n++) room[n] = rows[n - first]!;
    return this.#count++;
  }

  /** Forgets all lists but these, which are then numbered from 0 in this order. */
  keep(numbers: readonly number[]): void {
    // There are tens of thousands of lists: a view of each would be most of what this takes.
    const used = this.#count * this.#width;
    const oldStarts = this.#startsIn(used, used).slice(0, used);
    const oldRows = this.#rowsIn(this.#end, this.#end).slice(0, this.#end);
    const keptRow = this.#sums.startAgain();
    this.#uses.fill(0);
    this.#count = 0;
    this.#end = 0;
    for (const number of numbers) {
      const from = number * this.#width;
      const at = this.#count++ * this.#width;
      const starts = this.#startsIn(at + this.#width, at);
      const moved = this.#end - oldStarts[from]!;
      for (let p = 0; p < this.#width; p++) starts[at + p] = oldStarts[from + p]! + moved;
      const end = starts[at + this.#width - 1]!;
      const room = this.#rowsIn(end, this.#end);
      for (; this.#end < end; this.#end++) room[this.#end] = keptRow(oldRows[this.#end - moved]!);
    }
  }

  /** Says which lists tokens have. */
  meet(lists: Uint32Array): void {
    if (this.#uses.length < this.#count) {
      const longer = new Uint8Array(2 * this.#count);
      longer.set(this.#uses);
      this.#uses = longer;
    }
    const uses = this.#uses;
    for (let n = 0; n < lists.length; n++) {
      const list = lists[n]!;
      const before = uses[list]!;
      if (before === OFTEN) continue;
      uses[list] = before + 1;
      if (before + 1 === OFTEN) this.#sumUp(list);
    }
  }

  /** What is left of the list moves to its beginning. */
  #sumUp(list: number): void {
    const at = list * this.#width;
    const starts = this.#startsIn(at, at);
    const rows = this.#rowsIn(this.#end, this.#end);
    let next = starts[at]!;
    for (let place = at, first = next; place < at + this.#width - 1; place++) {
      const behind = starts[place + 1]!;
      next = this.#sums.shorten(rows, first, behind, next);
      starts[place + 1] = next;
      first = behind;
    }
  }
}
