import type { Command } from "commander";
import { officerReport, openAccount, readManifests } from "../run/report/index.js";
import { writeReport } from "./score-options.js";

export function registerReport(program: Command): void {
  program
    .command("report")
    .description("tell the privacy officer what a job found, what is covered and what to look at first")
    .argument("<outputs...>", "what deid --out named: a folder or file; of a job in shards, all of them")
    .requiredOption("--out <file>", ".html (one self-contained file with plots) or .md")
    .option("--overwrite", "replace a report that exists")
    .addHelpText("after", HELP)
    .action(async (outputs: string[], flags: { out: string; overwrite?: boolean }) => {
      const account = openAccount();
      const read = await readManifests(outputs, account.add);
      const report = officerReport(read, account.close());
      await writeReport(flags.out, report, flags.overwrite);
      console.log(`${report.lines[0]}\nReport: ${flags.out}`);
    });
}

const HELP = `
The report is made from the manifest alone and holds no value of any note: pseudonyms, counts, figures, checksums.
It needs no network and no script, and opens in a locked-down browser. A manifest that was changed is refused.

Examples:
  scrubjay report clean/ --out report.html
  scrubjay report shard-1/ shard-2/ --out report.html`;
