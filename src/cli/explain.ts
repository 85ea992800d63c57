import type { Command } from "commander";
import pc from "picocolors";
import { printable } from "../errors.js";
import { readNotes } from "../formats/index.js";
import { loadModel, readConfig } from "../load/index.js";
import {
  type InputFlags,
  type ModelFlags,
  readOptions,
  withInputOptions,
  withModelOptions,
} from "./io-options.js";

interface ExplainFlags extends InputFlags, ModelFlags {
  readonly json?: boolean;
}

export function explainCommand(command: Command): void {
  command.argument("<notes...>", "files, folders, or - for standard input");
  withModelOptions(withInputOptions(command))
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(async (inputs: string[], flags: ExplainFlags) => {
      const config = flags.config === undefined ? {} : readConfig(flags.config);
      const model = await loadModel(flags.model, {
        warm: false,
        config,
        ...(flags.bias !== undefined && { bias: flags.bias }),
      });
      for await (const { note } of readNotes(inputs, readOptions(flags))) {
        const tagged = await model.explain(note);
        if (flags.json) {
          console.log(JSON.stringify({ id: note.id, ...tagged }));
          continue;
        }
        console.log(
          `${pc.bold(printable(note.id))}  confidence ${tagged.confidence.toFixed(4)} (nearer 0 is surer)`,
        );
        for (const span of tagged.spans) {
          const text = JSON.stringify(note.text.slice(span.start, span.end));
          console.log(`\n${pc.bold(span.type)} ${text} at ${span.start}-${span.end}, ${percent(span.score)}`);
          for (const { by, did, why } of span.trail) console.log(`  ${did} by ${by}: ${why}`);
        }
        if (tagged.dropped.length > 0) console.log("\nDropped:");
        for (const { span, by, why } of tagged.dropped)
          console.log(
            `  ${span.type} ${JSON.stringify(note.text.slice(span.start, span.end))} (${span.source}, ${percent(span.score)}) by ${by}: ${why}`,
          );
        console.log("");
      }
    });
}

function percent(score: number | undefined): string {
  return score === undefined ? "no score" : `${(100 * score).toFixed(1)}%`;
}

const HELP = `
Shows the model at work, and the config behind it. Prints text of the note: the output is as confidential as the input.

Examples:
  scrubjay explain note.txt
  scrubjay explain note.txt --config scrubjay.config.json
  scrubjay explain note.txt --model our.model --json`;
