import { CATEGORIES, categoryOf } from "../schema/index.js";
import { addCounts, type Counts, NO_COUNTS } from "./counts.js";
import { countMatcher, type MatcherName } from "./modes.js";
import type { Pair } from "./pair.js";
import { structureAt } from "./structure-at.js";

/** One part of the corpus or of its spans, with its counts. */
export interface CorpusPart {
  readonly name: string;
  /** Notes that belong to the part, or that have a span in it. */
  readonly notes: number;
  readonly gold: number;
  readonly pred: number;
  readonly counts: Counts;
}

type SpanPart = (span: { readonly start: number; readonly type: string }) => string;

/** The part that a whole note belongs to, spans or none; or a function that gives each of its spans a part. */
type Splitter = (pair: Pair) => string | SpanPart;

/** Every breakdown there is. */
export const BREAKDOWNS = {
  type: () => (span) => span.type,
  category: () => (span) => categoryOf(span.type),
  "note-type": (pair) => pair.note.type ?? "(no type)",
  institution: institutionOf,
  structure: (pair) => {
    const at = structureAt(pair.text);
    return (span) => at(span.start);
  },
} as const satisfies Record<string, Splitter>;

export type BreakdownName = keyof typeof BREAKDOWNS;

/** The field `institution` of the note; else the first folder of its id. */
function institutionOf({ note }: Pair): string {
  const field = note.extra?.institution;
  if (typeof field === "string" && field !== "") return field;
  const slash = note.id.indexOf("/");
  return slash > 0 ? note.id.slice(0, slash) : "(no institution)";
}

/** Counts per part, parts in order of name (categories in the schema's order). */
export function breakDown(
  pairs: readonly Pair[],
  by: BreakdownName,
  matcher: MatcherName = "strict",
): CorpusPart[] {
  const split: Splitter = BREAKDOWNS[by];
  const parts = new Map<string, CorpusPart>();
  for (const pair of pairs) {
    const part = split(pair);
    const gold = typeof part === "string" ? new Map([[part, pair.gold]]) : group(pair.gold, part);
    const pred = typeof part === "string" ? new Map([[part, pair.pred]]) : group(pair.pred, part);
    for (const name of new Set([...gold.keys(), ...pred.keys()])) {
      const inGold = gold.get(name) ?? [];
      const inPred = pred.get(name) ?? [];
      const sofar = parts.get(name) ?? { name, notes: 0, gold: 0, pred: 0, counts: NO_COUNTS };
      parts.set(name, {
        name,
        notes: sofar.notes + 1,
        gold: sofar.gold + inGold.length,
        pred: sofar.pred + inPred.length,
        counts: addCounts(sofar.counts, countMatcher(matcher, { ...pair, gold: inGold, pred: inPred })),
      });
    }
  }
  const rank = (name: string): number =>
    by === "category" ? (CATEGORIES as readonly string[]).indexOf(name) : 0;
  return [...parts.values()].sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

function group<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const members = groups.get(name);
    if (members) members.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
