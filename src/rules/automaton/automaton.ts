import { shareColumns } from "./columns.js";
import { nodesOf } from "./nodes.js";
import type { Part } from "./parts.js";
import { MAYBE, type Plan, Rows } from "./rows.js";
import type { SymbolSet } from "./symbols.js";

export function planOf(part: Part, forward: boolean): Plan {
  const nodes = nodesOf(part, forward);
  return { nodes, columns: shareColumns(nodes.sets) };
}

/**
 * Says of a place whether part of a pattern may match there, or ends there where it is read backwards. It may be wrong
 * in saying yes, never in saying no. A table of states, each worked out when a text first needs it: one look-up by
 * character is many times cheaper than to start a regular expression.
 */
export class Automaton {
  private plan: Plan | undefined;
  private rows: Rows | undefined;

  /** The plan is made when a text first asks for it: many never do. */
  constructor(
    private readonly makePlan: () => Plan,
    private readonly forward: boolean,
  ) {}

  /** The state before the first symbol is read; `beside`: the symbol on the other side of the place. */
  startBeside(beside: number): number {
    this.rows ??= this.open();
    return this.rows.startBeside(beside);
  }

  /** The state after one more symbol. */
  step(state: number, symbol: number): number {
    if (state <= MAYBE) return state;
    this.rows ??= this.open();
    return this.rows.step(state, symbol);
  }

  /** Reads up to `limit` symbols from `at` on, which for a backward one is the first to the left of the place. */
  mayMatch(symbols: Uint16Array, at: number, beside: number, limit: number): boolean {
    if (this.rows === undefined || this.rows.isFull()) this.rows = this.open();
    return this.rows.mayMatch(symbols, at, this.forward ? 1 : -1, beside, limit);
  }

  /** The sets of symbols that it tells apart. */
  sets(): readonly SymbolSet[] {
    this.plan ??= this.makePlan();
    return this.plan.nodes.sets;
  }

  /** Forgets what was not known from the start. */
  beginAnew(): void {
    this.rows = undefined;
  }

  /** Its plan, with all states that texts have needed so far. */
  written(): Required<Plan> {
    const rows = this.rows ?? this.open();
    return { ...(this.plan as Plan), ...rows.written() };
  }

  private open(): Rows {
    this.plan ??= this.makePlan();
    return new Rows(this.plan);
  }
}
