import { type DfaPlan, LazyDfa, MAYBE } from "./lazy-dfa.js";
import { nfaOf } from "./nfa.js";
import { symbolClasses } from "./symbol-classes.js";
import type { SymbolSet } from "./symbols.js";
import type { SyntaxNode } from "./syntax-tree.js";

export function planOf(part: SyntaxNode, forward: boolean): DfaPlan {
  const nodes = nfaOf(part, forward);
  return { nodes, columns: symbolClasses(nodes.sets) };
}

/**
 * A filter in front of a regular expression: says of a place whether part of the pattern may match there, or ends there where
 * it is read backwards. It accepts a superset of the pattern's language, so it is never wrong in saying no. A lazy DFA: one
 * table look-up a character, many times cheaper than to start a regular expression.
 */
export class Automaton {
  private plan: DfaPlan | undefined;
  private rows: LazyDfa | undefined;

  /** The plan is made when a text first asks for it: many never do. */
  constructor(
    private readonly makePlan: () => DfaPlan,
    private readonly forward: boolean,
  ) {}

  /** The state before the first symbol is read; `adjacent`: the symbol on the other side of the place. */
  startFrom(adjacent: number): number {
    this.rows ??= this.open();
    return this.rows.startFrom(adjacent);
  }

  /** The state after one more symbol. */
  step(state: number, symbol: number): number {
    if (state <= MAYBE) return state;
    this.rows ??= this.open();
    return this.rows.step(state, symbol);
  }

  /** Reads up to `limit` symbols from `at` on, which for a backward one is the first to the left of the place. */
  mayMatch(symbols: Uint16Array, at: number, adjacent: number, limit: number): boolean {
    if (this.rows === undefined || this.rows.isFull()) this.rows = this.open();
    return this.rows.mayMatch(symbols, at, this.forward ? 1 : -1, adjacent, limit);
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
  written(): Required<DfaPlan> {
    const rows = this.rows ?? this.open();
    return { ...(this.plan as DfaPlan), ...rows.written() };
  }

  private open(): LazyDfa {
    this.plan ??= this.makePlan();
    return new LazyDfa(this.plan);
  }
}
