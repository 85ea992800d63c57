import type { Note } from "../note.js";
import { chiSquare } from "./chi-square.js";
import { distinct, type Issue, indexById } from "./pair.js";

/** How many spans of a type a corpus has, and how many different texts among them. */
export interface Variety {
  readonly total: number;
  readonly unique: number;
}

/** Duplicate spans count once (see `varietyIssues`). */
export function variety(notes: readonly Note[]): Map<string, Variety> {
  const texts = new Map<string, { total: number; seen: Set<string> }>();
  for (const note of notes) {
    for (const { start, end, type } of distinct(note.spans)) {
      const entry = texts.get(type) ?? { total: 0, seen: new Set<string>() };
      entry.total++;
      entry.seen.add(note.text.slice(start, end));
      texts.set(type, entry);
    }
  }
  return new Map([...texts].map(([type, { total, seen }]) => [type, { total, unique: seen.size }]));
}

/** What a reader of the figures must know about one corpus; a note that comes twice is an error. */
export function varietyIssues(notes: readonly Note[], corpus: string): Issue[] {
  indexById(notes, corpus);
  let count = 0;
  for (const { spans } of notes) count += spans.length - distinct(spans).length;
  if (count === 0) return [];
  return [
    { code: "duplicate-spans", count, message: `${corpus}: ${count} spans are duplicates and count once` },
  ];
}

export interface VarietyRow {
  readonly type: string;
  readonly a: Variety;
  readonly b: Variety;
  /** Pearson chi-square on unique against repeated. */
  readonly p: number;
}

const NOTHING: Variety = { total: 0, unique: 0 };

/** Do two corpora repeat their PHI equally often? One row per type, then the total (CCHMC paper, table 3). */
export function compareVariety(
  a: ReadonlyMap<string, Variety>,
  b: ReadonlyMap<string, Variety>,
): VarietyRow[] {
  const types = [...new Set([...a.keys(), ...b.keys()])].sort();
  const rows = types.map((type) => row(type, a.get(type) ?? NOTHING, b.get(type) ?? NOTHING));
  return [...rows, row("Total", sum(a.values()), sum(b.values()))];
}

function row(type: string, a: Variety, b: Variety): VarietyRow {
  return { type, a, b, p: chiSquare(a.unique, a.total - a.unique, b.unique, b.total - b.unique).p };
}

function sum(all: Iterable<Variety>): Variety {
  let total = 0;
  let unique = 0;
  for (const each of all) {
    total += each.total;
    unique += each.unique;
  }
  return { total, unique };
}
