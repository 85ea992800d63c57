import type { Table } from "../evaluate/index.js";
import {
  codeDigest,
  compareTrainings,
  corpusFigures,
  crossTrain,
  figuresTable,
  folderStore,
  shareByPatient,
  trainingsTable,
} from "../learn/index.js";
import type { Note } from "../note.js";
import { inLabelSet, type Recipe } from "../pipeline/index.js";
import type { Strategy } from "../replace/index.js";
import { inLabels, schemaOf } from "./io-options.js";

export interface FigureFlags {
  readonly schema?: string;
  readonly labels?: string;
  readonly share: number;
  readonly keep?: string;
  readonly stats?: boolean;
  readonly evaluate?: boolean;
  readonly vary: number;
  readonly folds: number;
  readonly threads: number;
  readonly seed: number;
}

export interface Figures {
  readonly tables: Table[];
  readonly json: Record<string, unknown>;
}

type Copies = readonly (Note | Error)[];

/** What --stats and --evaluate ask for, over the notes that were written. */
export async function measure(
  written: readonly number[],
  originals: readonly Note[],
  sets: ReadonlyMap<Strategy, Copies>,
  recipe: Recipe,
  flags: FigureFlags,
): Promise<Figures> {
  const figures: Figures = { tables: [], json: {} };
  if (written.length === 0) return figures;
  // A note that only the other strategy could not do is left out of all, so that all learn from the same notes.
  const both = written.filter((at) => [...sets.values()].every((copies) => !(copies[at] instanceof Error)));
  const labelled = (notes: Copies) => both.map((at) => inLabels(notes[at] as Note, flags.labels));
  const gold = labelled(originals);
  const copies = [...sets].map(([name, all]) => [name, labelled(all)] as const);
  if (flags.stats) {
    const found = copies.map(([name, notes]) => [name, corpusFigures(gold, notes)] as const);
    figures.tables.push(...found.map(([name, one]) => figuresTable(one, name)));
    figures.json.stats = Object.fromEntries(found);
  }
  if (flags.evaluate) {
    const { vary, folds, threads, seed, labels, share } = flags;
    const schema = schemaOf(flags);
    const read = shareByPatient(gold, share, seed);
    const wanted = new Set(read.map(({ id }) => id));
    const learnt = copies.map(([name, all]) => [name, all.filter(({ id }) => wanted.has(id))] as const);
    const predicted = await crossTrain(
      labels === undefined ? recipe : inLabelSet(recipe, labels),
      read,
      { original: read, ...Object.fromEntries(learnt) },
      {
        vary,
        folds,
        threads,
        seed,
        ...(flags.keep !== undefined && { kept: { store: folderStore(flags.keep), code: codeDigest() } }),
        onFold: ({ set, fold, of, f1 }) =>
          process.stderr.write(
            `fold ${fold} of ${of}, trained on ${set}: strict F1 ${(100 * f1).toFixed(2)}\n`,
          ),
      },
    );
    const order = predicted.get("original") ?? [];
    const byId = new Map(read.map((note) => [note.id, note]));
    const inOrder = order.map(({ id }) => byId.get(id) as Note);
    const found = copies.map(
      ([name]) =>
        [name, compareTrainings(inOrder, order, predicted.get(name) ?? [], { schema, seed })] as const,
    );
    figures.tables.push(...found.map(([name, one]) => ofShare(trainingsTable(one, name), share, folds)));
    figures.json.evaluation = { recipe: recipe.name, share, vary, folds, ...Object.fromEntries(found) };
  }
  return figures;
}

/** Whoever reads the table must know what it was made of. */
function ofShare(table: Table, share: number, folds: number): Table {
  const part = share < 1 ? ` over about ${Math.round(100 * share)} % of the patients` : "";
  return { ...table, note: `${folds} folds by patient${part}. ${table.note ?? ""}` };
}
