import type { Automaton } from "./automaton.js";
import { bitsOf, eachSet } from "./bits.js";
import { DEAD, MAYBE } from "./lazy-dfa.js";
import { NumberedLists, type WrittenLists } from "./numbered-lists.js";
import { commonFirst, symbolClasses } from "./symbol-classes.js";

/** What a pattern asks of a place where it begins: automata over what follows, and over what stands before. */
export interface PlaceConditions {
  readonly ahead: readonly Automaton[];
  readonly behind: readonly Automaton[];
}

/** A state is the number of its list and one more, which leaves this for what is not yet worked out. */
export const UNKNOWN = 0;
/** The state in which no pattern is left; its list is the first. */
export const NONE_LEFT = 1;
/** With this a state is marked in which patterns have got through. */
export const ARRIVED = 0x8000;
export const STATE_NUMBER = 0x7fff;
/** In place of a state: one text has needed it. What a second does not need is not worth keeping. */
export const ASKED_ONCE = STATE_NUMBER;
/** A scan adds some to the states before anyone looks whether there are too many. */
export const MOST_STATES = 0x7c00;

/** A line of the processor's memory holds this many columns of a row: what is needed most stands in the first. */
const COLUMNS_A_LINE = 32;

/** What has been worked out, as it is written to a file. */
export interface WrittenProduct {
  readonly members: readonly number[];
  readonly states: WrittenLists;
  /** By symbol. */
  readonly columns: Uint16Array;
  /** By the column of the symbol before a place: the state before the first symbol is read. */
  readonly starts: Uint16Array;
  /** By state and column a bit: whether it is not known what comes after it. */
  readonly openEnds: Uint8Array;
  /** What leads on, in threes: a state, a column, the state after it. */
  readonly steps: Uint16Array;
}

/** States of the product construction over many automata and the transitions between them, each worked out when first needed. */
export class ProductStates {
  /**
   * By state a list: the length of its first part, which is the patterns still alive, each followed by the states
   * of its automata; then the patterns that have got through with the symbol just read.
   */
  lists = new NumberedLists();
  /** Symbols that all automata treat alike share a column. */
  readonly columns: Uint16Array;
  /** By column one of its symbols. */
  readonly samples: number[] = [];
  /** By the column of the symbol before a place; after a letter few patterns can begin. */
  starts = new Uint16Array(0);
  /** By state and column the next state; so many columns a row. */
  rows = new Uint16Array(0);
  readonly width: number;
  private readonly mostStates: number;
  /** What is written to while a state is worked out. */
  private readonly list: number[] = [];
  private readonly through: number[] = [];

  constructor(
    private readonly demands: readonly PlaceConditions[],
    /** The numbers of those that are read here. */
    private readonly members: readonly number[],
    mostStates: number,
    private readonly known?: WrittenProduct,
  ) {
    this.mostStates = Math.min(mostStates, MOST_STATES);
    this.columns = known?.columns ?? this.newColumns();
    for (const [symbol, column] of this.columns.entries()) this.samples[column] = symbol;
    this.width = COLUMNS_A_LINE * Math.ceil(this.samples.length / COLUMNS_A_LINE);
    this.beginAnew();
  }

  isFull(): boolean {
    return this.lists.count > this.mostStates;
  }

  /** Works out where all that is known so far can lead to nothing: most of what new texts bring is that. */
  findDeadEnds(): void {
    for (let state = 1 + NONE_LEFT; state <= this.lists.count; state++)
      for (let column = 0; column < this.samples.length; column++)
        if (this.isDeadEnd(state, column)) this.rows[state * this.width + column] = NONE_LEFT;
  }

  private isDeadEnd(state: number, column: number): boolean {
    const { units } = this.lists;
    const start = this.listOf(state) + 1;
    const end = start + (units[start - 1] as number);
    for (let n = start; n < end; ) {
      let dead = false;
      for (const one of this.automataOf(units[n++] as number))
        if (one.step(units[n++] as number, this.samples[column] as number) === DEAD) dead = true;
      if (!dead) return false;
    }
    return true;
  }

  written(): WrittenProduct {
    const { width, lists } = this;
    const rows = this.rows.subarray(0, (lists.count + 1) * width);
    const steps: number[] = [];
    for (const [cell, next] of rows.entries())
      if (next !== UNKNOWN && next !== NONE_LEFT && next !== ASKED_ONCE)
        steps.push(Math.floor(cell / width), cell % width, next);
    return {
      members: this.members,
      states: lists.written(),
      columns: this.columns.slice(),
      starts: this.starts.slice(),
      openEnds: bitsOf(rows, (next) => next === UNKNOWN || next === ASKED_ONCE),
      steps: Uint16Array.from(steps),
    };
  }

  /** Where the list of a state begins; then come the patterns still alive, and behind them those that are through. */
  listOf(state: number): number {
    return this.lists.startOf(state - 1);
  }

  automataOf(pattern: number): readonly Automaton[] {
    return (this.demands[pattern] as PlaceConditions).ahead;
  }

  /** The state before anything is read: all patterns that can begin there. */
  start(before: number): number {
    const symbol = this.samples[before] as number;
    const { list } = this;
    let count = 1;
    for (const pattern of this.members) {
      const from = count;
      list[count++] = pattern;
      let dead = false;
      for (const one of this.automataOf(pattern)) {
        const start = one.startFrom(symbol);
        list[count++] = start;
        if (start === DEAD) dead = true;
      }
      if (dead) count = from;
    }
    list[0] = count - 1;
    const state = this.stateOf(count);
    this.starts[before] = state;
    return state;
  }

  /** The state after one more symbol. */
  step(state: number, column: number): number {
    const symbol = this.samples[column] as number;
    const { list, through } = this;
    const { units } = this.lists;
    let n = this.listOf(state);
    const end = n + 1 + (units[n] as number);
    let [still, arrived] = [1, 0];
    for (n++; n < end; ) {
      const pattern = units[n++] as number;
      const automata = this.automataOf(pattern);
      const from = still;
      list[still++] = pattern;
      let [dead, done] = [false, true];
      for (let a = 0; a < automata.length; a++) {
        const next = (automata[a] as Automaton).step(units[n++] as number, symbol);
        list[still++] = next;
        if (next === DEAD) dead = true;
        if (next !== MAYBE) done = false;
      }
      if (dead || done) still = from;
      if (done) through[arrived++] = pattern;
    }
    list[0] = still - 1;
    for (let m = 0; m < arrived; m++) list[still++] = through[m] as number;
    const next = this.stateOf(still) | (arrived > 0 ? ARRIVED : 0);
    this.rows[state * this.width + column] = next;
    return next;
  }

  /** The state of the list that has just been written, with room for its row. */
  private stateOf(length: number): number {
    const state = 1 + this.lists.numberOf(this.list, length);
    this.makeRoom(state);
    return state;
  }

  private makeRoom(state: number): void {
    if ((state + 1) * this.width <= this.rows.length) return;
    const longer = new Uint16Array(2 * (state + 1) * this.width);
    longer.set(this.rows);
    this.rows = longer;
  }

  private newColumns(): Uint16Array {
    const automata = this.members.flatMap((member) => this.automataOf(member));
    return commonFirst(symbolClasses([...new Set(automata.flatMap((one) => one.sets()))]));
  }

  /** Back to what was known from the start. */
  beginAnew(): void {
    const { known, width } = this;
    for (const member of this.members) for (const one of this.automataOf(member)) one.beginAnew();
    this.lists = new NumberedLists(known?.states);
    if (known === undefined) this.lists.numberOf([0], 1); // NONE_LEFT
    this.starts = known?.starts.slice() ?? new Uint16Array(width);
    this.rows = new Uint16Array(0);
    this.makeRoom(this.lists.count);
    if (known === undefined) return;
    const { rows } = this;
    rows.fill(NONE_LEFT, 0, (this.lists.count + 1) * width);
    eachSet(known.openEnds, (cell) => {
      rows[cell] = UNKNOWN;
    });
    const { steps } = known;
    for (let n = 0; n < steps.length; n += 3)
      rows[(steps[n] as number) * width + (steps[n + 1] as number)] = steps[n + 2] as number;
  }
}
