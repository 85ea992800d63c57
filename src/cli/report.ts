import type { Command } from "commander";
import { officerReport, openAccount } from "../audit/index.js";
import { readManifests } from "../job/index.js";
import { findKey } from "../load/index.js";
import { writeReport } from "./score-options.js";

export function reportCommand(command: Command): void {
  command
    .argument("<outputs...>", "what deid --out named: a folder or file; of a job in shards, all of them")
    .requiredOption("--out <file>", ".html (one self-contained file with plots) or .md")
    .option("--key-file <file>", "key of the job: a manifest without its seal is refused (or SCRUBJAY_KEY)")
    .option("--overwrite", "replace a report that exists")
    .addHelpText("after", HELP)
    .action(async (outputs: string[], flags: { out: string; keyFile?: string; overwrite?: boolean }) => {
      const account = openAccount();
      const read = await readManifests(outputs, account.add, findKey(flags.keyFile, process.env));
      const report = officerReport(read, account.close());
      await writeReport(flags.out, report, flags.overwrite);
      console.log(`${report.lines[0]}\nReport: ${flags.out}`);
    });
}

const HELP = `
The report is made from the manifest alone and holds no value of any note: pseudonyms, counts, figures, checksums.
It needs no network and no script, and opens in a locked-down browser. A manifest that was changed is refused; who can
write there can make a new one, unless the key demands its seal. The same manifest gives the same bytes: a report of which
one is not sure is checked by making it again.

Examples:
  scrubjay report clean/ --key-file our.key --out report.html
  scrubjay report clean/ --out report.html
  scrubjay report shard-1/ shard-2/ --out report.html`;
