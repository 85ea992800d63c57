import type { Command } from "commander";
import { RECIPES } from "../recipes/index.js";
import { printTable } from "./table.js";

export function recipesCommand(command: Command): void {
  command
    .option("--json", "for machines")
    .addHelpText("after", "\nExample:\n  scrubjay recipes")
    .action((flags: { json?: boolean }) => {
      const rows = Object.values(RECIPES).map(({ name, description }) => ({ name, description }));
      if (flags.json) console.log(JSON.stringify(rows, null, 2));
      else
        printTable(
          ["recipe", "what it is"],
          rows.map(({ name, description }) => [name, description]),
        );
    });
}
