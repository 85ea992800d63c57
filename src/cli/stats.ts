import type { Command } from "commander";
import { readNotes } from "../formats/index.js";
import { addNote, type CorpusStats, emptyStats, statsRows } from "./count-notes.js";
import { type InputFlags, readOptions, withInputOptions } from "./io-options.js";
import { printTable } from "./table.js";

interface StatsFlags extends InputFlags {
  readonly by?: string;
  readonly json?: boolean;
}

export function registerStats(program: Command): void {
  const command = program
    .command("stats")
    .description("count annotations: total and unique per type, tokens, per note")
    .argument("<inputs...>", "annotated files or folders");
  withInputOptions(command)
    .option("--by-folder", "one table for each folder below the input as well")
    .option("--json", "for machines")
    .addHelpText("after", "\nExamples:\n  scrubjay stats corpus/\n  scrubjay stats gold/ --by-folder --json")
    .action(async (inputs: string[], flags: StatsFlags & { byFolder?: boolean }) => {
      const all = emptyStats();
      const folders = new Map<string, CorpusStats>();
      for await (const { note, relative } of readNotes(inputs, readOptions(flags))) {
        addNote(all, note);
        if (!flags.byFolder) continue;
        const folder = relative.includes("/") ? relative.slice(0, relative.indexOf("/")) : ".";
        const stats = folders.get(folder) ?? emptyStats();
        folders.set(folder, stats);
        addNote(stats, note);
      }
      if (flags.json) {
        const asJson = (stats: CorpusStats) => ({
          notes: stats.notes,
          tokens: stats.tokens,
          types: statsRows(stats),
        });
        const byFolder = Object.fromEntries([...folders].map(([name, stats]) => [name, asJson(stats)]));
        console.log(JSON.stringify({ ...asJson(all), ...(flags.byFolder ? { byFolder } : {}) }, null, 2));
        return;
      }
      for (const [name, stats] of folders) print(name, stats);
      print(flags.byFolder ? "all" : undefined, all);
    });
}

function print(title: string | undefined, stats: CorpusStats): void {
  if (title !== undefined) console.log(`\n${title}`);
  console.log(`${stats.notes.toLocaleString("en-US")} notes, ${stats.tokens.toLocaleString("en-US")} tokens`);
  printTable(
    ["type", "total", "unique", "notes with it", "per note"],
    statsRows(stats).map((row) => [row.type, row.total, row.unique, row.notes, row.perNote.toFixed(2)]),
  );
}
