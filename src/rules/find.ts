import { bySpanOrder, makeSpan, type Span } from "../note.js";
import type { Automaton } from "./automaton/automaton.js";
import { contextOf } from "./automaton/context-automaton.js";
import { type MachineTask, openMachine } from "./automaton/machine-file.js";
import { createPlaces } from "./automaton/places.js";
import type { RuleAutomata } from "./automaton/rule-automata.js";
import { symbolsOf } from "./automaton/symbols.js";
import {
  type ContextExpression,
  contextAllows,
  contextExpressionsOf,
  contextTest,
  type ExpressionTest,
  expressionTest,
  type View,
} from "./context.js";
import { scriptOf } from "./latin-pattern.js";
import type { Pattern, Rule, RuleFamily } from "./rule.js";
import { extentOf, matchExtents, type PatternSearch, searchFor, valueLeadsIn } from "./search.js";

/** All matches of some families in a text, family by family, overlaps included, in reading order within each. */
export type Finder = (text: string) => Span[];

/** One for each list of families: the states that its automata have worked out serve every caller. */
const finders = new WeakMap<readonly RuleFamily[], Finder>();

/** Reads the patterns once; one pass over a text then tells where each can match at all. */
export function createFinder(families: readonly RuleFamily[]): Finder {
  let finder = finders.get(families);
  if (finder === undefined) {
    const task = taskOf(families);
    finder = finderOn(openMachine(task), task, families);
    finders.set(families, finder);
  }
  return finder;
}

interface FinderTask extends MachineTask {
  readonly contexts: readonly ContextExpression[];
}

/** What has to be known of the patterns of some families before a text is read. Rules that share a pattern name it once. */
export function taskOf(families: readonly RuleFamily[]): FinderTask {
  const rules = families.flatMap((family) => family.rules);
  const patterns = new Map(rules.map(({ pattern }) => [keyOf(pattern), pattern]));
  return { patterns: [...patterns.values()], contexts: contextExpressionsOf(rules) };
}

const keyOf = ({ source, flags }: Pattern): string => `${flags}/${source}`;

export function finderOn(
  machine: RuleAutomata,
  { patterns, contexts }: FinderTask,
  families: readonly RuleFamily[],
): Finder {
  const places = createPlaces(machine);
  const tests = new Map(
    contexts.map((expression, n) => [
      expression.pattern,
      expressionTest(expression, contextOf(machine.contexts[n] as Automaton, expression)),
    ]),
  );
  const searches = new Map(patterns.map((pattern, n) => [keyOf(pattern), searchFor(pattern, n)]));
  const parties = families.map(({ name, rules }) => {
    const seekers = rules.map((rule) =>
      seekerOf(name, rule, searches.get(keyOf(rule.pattern)) as PatternSearch, tests),
    );
    return { seekers, patterns: Uint16Array.from(seekers, ({ search }) => search.number) };
  });
  return (text) => {
    const symbols = symbolsOf(text);
    const starts = places(symbols);
    const { latin, standIn } = scriptOf(text);
    const view: View = { text, latin, standIn, symbols, starts, matches: new Map() };
    const all: Span[] = [];
    for (const { seekers, patterns } of parties) {
      const found: Span[] = [];
      // Most patterns can begin nowhere: their rules are skipped by the pattern's number alone.
      for (let n = 0; n < patterns.length; n++)
        if (starts.has(patterns[n] as number)) seek(seekers[n] as Seeker, view, found);
      for (const span of found.length > 1 ? found.sort(bySpanOrder) : found) all.push(span);
    }
    return all;
  };
}

/** A rule and what it takes to run it. */
interface Seeker {
  readonly rule: Rule;
  readonly source: string;
  readonly search: PatternSearch;
  /** What the rule asks of the text on either side of a value. */
  readonly precedes: ExpressionTest | undefined;
  readonly follows: ExpressionTest | undefined;
}

function seekerOf(
  family: string,
  rule: Rule,
  search: PatternSearch,
  tests: ReadonlyMap<RegExp, ExpressionTest>,
): Seeker {
  search.rules++;
  return {
    rule,
    source: sourceOf(family, rule),
    search,
    precedes: contextTest(rule.before, rule.notBefore, tests),
    follows: contextTest(rule.after, rule.notAfter, tests),
  };
}

const sourceOf = (family: string, { name }: Rule): string => `rule:${family}/${name}`;

function seek({ rule, source, search, precedes, follows }: Seeker, view: View, found: Span[]): void {
  const starts = view.starts.of(search.number);
  // Of the rules that ask for a word before the value few ever see it: the others need not try their expression.
  if (precedes !== undefined && valueLeadsIn(search) && !standsBeforeAny(starts, precedes, view)) return;
  const matches = matchExtents(search, view, starts);
  for (let n = 0; n < matches.length; n += 2) {
    const start = matches[n] as number;
    const end = matches[n + 1] as number;
    if (precedes !== undefined && !precedes(view, start)) continue;
    if (follows === undefined || follows(view, end)) keep(rule, source, view.text, start, end, found);
  }
}

function standsBeforeAny(places: Int32Array, precedes: ExpressionTest, view: View): boolean {
  for (let n = 0; n < places.length; n++) if (precedes(view, places[n] as number)) return true;
  return false;
}

/** The same without the filter: the reference that the filtered search is tested against. */
export function findFamilySlowly(family: RuleFamily, text: string): Span[] {
  const found: Span[] = [];
  for (const rule of family.rules) {
    const pattern = compiled(rule.pattern);
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [start, end] = extentOf(match);
      if (match[0] === "") pattern.lastIndex++;
      else if (start < end && contextAllows(rule, text, start, end))
        keep(rule, sourceOf(family.name, rule), text, start, end, found);
    }
  }
  return found.sort(bySpanOrder);
}

const plain = new WeakMap<Pattern, RegExp>();

function compiled(pattern: Pattern): RegExp {
  const made = plain.get(pattern) ?? new RegExp(pattern.source, pattern.flags);
  plain.set(pattern, made);
  made.lastIndex = 0;
  return made;
}

const alone = new WeakMap<RuleFamily, readonly RuleFamily[]>();

/** All matches of one family, overlaps included, in reading order. */
export function findFamily(family: RuleFamily, text: string): Span[] {
  const families = alone.get(family) ?? [family];
  alone.set(family, families);
  return createFinder(families)(text);
}

function keep(rule: Rule, source: string, text: string, start: number, end: number, found: Span[]): void {
  const value = text.slice(start, end);
  if (rule.accept && !rule.accept(value)) return;
  found.push(makeSpan(text, { start, end, type: rule.type, score: scoreOf(rule, value), source }));
}

function scoreOf(rule: Rule, value: string): number {
  const verdict = rule.validate?.(value) ?? "silent";
  if (verdict === "confirms") return 1 - (1 - rule.confidence) / 4;
  if (verdict === "doubts") return rule.confidence * 0.8;
  return rule.confidence;
}
