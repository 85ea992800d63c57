import type { Command } from "commander";
import pc from "picocolors";
import { readModel, summariseModel } from "../crf/index.js";
import { wholeNumber } from "./io-options.js";
import { printTable } from "./table.js";

export function registerModel(program: Command): void {
  const model = program.command("model").description("look into model files");
  model
    .command("show")
    .description("labels, strongest features per label, size by part")
    .argument("<file>", "a model file")
    .option("--top <n>", "features per label", wholeNumber, 10)
    .option("--json", "for machines")
    .addHelpText("after", "\nExample:\n  scrubjay model show our.model --top 5")
    .action((file: string, flags: { top: number; json?: boolean }) => {
      const summary = summariseModel(readModel(file), flags.top);
      if (flags.json) {
        console.log(JSON.stringify(summary, null, 2));
        return;
      }
      const { features } = summary;
      printTable(
        ["model", ""],
        [
          ["labels", summary.labels.length],
          ["attributes", summary.attributes],
          ["edge attributes", summary.edgeAttributes],
          ["node features", features.node],
          ["transitions", features.transition],
          ["edge features", features.edge],
          ["bits per weight", summary.bits],
        ],
      );
      for (const [label, { for: pro, against }] of Object.entries(summary.strongest)) {
        console.log(`\n${pc.bold(label)}`);
        for (const { feature, weight } of [...pro, ...against])
          console.log(`  ${weight.toFixed(3).padStart(8)}  ${feature}`);
      }
      console.log("");
      printTable(
        ["from", "to", "weight"],
        summary.transitions.map(({ from, to, weight }) => [from, to, weight.toFixed(3)]),
      );
      console.log("");
      printTable(
        ["part", "bytes"],
        Object.entries(summary.parts).map(([part, bytes]) => [part, bytes ?? 0]),
      );
    });
}
