import { bySpanOrder, makeSpan, type Span, splitsPair } from "../note.js";
import type { Automaton } from "./automaton/automaton.js";
import { contextOf } from "./automaton/beside.js";
import { openMachine, type Task } from "./automaton/machine-file.js";
import { createPlaces } from "./automaton/places.js";
import { symbolsOf } from "./automaton/symbols.js";
import type { Machine } from "./automaton/written-machine.js";
import {
  type Beside,
  type BesideTest,
  besidesOf,
  besideTest,
  contextAllows,
  contextTest,
  type View,
} from "./context.js";
import { isPlainLatin, latinTwin } from "./latin-pattern.js";
import type { Pattern, Rule, RuleFamily } from "./rule.js";

/** All matches of some families in a text, family by family, overlaps included, in reading order within each. */
export type Finder = (text: string) => Span[];

/** What one has learned of the texts so far serves all that look for the same. */
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

interface FinderTask extends Task {
  readonly besides: readonly Beside[];
}

/** What has to be known of the patterns of some families before a text is read. */
export function taskOf(families: readonly RuleFamily[]): FinderTask {
  const rules = families.flatMap((family) => family.rules);
  return { patterns: rules.map(({ pattern }) => pattern), besides: besidesOf(rules) };
}

export function finderOn(machine: Machine, { besides }: FinderTask, families: readonly RuleFamily[]): Finder {
  const places = createPlaces(machine);
  const tests = new Map(
    besides.map((beside, n) => [
      beside.pattern,
      besideTest(beside, contextOf(machine.besides[n] as Automaton, beside)),
    ]),
  );
  const seekers = families.map(({ name, rules }) => rules.map((rule) => seekerOf(name, rule, tests)));
  return (text) => {
    const view: View = { text, symbols: symbolsOf(text), latin: isPlainLatin(text) };
    const startsOf = places(view.symbols);
    const all: Span[] = [];
    let number = 0;
    for (const family of seekers) {
      const found: Span[] = [];
      for (const seeker of family) {
        const starts = startsOf(number++);
        if (starts.length > 0) seek(seeker, view, starts, found);
      }
      for (const span of found.length > 1 ? found.sort(bySpanOrder) : found) all.push(span);
    }
    return all;
  };
}

/** A rule and what it takes to run it, made when first needed: patterns are long, and most notes need few. */
interface Seeker {
  readonly rule: Rule;
  readonly source: string;
  /** Tries a match at one place and nowhere else. */
  sticky?: RegExp;
  stickyLatin?: RegExp;
  readonly allows: ReturnType<typeof contextTest>;
}

function seekerOf(family: string, rule: Rule, tests: ReadonlyMap<RegExp, BesideTest>): Seeker {
  return { rule, source: sourceOf(family, rule), allows: contextTest(rule, tests) };
}

const sourceOf = (family: string, { name }: Rule): string => `rule:${family}/${name}`;

function stickyOf(seeker: Seeker, latin: boolean): RegExp {
  const { source, flags } = seeker.rule.pattern;
  const sticky = flags.replace("g", "y");
  if (latin) seeker.stickyLatin ??= latinTwin(source, sticky);
  else seeker.sticky ??= new RegExp(source, sticky);
  return (latin ? seeker.stickyLatin : seeker.sticky) as RegExp;
}

/** What a search from the front would find: the next match begins where the last one ended or later. */
function seek(seeker: Seeker, view: View, starts: Int32Array, found: Span[]): void {
  const { text } = view;
  const sticky = stickyOf(seeker, view.latin);
  let from = 0;
  for (let n = 0; n < starts.length; n++) {
    const start = starts[n] as number;
    if (start < from || (sticky.unicode && splitsPair(text, start))) continue;
    sticky.lastIndex = start;
    const match = sticky.exec(text);
    if (match === null || match[0] === "") continue;
    from = start + match[0].length;
    const [valueStart, valueEnd] = extentOf(match);
    if (valueStart < valueEnd && seeker.allows(view, valueStart, valueEnd))
      keep(seeker.rule, seeker.source, text, valueStart, valueEnd, found);
  }
}

/** The same without looking first where a match can begin: what the quick way is held against. */
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

function extentOf(match: RegExpExecArray): readonly [start: number, end: number] {
  return match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
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
