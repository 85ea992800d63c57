import { compareVariety, P_VALUE_CORRECTIONS, type Table, variety } from "../evaluate/index.js";
import type { Note } from "../note.js";
import { TOKENIZERS } from "../text/index.js";

export interface TypeFigures {
  readonly total: number;
  /** Different texts among them. */
  readonly unique: number;
  /** In UTF-16 units; NaN where there are none. */
  readonly meanLength: number;
}

export interface CorpusFigures {
  readonly notes: number;
  readonly tokens: { readonly original: number; readonly copy: number };
  /** One a type by name, then "Total". */
  readonly types: readonly {
    readonly type: string;
    readonly original: TypeFigures;
    readonly copy: TypeFigures;
    /** Pearson chi-square on unique against repeated. */
    readonly p: number;
    /** p below alpha, corrected for so many types (Bonferroni). */
    readonly significant: boolean;
  }[];
}

const ALPHA = 0.05;

/** Is the copy as varied as the original? The descriptive statistics of paper 004, table 3. */
export function corpusFigures(originals: readonly Note[], copies: readonly Note[]): CorpusFigures {
  const rows = compareVariety(variety(originals), variety(copies));
  const { significant } = P_VALUE_CORRECTIONS.bonferroni(
    rows.map(({ p }) => p),
    ALPHA,
  );
  const lengths = { a: lengthsByType(originals), b: lengthsByType(copies) };
  return {
    notes: copies.length,
    tokens: { original: tokensIn(originals), copy: tokensIn(copies) },
    types: rows.map(({ type, a, b, p }, at) => ({
      type,
      original: { ...a, meanLength: mean(lengths.a.get(type)) },
      copy: { ...b, meanLength: mean(lengths.b.get(type)) },
      p,
      significant: significant[at] as boolean,
    })),
  };
}

export function figuresTable(figures: CorpusFigures, name: string): Table {
  const { notes, tokens, types } = figures;
  const count = (n: number): string => n.toLocaleString("en-US");
  const cells = ({ total, unique, meanLength }: TypeFigures): string[] => [
    count(total),
    count(unique),
    Number.isNaN(meanLength) ? "–" : meanLength.toFixed(1),
  ];
  return {
    name: `figures-${name}`,
    title: `Original and copy (${name})`,
    note:
      `${count(notes)} notes; ${count(tokens.original)} tokens in the original, ${count(tokens.copy)} in the copy. Chi-square on ` +
      "unique against repeated; * is significant at 0.05 after Bonferroni.",
    columns: ["Type", "Total", "Unique", "Length", "Copy total", "Copy unique", "Copy length", "p", ""],
    rows: types.map(({ type, original, copy, p, significant }) => [
      type,
      ...cells(original),
      ...cells(copy),
      p < 0.0001 ? "<0.0001" : p.toFixed(4),
      significant ? "*" : "",
    ]),
  };
}

interface Lengths {
  count: number;
  units: number;
}

function lengthsByType(notes: readonly Note[]): Map<string, Lengths> {
  const found = new Map<string, Lengths>();
  const add = (type: string, units: number): void => {
    const known = found.get(type) ?? { count: 0, units: 0 };
    found.set(type, { count: known.count + 1, units: known.units + units });
  };
  for (const { spans } of notes) {
    for (const { start, end, type } of spans) {
      add(type, end - start);
      add("Total", end - start);
    }
  }
  return found;
}

function mean({ count, units }: Lengths = { count: 0, units: 0 }): number {
  return units / count;
}

function tokensIn(notes: readonly Note[]): number {
  return notes.reduce((sum, { text }) => sum + TOKENIZERS.plain.offsets(text).length / 2, 0);
}
