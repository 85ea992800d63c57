import type { Pattern } from "../rule.js";
import { Automaton, planOf } from "./automaton.js";
import type { DfaPlan } from "./lazy-dfa.js";
import { EDGE } from "./symbols.js";
import { type SyntaxNode, syntaxReader } from "./syntax-tree.js";

/** On which side of a value an expression is tried, and on how many characters. */
export interface Side {
  readonly side: "before" | "after";
  readonly window: number;
}

/** Whether what stands right before or after a place can be what an expression asks for there. */
export type Context = (symbols: Uint16Array, at: number) => boolean;

export function contextOf(automaton: Automaton, { side, window }: Side): Context {
  return side === "before"
    ? (symbols, at) => automaton.mayMatch(symbols, at, EDGE, window)
    : (symbols, at) => automaton.mayMatch(symbols, at + 1, EDGE, window);
}

export function contextAutomaton(pattern: Pattern, side: Side["side"]): Automaton {
  const forward = side === "after";
  const plan = (): DfaPlan =>
    planOf(touching(syntaxReader()(pattern, !forward), forward ? "start" : "end"), forward);
  return new Automaton(plan, forward);
}

/** Of what need not touch the value nothing can be said from here. */
function touching(part: SyntaxNode, edge: "start" | "end"): SyntaxNode {
  if (part.kind === "choice") return { ...part, parts: part.parts.map((one) => touching(one, edge)) };
  const outer = part.kind === "sequence" ? part.parts.at(edge === "start" ? 0 : -1) : part;
  return outer?.kind === edge ? part : { kind: "anything", least: 0 };
}
