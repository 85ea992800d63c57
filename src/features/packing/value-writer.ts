import { AFTER, BEFORE } from "../template.js";
import { longer } from "./longer.js";
import { type Column, isPacked, type Packed } from "./packed.js";
import type { Sym } from "./symbol.js";
import type { WordCells } from "./word-table.js";

/**
 * Writes the values of notes as numbers, into arrays that are used again and again: the columns of words first, from
 * what the words' table has ready, then the others. Before the first token and behind the last stand `reach` more.
 */
export class ValueWriter {
  readonly #reach: number;
  readonly #wordColumns: number;
  #cells = new Uint32Array(2048);
  #values = new Int32Array(4096);
  #end = 0;

  constructor(reach: number, wordColumns: number) {
    this.#reach = reach;
    this.#wordColumns = wordColumns;
  }

  /** Where the values of each token and column begin and end, and the values, as the scorer reads them. */
  write(words: WordCells, columns: readonly (Column | Packed)[]): { cells: Uint32Array; values: Int32Array } {
    const rows = words.lists.length;
    const width = 2 * (this.#wordColumns + columns.length);
    if (this.#cells.length < rows * width) this.#cells = new Uint32Array(2 * rows * width);
    this.#end = 0;
    this.#words(words, width);
    this.#outside(BEFORE, 0, width);
    this.#outside(AFTER, rows - this.#reach, width);
    let shared: Int32Array | undefined;
    let base = 0;
    for (let c = 0; c < columns.length; c++) {
      const column = columns[c] as Column | Packed;
      const first = this.#reach * width + 2 * (this.#wordColumns + c);
      if (isPacked(column)) {
        // Columns that share their values stand together.
        if (column.halves !== shared) base = this.#halves(column.halves);
        shared = column.halves;
        this.#packed(column, base, first, width);
      } else this.#column(column, first, width);
    }
    return { cells: this.#cells.subarray(0, rows * width), values: this.#values.subarray(0, this.#end) };
  }

  /** Row by row, as all columns of a word stand together. */
  #words({ lists, starts, pool }: WordCells, width: number): void {
    const cells = this.#cells;
    const columns = this.#wordColumns;
    let end = 0;
    for (let row = 0; row < lists.length; row++) {
      const list = lists[row] as number;
      let from = starts[list] as number;
      const values = this.#room(end + (starts[list + 1] as number) - from);
      for (let c = 0, at = row * width; c < columns; c++, at += 2) {
        const behind = from + 1 + 2 * (pool[from] as number);
        cells[at] = end >> 1;
        for (from++; from < behind; from++) values[end++] = pool[from] as number;
        cells[at + 1] = end >> 1;
      }
    }
    this.#end = end;
  }

  /** Neighbours often share their list of values, those of a line or a section or none: it is written once. */
  #column(column: Column, first: number, width: number): void {
    const cells = this.#cells;
    let last: readonly Sym[] | undefined;
    let from = 0;
    let to = 0;
    for (let t = 0, at = first; t < column.length; t++, at += width) {
      const list = column[t] as readonly Sym[];
      if (list !== last) {
        last = list;
        from = this.#end >> 1;
        this.#list(list);
        to = this.#end >> 1;
      }
      cells[at] = from;
      cells[at + 1] = to;
    }
  }

  #packed({ lists, shift, starts }: Packed, base: number, first: number, width: number): void {
    const cells = this.#cells;
    for (let t = 0, at = first; t < lists.length; t++, at += width) {
      const list = (lists[t] as number) + shift;
      cells[at] = base + (starts[list] as number);
      cells[at + 1] = base + (starts[list + 1] as number);
    }
  }

  /** Returns where they are. */
  #halves(halves: Int32Array): number {
    const from = this.#end;
    this.#room(from + halves.length).set(halves, from);
    this.#end = from + halves.length;
    return from >> 1;
  }

  /** The same value in all columns but those of words, of the tokens outside the note. */
  #outside(list: readonly Sym[], firstRow: number, width: number): void {
    const from = this.#end >> 1;
    this.#list(list);
    for (let row = firstRow; row < firstRow + this.#reach; row++)
      for (let at = row * width + 2 * this.#wordColumns; at < (row + 1) * width; at += 2) {
        this.#cells[at] = from;
        this.#cells[at + 1] = this.#end >> 1;
      }
  }

  #list(list: readonly Sym[]): void {
    let end = this.#end;
    const values = this.#room(end + 2 * list.length);
    for (let v = 0; v < list.length; v++) {
      const { high, low } = list[v] as Sym;
      values[end++] = high;
      values[end++] = low;
    }
    this.#end = end;
  }

  #room(most: number): Int32Array {
    if (most > this.#values.length) this.#values = longer(this.#values, 2 * most);
    return this.#values;
  }
}
