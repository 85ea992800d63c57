import type { Command } from "commander";
import { EXIT } from "../errors.js";
import { findKey } from "../replace/index.js";
import { verifyOutput } from "../run/index.js";

const SHOWN = 20;

export function registerVerify(program: Command): void {
  program
    .command("verify")
    .description("check an output of deid against its manifest")
    .argument("<output>", "what `deid --out` named")
    .option("--key-file <file>", "key of the job, where it had one (or SCRUBJAY_KEY)")
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(async (output: string, flags: { keyFile?: string; json?: boolean }) => {
      const found = await verifyOutput(output, findKey(flags.keyFile, process.env));
      const bad = found.problems.length > 0 || found.sealIsRight === false;
      if (bad) process.exitCode = EXIT.badInput;
      if (flags.json) {
        console.log(JSON.stringify(found, null, 2));
        return;
      }
      console.log(`chain whole: ${found.notes} notes, ${found.written} written, ${found.withheld} withheld`);
      console.log(`  last link ${found.head}`);
      if (!found.hashesChecked) console.log("  sizes compared; --key-file lets the contents be checked too");
      if (found.sealIsRight !== undefined) console.log(`  seal ${found.sealIsRight ? "right" : "WRONG"}`);
      for (const { file, problem } of found.problems.slice(0, SHOWN)) console.error(`  ${file}: ${problem}`);
      if (found.problems.length > SHOWN) console.error(`  and ${found.problems.length - SHOWN} more`);
      console.log(bad ? "the output is NOT as the job left it" : "the output is as the job left it");
    });
}

const HELP = `
The chain shows whether a line of the manifest was changed, moved or left out; the hashes show whether a note was. Who
can write to the output can also make a new chain: compare the last link with the one that deid printed, or give the
key, which a seal hangs on.

Examples:
  scrubjay verify clean/
  scrubjay verify clean.jsonl --key-file our.key`;
