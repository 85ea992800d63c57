import { splitsPair } from "../note.js";
import { closings } from "./automaton/syntax-tree.js";
import type { View } from "./context.js";
import { PatternForms } from "./latin-pattern.js";
import type { Pattern } from "./rule.js";

/** A pattern and what it takes to try it. */
export interface PatternSearch {
  readonly pattern: Pattern;
  readonly number: number;
  /** How many rules have it. */
  rules: number;
  /** Whether it reads whole characters, not units. */
  readonly unicode: boolean;
  /** Whether the value always begins where the match does; looked up when first asked for. */
  valueLeads: boolean | undefined;
  /** Tries a match at one place and nowhere else. */
  readonly sticky: PatternForms;
}

export function searchFor(pattern: Pattern, number: number): PatternSearch {
  const { source, flags } = pattern;
  const sticky = new PatternForms({ source, flags: flags.replace("g", "y") });
  return { pattern, number, rules: 0, unicode: flags.includes("u"), valueLeads: undefined, sticky };
}

export function valueLeadsIn(search: PatternSearch): boolean {
  search.valueLeads ??= valueLeads(search.pattern.source);
  return search.valueLeads;
}

/** Says yes only where nothing but looks stands before the group of the value, and the group is not repeated. */
function valueLeads(source: string): boolean {
  if (!source.includes(VALUE)) return true;
  const ends = closings(source);
  let at = 0;
  while (LOOK.test(source.slice(at, at + 4))) at = (ends[at] as number) + 1;
  return source.startsWith(VALUE, at) && !"*+{".includes(source[(ends[at] as number) + 1] ?? " ");
}

const VALUE = "(?<value>";
const LOOK = /^\(\?<?[=!]/;

/** The values that a search from the front would find, start and end in turn. Rules that share a pattern share them. */
export function matchExtents(search: PatternSearch, view: View, starts: Int32Array): readonly number[] {
  if (search.rules === 1) return find(search, view, starts);
  let matches = view.matches.get(search.number);
  if (matches === undefined) {
    matches = find(search, view, starts);
    view.matches.set(search.number, matches);
  }
  return matches;
}

/** The next match begins where the last one ended or later. */
function find(search: PatternSearch, view: View, starts: Int32Array): number[] {
  const text = search.sticky.textOf(view);
  const sticky = search.sticky.expressionFor(view);
  const { unicode } = search;
  const found: number[] = [];
  let from = 0;
  for (let n = 0; n < starts.length; n++) {
    const start = starts[n] as number;
    if (start < from || (unicode && splitsPair(text, start))) continue;
    sticky.lastIndex = start;
    const match = sticky.exec(text);
    if (match === null || match[0] === "") continue;
    from = start + match[0].length;
    const [valueStart, valueEnd] = extentOf(match);
    if (valueStart < valueEnd) found.push(valueStart, valueEnd);
  }
  return found;
}

export function extentOf(match: RegExpExecArray): readonly [start: number, end: number] {
  return match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
}
