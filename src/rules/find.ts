import { bySpanOrder, makeSpan, type Span } from "../note.js";
import { isPlainLatin, latinTwin } from "./latin-pattern.js";
import { createScan } from "./literals/scan.js";
import type { Rule, RuleFamily } from "./rule.js";

const BEFORE_WINDOW = 60;
const AFTER_WINDOW = 40;

/** All matches of some families in a text, family by family, overlaps included, in reading order within each. */
export type Finder = (text: string) => Span[];

/** Reads the patterns once; one pass over a text then tells where each can match at all. */
export function createFinder(families: readonly RuleFamily[]): Finder {
  const rules = families.flatMap((family) => family.rules);
  const scan = createScan(rules.map(({ pattern }) => pattern));
  // A sticky twin tries a match at one place and nowhere else. Made when first needed: patterns are long.
  const twins = {
    latin: new Array<RegExp | undefined>(rules.length),
    any: new Array<RegExp | undefined>(rules.length),
  };
  const twinOf = (r: number, { pattern }: Rule, latin: boolean, sticky: boolean): RegExp => {
    if (!latin && !sticky) return pattern;
    const made = latin ? twins.latin : twins.any;
    const flags = sticky ? pattern.flags.replace("g", "y") : pattern.flags;
    made[r] ??= latin ? latinTwin(pattern.source, flags) : new RegExp(pattern.source, flags);
    return made[r];
  };
  const first = families.map((_, f) =>
    families.slice(0, f).reduce((count, family) => count + family.rules.length, 0),
  );
  return (text) => {
    const candidates = scan(text);
    const latin = isPlainLatin(text);
    return families.flatMap((family, f) => {
      const found: Span[] = [];
      for (const [n, rule] of family.rules.entries()) {
        const r = (first[f] as number) + n;
        if (!candidates.possible(r)) continue;
        const take = (match: RegExpExecArray): void => keep(family.name, rule, text, match, found);
        const starts = candidates.startsOf(r);
        const twin = twinOf(r, rule, latin, starts !== undefined);
        if (starts === undefined) matchAnywhere(twin, text, take);
        else matchAt(twin, text, starts, take);
      }
      return found.sort(bySpanOrder);
    });
  };
}

function matchAnywhere(pattern: RegExp, text: string, take: (match: RegExpExecArray) => void): void {
  // lastIndex is state on a shared object: start afresh every time.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex++;
    else take(match);
  }
}

/** What a search from the front would find: the next match begins where the last one ended or later. */
function matchAt(
  sticky: RegExp,
  text: string,
  starts: Int32Array,
  take: (match: RegExpExecArray) => void,
): void {
  let from = 0;
  for (let n = 0; n < starts.length; n++) {
    const start = starts[n] as number;
    if (start < from) continue;
    sticky.lastIndex = start;
    const match = sticky.exec(text);
    if (match === null) continue;
    from = start + match[0].length;
    take(match);
  }
}

const finders = new WeakMap<RuleFamily, Finder>();

/** All matches of one family, overlaps included, in reading order. */
export function findFamily(family: RuleFamily, text: string): Span[] {
  let finder = finders.get(family);
  if (finder === undefined) {
    finder = createFinder([family]);
    finders.set(family, finder);
  }
  return finder(text);
}

/** The same without looking first where a match can begin: what the quick way is held against. */
export function findFamilySlowly(family: RuleFamily, text: string): Span[] {
  const found: Span[] = [];
  for (const rule of family.rules)
    matchAnywhere(rule.pattern, text, (match) => keep(family.name, rule, text, match, found));
  return found.sort(bySpanOrder);
}

function keep(family: string, rule: Rule, text: string, match: RegExpExecArray, found: Span[]): void {
  const extent = match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
  const [start, end] = extent;
  if (start === end || !contextAllows(rule, text, start, end)) return;
  const value = text.slice(start, end);
  if (rule.accept && !rule.accept(value)) return;
  found.push(
    makeSpan(text, {
      start,
      end,
      type: rule.type,
      score: scoreOf(rule, value),
      source: `rule:${family}/${rule.name}`,
    }),
  );
}

function contextAllows(rule: Rule, text: string, start: number, end: number): boolean {
  if (rule.before || rule.notBefore) {
    const before = text.slice(Math.max(0, start - BEFORE_WINDOW), start);
    if (rule.before && !rule.before.test(before)) return false;
    if (rule.notBefore?.test(before)) return false;
  }
  if (rule.after || rule.notAfter) {
    const after = text.slice(end, end + AFTER_WINDOW);
    if (rule.after && !rule.after.test(after)) return false;
    if (rule.notAfter?.test(after)) return false;
  }
  return true;
}

function scoreOf(rule: Rule, value: string): number {
  const verdict = rule.validate?.(value) ?? "silent";
  if (verdict === "confirms") return 1 - (1 - rule.confidence) / 4;
  if (verdict === "doubts") return rule.confidence * 0.8;
  return rule.confidence;
}
