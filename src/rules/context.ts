import type { Context, Side } from "./automaton/context-automaton.js";
import type { Starts } from "./automaton/places.js";
import { PatternForms, type Script } from "./latin-pattern.js";
import type { Rule } from "./rule.js";

const BEFORE_WINDOW = 60;
const AFTER_WINDOW = 40;

export type Test = Pick<RegExp, "test">;

/** What a rule asks of the text around a value, tested as it stands. */
export function contextAllows(
  rule: { readonly [side in "before" | "notBefore" | "after" | "notAfter"]?: Test },
  text: string,
  start: number,
  end: number,
): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_WINDOW), start);
  if (rule.before && !rule.before.test(before)) return false;
  if (rule.notBefore?.test(before)) return false;
  const after = text.slice(end, end + AFTER_WINDOW);
  return (!rule.after || rule.after.test(after)) && !rule.notAfter?.test(after);
}

/** A text, as the finder looks at it. */
export interface View extends Script {
  readonly symbols: Uint16Array;
  /** By the number of a pattern, where it can begin. */
  readonly starts: Starts;
  /** By the number of a pattern that several rules have, what was found of it so far. */
  readonly matches: Map<number, readonly number[]>;
}

/** An expression that rules test against the text on one side of a value. */
export interface ContextExpression extends Side {
  readonly pattern: RegExp;
}

/** The context expressions of some rules, each once: many rules share theirs. */
export function contextExpressionsOf(rules: readonly Rule[]): ContextExpression[] {
  const found = new Map<RegExp, ContextExpression>();
  for (const { before, notBefore, after, notAfter } of rules) {
    for (const pattern of [before, notBefore])
      if (pattern) found.set(pattern, { pattern, side: "before", window: BEFORE_WINDOW });
    for (const pattern of [after, notAfter])
      if (pattern) found.set(pattern, { pattern, side: "after", window: AFTER_WINDOW });
  }
  return [...found.values()];
}

/** Whether what an expression asks for stands right before or after a place. */
export type ExpressionTest = (view: View, at: number) => boolean;

/** Tries the expression only where the automaton says that it may match: at most places it cannot. */
export function expressionTest(
  { pattern, side, window }: ContextExpression,
  possible: Context,
): ExpressionTest {
  const forms = new PatternForms(pattern);
  return (view, at) => {
    if (!possible(view.symbols, at)) return false;
    const text = forms.textOf(view);
    const cut = side === "before" ? text.slice(Math.max(0, at - window), at) : text.slice(at, at + window);
    return forms.expressionFor(view).test(cut);
  };
}

/** What a rule asks of the text on one side of a value; nothing, if it asks nothing. */
export function contextTest(
  must: RegExp | undefined,
  mustNot: RegExp | undefined,
  tests: ReadonlyMap<RegExp, ExpressionTest>,
): ExpressionTest | undefined {
  const [asks, bars] = [must && tests.get(must), mustNot && tests.get(mustNot)];
  if (bars === undefined) return asks;
  if (asks === undefined) return (view, at) => !bars(view, at);
  return (view, at) => asks(view, at) && !bars(view, at);
}
