import type { Command } from "commander";
import { type Verified, verifyOutput } from "../audit/index.js";
import { EXIT, printable, ScrubJayError } from "../errors.js";
import { userKey } from "./user-key.js";

const SHOWN = 20;

export function verifyCommand(command: Command): void {
  command
    .argument("<output>", "what `deid --out` named")
    .option("--key-file <file>", "key of the job, where it had one (or SCRUBJAY_KEY)")
    .option("--link <hash>", "the last link that deid printed: it has to be this job's output, not another's")
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(async (output: string, flags: { keyFile?: string; link?: string; json?: boolean }) => {
      const found = await verifyOutput(output, userKey(flags.keyFile), linkOf(flags.link));
      if (found.verdict === "not as left") process.exitCode = EXIT.badInput;
      if (found.verdict === "partly") process.exitCode = EXIT.usage;
      if (flags.json) console.log(JSON.stringify(found, null, 2));
      else tell(found);
    });
}

function linkOf(given: string | undefined): string | undefined {
  const link = given?.trim().toLowerCase();
  if (link === undefined || /^[0-9a-f]{64}$/.test(link)) return link;
  throw new ScrubJayError("bad-link", "--link takes 64 hexadecimal digits", {
    exitCode: EXIT.usage,
    hint: "Give the last link that `deid` printed when the job was done.",
  });
}

function tell(found: Verified): void {
  const { notes, written, withheld, head, problems } = found;
  console.log(`chain whole: ${notes} notes, ${written} written, ${withheld} withheld`);
  console.log(`  last link ${head}`);
  for (const line of checkedLines(found)) console.log(`  ${line}`);
  for (const { file, problem } of problems.slice(0, SHOWN)) console.error(`  ${printable(file)}: ${problem}`);
  if (problems.length > SHOWN) console.error(`  and ${problems.length - SHOWN} more`);
  const believed = found.verdict === "as left" && !found.sealIsRight && !found.linkIsRight;
  console.log(believed ? UNSEALED : VERDICTS[found.verdict]);
}

/** What was held against what, and what was not. */
function checkedLines({ hashesChecked, sealed, sealIsRight, linkIsRight }: Verified): string[] {
  const checked = ["the chain", "which files there are", "their sizes"];
  const not: string[] = [];
  (hashesChecked ? checked : not).push("what they hold");
  if (sealIsRight === true) checked.push("the seal");
  else if (sealIsRight === undefined && sealed) not.push("the seal");
  if (linkIsRight === true) checked.push("that it is the job of this link");
  const lines = [`checked: ${checked.join(", ")}`];
  if (not.length > 0) lines.push(`NOT checked: ${not.join(", ")} (--key-file)`);
  if (linkIsRight === undefined && sealIsRight === true)
    lines.push(
      "NOT checked: which of the jobs with this key it is (--link with the last link that deid printed)",
    );
  if (linkIsRight === undefined && sealIsRight === undefined && !sealed)
    lines.push("there is no seal: compare the last link with the one that deid printed (--link)");
  return lines;
}

const VERDICTS: Readonly<Record<Verified["verdict"], string>> = {
  "as left": "the output is as the job left it",
  "not as left": "the output is NOT as the job left it",
  partly: "the output was NOT checked in full: what the manifest promises hangs on the key",
};

const UNSEALED = "the output is as this manifest says";

const HELP = `
The chain shows whether a line of the manifest was changed, moved or left out; sizes and hashes account for every byte
of every file, packed or not, and whatever else lies in the folder is named: hidden files, empty folders, links.
Who can write to the output can also make a new chain. With the key a seal is demanded, which nobody without the key can
make, and a manifest that has none is not believed. The seal says that a job with this key wrote it, not which one: an
output that was exchanged for another job's as a whole shows by its last link. Keep the one that deid prints, and give it
with --link; of a job without a key, it alone shows who wrote the manifest. Who has not kept it gives the command of the
job once more, with --resume: that compares every note of the input, and the settings, with the manifest.

Exit codes: 0 the output is as the job left it, or as a manifest without a seal says; 1 nothing is wrong, but what the manifest promises hangs on the key and
could not be checked in full; 2 the output or the manifest is not as the job left it.

Examples:
  scrubjay verify clean/
  scrubjay verify clean.jsonl --key-file our.key
  scrubjay verify clean.jsonl --key-file our.key --link 5f0c…`;
