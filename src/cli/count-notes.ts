import type { Note } from "../note.js";
import { TOKENIZERS } from "../text/index.js";

interface TypeCount {
  total: number;
  notes: number;
  readonly surfaces: Set<string>;
}

export interface CorpusStats {
  notes: number;
  notesWithSpans: number;
  tokens: number;
  readonly types: Map<string, TypeCount>;
}

export interface StatsRow {
  readonly type: string;
  readonly total: number;
  readonly unique: number;
  readonly notes: number;
  readonly perNote: number;
}

export function emptyStats(): CorpusStats {
  return { notes: 0, notesWithSpans: 0, tokens: 0, types: new Map() };
}

export function addNote(stats: CorpusStats, note: Note): void {
  stats.notes++;
  if (note.spans.length > 0) stats.notesWithSpans++;
  stats.tokens += TOKENIZERS.plain.offsets(note.text).length / 2;
  const here = new Set<string>();
  for (const { type, start, end } of note.spans) {
    const count = stats.types.get(type) ?? { total: 0, notes: 0, surfaces: new Set<string>() };
    stats.types.set(type, count);
    count.total++;
    count.surfaces.add(note.text.slice(start, end));
    here.add(type);
  }
  for (const type of here) (stats.types.get(type) as TypeCount).notes++;
}

/** One row a type by name, and the total. Unique counts different surfaces of a type. */
export function statsRows(stats: CorpusStats): StatsRow[] {
  const rows = [...stats.types]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { total, notes, surfaces }]) => ({
      type,
      total,
      unique: surfaces.size,
      notes,
      perNote: stats.notes === 0 ? 0 : total / stats.notes,
    }));
  const sum = (pick: (row: StatsRow) => number): number => rows.reduce((all, row) => all + pick(row), 0);
  const total = sum((row) => row.total);
  return [
    ...rows,
    {
      type: "Total",
      total,
      unique: sum((row) => row.unique),
      notes: stats.notesWithSpans,
      perNote: stats.notes === 0 ? 0 : total / stats.notes,
    },
  ];
}
