import type { Command } from "commander";
import pc from "picocolors";
import { decodeModel, type ModelSummary, summariseModel } from "../crf/index.js";
import { bundledModel, readModelFile } from "../load/index.js";
import { decodeParts, heldOfNotes, isHmm, isTrained, type TrainedParts } from "../pipeline/index.js";
import { wholeNumber } from "./io-options.js";
import { printTable } from "./table.js";

export function modelCommand(model: Command): void {
  model
    .command("show")
    .description(
      "recipe, training card, labels, what of its notes it holds, strongest features, size by part",
    )
    .argument("[file]", "a model file (default: the model that comes with scrubjay)")
    .option("--top <n>", "features per label", wholeNumber, 10)
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(show);
}

interface ShowFlags {
  readonly top: number;
  readonly json?: boolean;
}

function show(given: string | undefined, flags: ShowFlags): void {
  const file = given ?? bundledModel();
  const bytes = readModelFile(file);
  if (isTrained(bytes)) {
    showTrained(decodeParts(bytes, file), bytes.length, flags);
    return;
  }
  const summary = summariseModel(decodeModel(bytes, file), flags.top);
  if (flags.json) console.log(JSON.stringify(summary, null, 2));
  else printCrf(summary);
}

function showTrained({ model, crfs, names }: TrainedParts, bytes: number, { top, json }: ShowFlags): void {
  const { recipe, clusters } = model;
  // What is in the file counts, not what the card says of it.
  const { holds: _, ...card } = model.card;
  const holds = heldOfNotes(model, names);
  const voices = [...crfs].map(([voice, crf]) => ({ voice, ...summariseModel(crf, top) }));
  const characterModels = model.voices.filter(isHmm).map(({ voice, counts }) => ({
    voice: voice.name,
    types: counts.types,
    order: counts.settings.order,
    ratio: counts.settings.ratio,
    transitions: counts.transitions.size,
    sequences: counts.trie.size,
  }));
  const sizes = Object.entries(clusters).map(([kind, words]) => [kind, words.size] as const);
  if (json) {
    const shown = { recipe, card, holds, clusters: Object.fromEntries(sizes), voices, characterModels };
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
    ["bytes", bytes],
    ...Object.entries(card).map(([key, value]) => [
      key,
      typeof value === "object" ? JSON.stringify(value) : value,
    ]),
  ] as [string, string | number][]);
  console.log(`\n${pc.bold("of the notes it learned from it holds")}`);
  for (const line of holds) console.log(`- ${line}`);
  for (const { voice, ...summary } of voices) {
    console.log(`\n${pc.bold(`voice ${voice}`)}`);
    printCrf(summary);
  }
  for (const { voice, types, ...rest } of characterModels) {
    console.log(`\n${pc.bold(`voice ${voice}`)}`);
    printTable(["character models", ""], [["types", types.join(", ")], ...Object.entries(rest)]);
  }
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
  if (summary.names) printFeatures(summary);
  else {
    console.log(
      `\nThe file has no names of features: train with --keep-names-of-features to see them here.\n`,
    );
    printTable(
      ["label", "largest weight for it", "against it"],
      Object.entries(summary.strongest).map(([label, { for: pro, against }]) => [
        label,
        ...[pro, against].map(([first]) => first?.weight.toFixed(3) ?? ""),
      ]),
    );
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

function printFeatures({ strongest }: ModelSummary): void {
  for (const [label, { for: pro, against }] of Object.entries(strongest)) {
    console.log(`\n${pc.bold(label)}`);
    for (const { feature, weight } of [...pro, ...against])
      console.log(`  ${weight.toFixed(3).padStart(8)}  ${feature}`);
  }
}

const HELP = `
Features are shown by name where the file has names: the bundled model, and models trained with
--keep-names-of-features. They hold words of the notes that the model learned from.

Examples:
  scrubjay model show
  scrubjay model show our.model --top 5`;
