import type { Command } from "commander";
import pc from "picocolors";
import { decodeModel, type ModelSummary, summariseModel } from "../crf/index.js";
import { decodeParts, isTrained, readBytes } from "../pipeline/index.js";
import { bundledModel } from "../run/index.js";
import { wholeNumber } from "./io-options.js";
import { printTable } from "./table.js";

export function registerModel(program: Command): void {
  const model = program.command("model").description("look into model files");
  model
    .command("show")
    .description("recipe, training card, labels, strongest features per label, size by part")
    .argument("[file]", "a model file (default: the model that comes with scrubjay)")
    .option("--top <n>", "features per label", wholeNumber, 10)
    .option("--json", "for machines")
    .addHelpText("after", "\nExamples:\n  scrubjay model show\n  scrubjay model show our.model --top 5")
    .action((given: string | undefined, flags: { top: number; json?: boolean }) => {
      const file = given ?? bundledModel();
      const bytes = readBytes(file);
      if (!isTrained(bytes)) {
        const summary = summariseModel(decodeModel(bytes, file), flags.top);
        if (flags.json) console.log(JSON.stringify(summary, null, 2));
        else printCrf(summary);
        return;
      }
      const { recipe, card, crfs, clusters, hmms = [] } = decodeParts(bytes, file);
      const voices = crfs.map(({ trained, decoded }) => ({
        voice: trained.voice.name,
        ...summariseModel(decoded, flags.top),
      }));
      const characterModels = hmms.map(({ voice, counts }) => ({
        voice: voice.name,
        types: counts.types,
        order: counts.settings.order,
        ratio: counts.settings.ratio,
        transitions: counts.transitions.size,
        sequences: counts.trie.size,
      }));
      const sizes = Object.entries(clusters).map(([kind, words]) => [kind, words.size] as const);
      if (flags.json) {
        const shown = { recipe, card, clusters: Object.fromEntries(sizes), voices, characterModels };
        console.log(JSON.stringify(shown, null, 2));
        return;
      }
      printTable(["model", ""], [
        ["recipe", `${recipe.name}: ${recipe.description}`],
        ["language", recipe.language],
        ["merge", recipe.merge],
        ["corrections", recipe.corrections.join(", ")],
        ["reconciliation", [...recipe.reconciliation, ...(recipe.acrossNotes ?? [])].join(", ")],
        ...sizes.map(([kind, words]) => [`${kind} clusters`, `${words} words`]),
        ["bytes", bytes.length],
        ...Object.entries(card).map(([key, value]) => [
          key,
          typeof value === "object" ? JSON.stringify(value) : value,
        ]),
      ] as [string, string | number][]);
      for (const { voice, ...summary } of voices) {
        console.log(`\n${pc.bold(`voice ${voice}`)}`);
        printCrf(summary);
      }
      for (const { voice, types, ...rest } of characterModels) {
        console.log(`\n${pc.bold(`voice ${voice}`)}`);
        printTable(["character models", ""], [["types", types.join(", ")], ...Object.entries(rest)]);
      }
    });
}

function printCrf(summary: ModelSummary): void {
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
}
