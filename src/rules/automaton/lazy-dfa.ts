import { bitsOf, eachSet } from "./bits.js";
import { CHARACTER, LAST, MATCHED, NEXT, type Nfa } from "./nfa.js";
import { NumberedLists, type WrittenLists } from "./numbered-lists.js";
import { SURROGATE, SYMBOLS, type SymbolSet } from "./symbols.js";

/** States of the table: not yet worked out, no match can come of it, a match may have been read. */
const UNKNOWN = 0;
export const DEAD = 1;
export const MAYBE = 2;
/** All others are lists of nodes, numbered from here. */
const FIRST_LIST = 3;

/** Beyond so many states a new one is a "maybe" until the table is begun anew. */
const MOST_STATES = 0x1000;

/** What has to be known before the first text is read; worked out, or read from a file. */
export interface DfaPlan {
  readonly nodes: Nfa;
  /** By symbol its equivalence class: symbols that all sets treat alike share a column of the table. */
  readonly columns: Uint16Array;
  /** States that texts have needed before, and the table as far as it was worked out for them. */
  readonly states?: WrittenLists;
  readonly cells?: WrittenCells;
}

/** A table as it is written down. Of most states most symbols lead nowhere. */
export interface WrittenCells {
  /** By cell a bit, from the first list on: whether it is not yet worked out. */
  readonly unknown: Uint8Array;
  /** By cell a bit: whether it is known and not dead. */
  readonly others: Uint8Array;
  /** What those hold. */
  readonly values: Uint16Array;
}

/**
 * A deterministic automaton by lazy subset construction: a state is a set of nodes of the NFA, and its row of the transition table
 * is worked out symbol by symbol as texts ask for it.
 */
export class LazyDfa {
  private readonly nodes: Nfa;
  private readonly columns: Uint16Array;
  /** By column one of its symbols. */
  private readonly samples: number[] = [];
  /** Columns of a row. */
  private readonly width: number;
  private readonly lists: NumberedLists;
  private table: Int16Array;
  /** By the symbol on the other side of the place where reading begins. */
  private readonly starts = new Int16Array(SYMBOLS);
  /** What is written to while a state is worked out. */
  private readonly from: number[] = [];
  private readonly marks: Int32Array;
  private round = 0;
  private readonly reached: number[] = [];

  constructor({ nodes, columns, states, cells }: DfaPlan) {
    this.nodes = nodes;
    this.columns = columns;
    for (let symbol = SYMBOLS - 1; symbol >= 0; symbol--) this.samples[columns[symbol] as number] = symbol;
    this.width = this.samples.length;
    this.lists = new NumberedLists(states);
    this.table = new Int16Array((FIRST_LIST + this.lists.count) * this.width);
    this.marks = new Int32Array(nodes.kinds.length);
    if (cells) this.readCells(cells);
  }

  private readCells({ unknown, others, values }: WrittenCells): void {
    const { table } = this;
    const first = FIRST_LIST * this.width;
    table.fill(DEAD, first);
    eachSet(unknown, (cell) => {
      table[first + cell] = UNKNOWN;
    });
    let value = 0;
    eachSet(others, (cell) => {
      table[first + cell] = values[value++] as number;
    });
  }

  isFull(): boolean {
    return FIRST_LIST + this.lists.count >= MOST_STATES;
  }

  written(): { states: WrittenLists; cells: WrittenCells } {
    const { width } = this;
    const cells = this.table.subarray(FIRST_LIST * width, (FIRST_LIST + this.lists.count) * width);
    return {
      states: this.lists.written(),
      cells: {
        unknown: bitsOf(cells, (value) => value === UNKNOWN),
        others: bitsOf(cells, (value) => value > DEAD),
        values: Uint16Array.from(cells.filter((value) => value > DEAD)),
      },
    };
  }

  startFrom(adjacent: number): number {
    let start = this.starts[adjacent] as number;
    if (start === UNKNOWN) {
      this.round++;
      this.reached.length = 0;
      start = this.reach(this.nodes.entry, adjacent) ? MAYBE : this.numberOf(this.reached);
      this.starts[adjacent] = start;
    }
    return start;
  }

  step(state: number, symbol: number): number {
    const cell = state * this.width + (this.columns[symbol] as number);
    const known = this.table[cell] as number;
    return known === UNKNOWN ? this.workOut(state, cell) : known;
  }

  /** Reads up to `limit` symbols, from `at` on in steps of `by`; false where no match can come of them. */
  mayMatch(symbols: Uint16Array, at: number, by: 1 | -1, adjacent: number, limit: number): boolean {
    const { columns, width } = this;
    let state = this.starts[adjacent] as number;
    if (state === UNKNOWN) state = this.startFrom(adjacent);
    for (let n = at, left = limit; left > 0 && state > MAYBE; n += by, left--) {
      if (n < 0 || n >= symbols.length) return true; // beyond the edge nothing tells against it
      const cell = state * width + (columns[symbols[n] as number] as number);
      const known = this.table[cell] as number;
      state = known === UNKNOWN ? this.workOut(state, cell) : known;
    }
    return state !== DEAD;
  }

  private workOut(state: number, cell: number): number {
    if (this.isFull()) return MAYBE;
    const { from, lists } = this;
    const end = lists.endOf(state - FIRST_LIST);
    from.length = 0;
    for (let at = lists.startOf(state - FIRST_LIST); at < end; at++) from.push(lists.units[at] as number);
    const next = this.after(from, this.samples[cell % this.width] as number);
    this.table[cell] = next;
    return next;
  }

  private numberOf(nodes: number[]): number {
    if (nodes.length === 0) return DEAD;
    if (nodes.length > 1) nodes.sort((a, b) => a - b);
    const state = FIRST_LIST + this.lists.numberOf(nodes, nodes.length);
    const { width } = this;
    if ((state + 1) * width > this.table.length) {
      const longer = new Int16Array(2 * (state + 1) * width);
      longer.set(this.table);
      this.table = longer;
    }
    return state;
  }

  private after(from: readonly number[], symbol: number): number {
    const { reached } = this;
    const { kinds, next } = this.nodes;
    this.round++;
    reached.length = 0;
    for (let n = 0; n < from.length; n++) {
      const node = from[n] as number;
      if (!this.holds(node, symbol)) continue;
      if (kinds[node] === NEXT) return this.afterLooks(from, symbol);
      if (this.reach(next[node] as number, symbol)) return MAYBE;
    }
    // A character of two units may be one to the pattern: the pattern itself has to say.
    return symbol === SURROGATE && reached.length > 0 ? MAYBE : this.numberOf(reached);
  }

  /** Where the next symbol is as it must be, one goes on without having read it. */
  private afterLooks(from: readonly number[], symbol: number): number {
    const { reached } = this;
    const { kinds, next } = this.nodes;
    this.round++;
    reached.length = 0;
    for (const node of from) this.reach(node);
    // The list grows as it is read.
    for (const node of reached)
      if (kinds[node] === NEXT && this.holds(node, symbol) && this.reach(next[node] as number)) return MAYBE;
    return this.after(
      reached.filter((node) => kinds[node] === CHARACTER),
      symbol,
    );
  }

  private holds(node: number, symbol: number): boolean {
    return (this.nodes.sets[this.nodes.setOf[node] as number] as SymbolSet)[symbol] === 1;
  }

  /** Adds the nodes to which one can come without reading. True when that is the end. */
  private reach(node: number, last?: number): boolean {
    if (node === MATCHED) return true;
    if (this.marks[node] === this.round) return false;
    this.marks[node] = this.round;
    const { kinds, next, ways } = this.nodes;
    const kind = kinds[node] as number;
    if (kind === CHARACTER || kind === NEXT) this.reached.push(node);
    else if (kind === LAST)
      return (last === undefined || this.holds(node, last)) && this.reach(next[node] as number, last);
    else {
      const first = (next[node] as number) + 1;
      const end = first + (ways[first - 1] as number);
      for (let way = first; way < end; way++) if (this.reach(ways[way] as number, last)) return true;
    }
    return false;
  }
}
