import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import { generateKey } from "../replace/index.js";

export function keygenCommand(command: Command): void {
  command
    .requiredOption("--out <file>", "where the key goes; readable by you alone")
    .addHelpText("after", HELP)
    .action(({ out }: { out: string }) => {
      try {
        // Never over a file that exists: it may be the only key of an older run.
        writeFileSync(out, `${generateKey()}\n`, { mode: 0o600, flag: "wx" });
      } catch (error) {
        const exists = (error as NodeJS.ErrnoException).code === "EEXIST";
        throw new ScrubJayError(
          "cannot-write",
          exists ? "there is a file already, and it may be a key" : "the key cannot be written",
          { file: out, exitCode: EXIT.usage, hint: "Choose another path, in a folder that exists." },
        );
      }
      console.log(
        `A new key is in ${out}. Whoever has it can undo pseudonyms: keep it apart from the notes.`,
      );
    });
}

const HELP = `
The key is one line of text. It is never taken as an argument, which others on the machine could see: name its
file with --key-file, or put the line into the environment variable SCRUBJAY_KEY.

Examples:
  scrubjay keygen --out our.key
  scrubjay deid notes/ --out clean/ --mode surrogate --key-file our.key`;
