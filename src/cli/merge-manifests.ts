import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import { mergeManifests } from "../job/index.js";
import { findKey } from "../load/index.js";

export function mergeManifestsCommand(command: Command): void {
  command
    .argument("<outputs...>", "the output of every shard, in any order")
    .requiredOption("--out <file>", "the merged manifest")
    .option("--key-file <file>", "key of the job: demands the seal of every shard (or SCRUBJAY_KEY)")
    .addHelpText("after", HELP)
    .action(async (outputs: string[], flags: { out: string; keyFile?: string }) => {
      const { lines, head } = await mergeManifests(outputs, findKey(flags.keyFile, process.env));
      await writeFile(flags.out, lines.join(""), { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
        const exists = (error as NodeJS.ErrnoException).code === "EEXIST";
        throw new ScrubJayError(
          exists ? "output-exists" : "cannot-write",
          exists ? "the output exists already" : "it cannot be written",
          { file: flags.out, exitCode: EXIT.usage, hint: "Choose another --out." },
        );
      });
      console.log(`${lines.length - 2} shards\n  last link ${head}`);
    });
}

const HELP = `
Checks the chain of every shard, that all shards are there, that they ran with the same model, config and version, and
that together they hold every note of one input once. With the key, every shard must carry its seal, and the merged
manifest gets one. It holds the last link of every shard's chain; the notes stay in the shards' own manifests.

Examples:
  scrubjay merge-manifests clean-1/ clean-2/ --key-file our.key --out clean.manifest.jsonl
  scrubjay merge-manifests clean-1/ clean-2/ clean-3/ --out clean.manifest.jsonl`;
