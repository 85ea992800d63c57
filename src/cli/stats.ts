import type { Command } from "commander";
import { printable } from "../errors.js";
import { readNotes } from "../formats/index.js";
import { addNote, type CorpusStats, emptyStats, statsRows } from "./count-notes.js";
import { type InputFlags, readOptions, withInputOptions } from "./io-options.js";
import { printTable } from "./table.js";

interface StatsFlags extends InputFlags {
  readonly json?: boolean;
}

export function statsCommand(command: Command): void {
  command.argument("<inputs...>", "annotated files or folders");
  withInputOptions(command)
    .option("--by-folder", "a table of its own for each folder below the input")
    .option("--json", "for machines")
    .addHelpText("after", "\nExamples:\n  scrubjay stats corpus/\n  scrubjay stats gold/ --by-folder --json")
    .action(async (inputs: string[], flags: StatsFlags & { byFolder?: boolean }) => {
      const all = emptyStats();
      const folders = new Map<string, CorpusStats>();
      for await (const { note, relative } of readNotes(inputs, readOptions(flags))) {
        addNote(all, note);
        const folder = relative.includes("/") ? relative.slice(0, relative.indexOf("/")) : ".";
        const stats = folders.get(folder) ?? emptyStats();
        folders.set(folder, stats);
        addNote(stats, note);
      }
      if (flags.json) printJson(all, folders);
      else if (folders.size === 1 || folders.size > SIDE_BY_SIDE || flags.byFolder) {
        if (flags.byFolder) for (const [name, stats] of folders) print(name, stats);
        print(flags.byFolder ? "all" : undefined, all);
      } else printSideBySide(all, folders);
    });
}

function print(title: string | undefined, stats: CorpusStats): void {
  if (title !== undefined) console.log(`\n${printable(title)}`);
  console.log(`${stats.notes.toLocaleString("en-US")} notes, ${stats.tokens.toLocaleString("en-US")} tokens`);
  printTable(
    ["type", "total", "unique", "notes with it", "per note"],
    statsRows(stats).map((row) => [row.type, row.total, row.unique, row.notes, row.perNote.toFixed(2)]),
  );
}

/** More folders than this do not fit beside each other. */
const SIDE_BY_SIDE = 8;

function printJson(all: CorpusStats, folders: ReadonlyMap<string, CorpusStats>): void {
  const asJson = (stats: CorpusStats) => ({
    notes: stats.notes,
    tokens: stats.tokens,
    types: statsRows(stats),
  });
  const byFolder = Object.fromEntries([...folders].map(([name, stats]) => [name, asJson(stats)]));
  console.log(JSON.stringify({ ...asJson(all), ...(folders.size > 1 ? { byFolder } : {}) }, null, 2));
}

/** Total and unique surfaces per type, a column a folder. */
function printSideBySide(all: CorpusStats, folders: ReadonlyMap<string, CorpusStats>): void {
  const columns = [...folders, ["all", all] as const].map(([name, stats]) => ({
    name,
    stats,
    rows: new Map(statsRows(stats).map((row) => [row.type, row])),
  }));
  const cells = (pick: (column: (typeof columns)[number]) => string): string[] => columns.map(pick);
  printTable(
    ["", ...columns.map(({ name }) => name)],
    [
      ["notes", ...cells(({ stats }) => stats.notes.toLocaleString("en-US"))],
      ["tokens", ...cells(({ stats }) => stats.tokens.toLocaleString("en-US"))],
      ...statsRows(all).map(({ type }) => [
        type,
        ...cells(({ rows }) => {
          const { total = 0, unique = 0 } = rows.get(type) ?? {};
          return `${total.toLocaleString("en-US")} (${unique.toLocaleString("en-US")})`;
        }),
      ]),
    ],
  );
  console.log("PHI mentions, different surfaces in parentheses");
}
