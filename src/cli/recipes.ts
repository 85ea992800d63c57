import type { Command } from "commander";
import { lookUp } from "../errors.js";
import type { Recipe, Voice } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { printTable } from "./table.js";

export function recipesCommand(command: Command): void {
  command
    .argument("[name]", "one recipe: what in it is the paper's, what stands in for what, and its parts")
    .option("--json", "for machines: the recipes themselves")
    .addHelpText("after", "\nExamples:\n  scrubjay recipes\n  scrubjay recipes uthealth")
    .action((name: string | undefined, flags: { json?: boolean }) => {
      const recipe = name === undefined ? undefined : lookUp("recipe", RECIPES, name);
      if (flags.json) console.log(JSON.stringify(recipe ?? Object.values(RECIPES), null, 2));
      else if (recipe !== undefined) printRecipe(recipe);
      else
        printTable(
          ["recipe", "what it is"],
          Object.values(RECIPES).map(({ name, description }) => [name, description]),
        );
    });
}

function printRecipe(recipe: Recipe): void {
  const { name, description, fromPaper = [], standIns = [] } = recipe;
  console.log(`${name}\n${description}`);
  printList("From the paper:", fromPaper);
  printList("In the paper → here, and why:", standIns);
  console.log("\nParts:");
  printTable(
    ["voice", "settings"],
    recipe.voices.map((voice) => [voice.name, settingsOf(voice)]),
  );
  const { merge, corrections, reconciliation, acrossNotes = [] } = recipe;
  console.log(`merge: ${merge}`);
  for (const [step, names] of Object.entries({ corrections, reconciliation, "across notes": acrossNotes }))
    if (names.length > 0) console.log(`${step}: ${names.join(", ")}`);
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `- ${line}`).join("\n")}`);
}

function settingsOf(voice: Voice): string {
  if (voice.kind === "rules")
    return `rules of ${voice.families?.length ?? "all"} families, confidence from ${voice.floor ?? 0}`;
  if (voice.kind === "hmm")
    return `hidden Markov model, runs of ${voice.order} characters, ${voice.nBest} best, bias ${voice.bias}`;
  const { algorithm, c2, minFrequency, maxIterations } = voice.training;
  return [
    `CRF, ${voice.tokenizer} tokens, a ${voice.sequence} at a time, ${voice.scheme}`,
    `${voice.templates.length} templates, ${algorithm}, c2 ${c2}, cut-off ${minFrequency}, ${maxIterations} iterations, bias ${voice.bias}`,
  ].join("; ");
}
