import { shareColumns } from "./columns.js";
import { CHARACTER, LAST, MATCHED, NEXT, Nodes } from "./nodes.js";
import type { Part } from "./parts.js";
import { SURROGATE, SYMBOLS } from "./symbols.js";

/** States of the table: not yet worked out, no match can come of it, a match may have been read. */
const UNKNOWN = 0;
export const DEAD = 1;
export const MAYBE = 2;
const FIRST_STATE = 3;

/** Beyond so many states a new one is a "maybe" until the table is begun anew. */
const MOST_STATES = 0x1000;

/**
 * Says of a place whether part of a pattern may match there, or ends there where it is read backwards. It may be wrong
 * in saying yes, never in saying no. A table of states, each worked out when a text first needs it: one look-up by
 * character is many times cheaper than to start a regular expression.
 */
export class Automaton {
  private readonly nodes: Nodes;
  private readonly marks: Int32Array;
  private round = 0;
  private readonly reached: number[] = [];

  /** Symbols that all sets treat alike share a column of the table. */
  private readonly columns: Uint16Array;
  private readonly samples: readonly number[];
  private table = new Int16Array(0);
  private states: (readonly number[])[] = [];
  private numbers = new Map<string | number, number>();
  /** By the symbol on the other side of the place where reading begins. */
  private readonly starts = new Int16Array(SYMBOLS);

  constructor(
    part: Part,
    private readonly forward: boolean,
  ) {
    this.nodes = new Nodes(part, forward);
    this.marks = new Int32Array(this.nodes.kinds.length);
    const { columns, samples } = shareColumns(this.nodes.sets);
    this.columns = columns;
    this.samples = samples;
    this.beginAnew();
  }

  /** The state before the first symbol is read; `beside`: the symbol on the other side of the place. */
  startBeside(beside: number): number {
    let start = this.starts[beside] as number;
    if (start === UNKNOWN) {
      this.round++;
      this.reached.length = 0;
      start = this.reach(this.nodes.entry, beside) ? MAYBE : this.numberOf(this.reached);
      this.starts[beside] = start;
    }
    return start;
  }

  /** The state after one more symbol. */
  step(state: number, symbol: number): number {
    if (state <= MAYBE) return state;
    const width = this.samples.length;
    const cell = state * width + (this.columns[symbol] as number);
    const known = this.table[cell] as number;
    if (known !== UNKNOWN) return known;
    if (this.states.length >= MOST_STATES) return MAYBE;
    const next = this.after(this.states[state] as readonly number[], this.samples[cell % width] as number);
    this.table[cell] = next;
    return next;
  }

  /** Reads up to `limit` symbols from `at` on, which for a backward one is the first to the left of the place. */
  mayMatch(symbols: Uint16Array, at: number, beside: number, limit: number): boolean {
    if (this.states.length >= MOST_STATES) this.beginAnew();
    const by = this.forward ? 1 : -1;
    let state = this.startBeside(beside);
    for (let n = 0; n < limit && state > MAYBE; n++) state = this.step(state, symbols[at + n * by] as number);
    return state !== DEAD;
  }

  /** Forgets all states. */
  beginAnew(): void {
    this.table = new Int16Array(FIRST_STATE * this.samples.length);
    this.states = Array.from({ length: FIRST_STATE }, () => []);
    this.numbers = new Map();
    this.starts.fill(UNKNOWN);
  }

  private numberOf(nodes: number[]): number {
    if (nodes.length === 0) return DEAD;
    // Most often it is one node within a word.
    const key =
      nodes.length === 1 ? (nodes[0] as number) : String.fromCharCode(...nodes.sort((a, b) => a - b));
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const width = this.samples.length;
    const state = this.states.push(nodes.slice()) - 1;
    if ((state + 1) * width > this.table.length) {
      const wider = new Int16Array(2 * (state + 1) * width);
      wider.set(this.table);
      this.table = wider;
    }
    this.numbers.set(key, state);
    return state;
  }

  private after(from: readonly number[], symbol: number): number {
    const { reached } = this;
    const { kinds, sets, next } = this.nodes;
    this.round++;
    reached.length = 0;
    for (let n = 0; n < from.length; n++) {
      const node = from[n] as number;
      if (sets[node]?.[symbol] !== 1) continue;
      if (kinds[node] === NEXT) return this.afterLooks(from, symbol);
      if (this.reach(next[node] as number, symbol)) return MAYBE;
    }
    // A character of two units may be one to the pattern: the pattern itself has to say.
    return symbol === SURROGATE && reached.length > 0 ? MAYBE : this.numberOf(reached);
  }

  /** Where the next symbol is as it must be, one goes on without having read it. */
  private afterLooks(from: readonly number[], symbol: number): number {
    const { reached } = this;
    const { kinds, sets, next } = this.nodes;
    this.round++;
    reached.length = 0;
    for (const node of from) this.reach(node);
    // The list grows as it is read.
    for (const node of reached)
      if (kinds[node] === NEXT && sets[node]?.[symbol] === 1 && this.reach(next[node] as number))
        return MAYBE;
    return this.after(
      reached.filter((node) => kinds[node] === CHARACTER),
      symbol,
    );
  }

  /** Adds the nodes to which one can come without reading. True when that is the end. */
  private reach(node: number, last?: number): boolean {
    if (node === MATCHED) return true;
    if (this.marks[node] === this.round) return false;
    this.marks[node] = this.round;
    const { kinds, sets, next, forks } = this.nodes;
    const kind = kinds[node] as number;
    if (kind === CHARACTER || kind === NEXT) this.reached.push(node);
    else if (kind === LAST)
      return (last === undefined || sets[node]?.[last] === 1) && this.reach(next[node] as number, last);
    else for (const way of forks[next[node] as number] as number[]) if (this.reach(way, last)) return true;
    return false;
  }
}
