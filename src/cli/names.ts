import { createReadStream } from "node:fs";
import type { Command } from "commander";
import { ScrubJayError } from "../errors.js";
import { textLines } from "../formats/index.js";
import { openNames } from "../job/index.js";
import { noKey } from "../replace/index.js";
import { userKey } from "./user-key.js";

export function namesCommand(command: Command): void {
  command
    .argument("<map>", "what `deid --names-map` wrote")
    .argument("[pseudonyms...]", "only these notes")
    .option("--key-file <file>", "key of the job (or SCRUBJAY_KEY)")
    .addHelpText("after", "\nExamples:\n  scrubjay names names.map note-3f0c17e2b5 --key-file our.key")
    .action(async (map: string, wanted: string[], flags: { keyFile?: string }) => {
      const key = userKey(flags.keyFile);
      if (key === undefined) throw noKey();
      const only = new Set(wanted);
      const text = createReadStream(map, "utf8") as AsyncIterable<string>;
      for await (const line of textLines(text, map)) {
        if (line instanceof ScrubJayError) throw line;
        if (only.size > 0 && !only.has(line.slice(0, line.indexOf("\t")))) continue;
        const { pseudonym, names } = openNames(line, key);
        console.log(JSON.stringify({ pseudonym, ...names }));
      }
    });
}
