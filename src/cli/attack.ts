import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { writeFileWhole } from "../formats/index.js";
import {
  type Attack,
  attackJson,
  attackLines,
  attackRelease,
  attackReport,
  VALUES_WARNING,
  verdicts,
} from "../learn/attack/index.js";
import { needsTraining } from "../pipeline/index.js";
import { RECIPES } from "../recipes/index.js";
import { fold } from "../replace/index.js";
import { type InputFlags, withInputOptions } from "./io-options.js";
import { loadNotes, numberBetween, writeReport } from "./score-options.js";

interface AttackFlags extends InputFlags {
  readonly truth?: string;
  readonly out?: string;
  readonly list?: string;
  readonly recipe?: string;
  readonly folds: number;
  readonly seed: number;
  readonly showValues?: boolean;
  readonly overwrite?: boolean;
}

export function attackCommand(command: Command): void {
  command.argument(
    "<released>",
    "released notes with what was replaced marked, as deid --with-spans writes them",
  );
  withInputOptions(command)
    .option("--truth <path>", "the original notes with what is PHI in them marked; without it, no precision")
    .option("--out <file>", "write a report: .html (with the curve), .md or .json")
    .option("--overwrite", "replace a report that exists")
    .option("--list <file>", "values an attacker may have, one in a line: a staff directory, a town's names")
    .option(
      "--recipe <name>",
      "the attacker's tagger; `scrubjay recipes` lists them (default: a quick lingpipe)",
    )
    .option(
      "--folds <number>",
      "parts that the attacker's tagger is trained and run by",
      numberBetween(2, 20, true),
      3,
    )
    .option("--seed <number>", "for folds, chance and ties", numberBetween(0, 2 ** 32 - 1, true), 1)
    .option("--show-values", "show values of the release in the report, leaks among them")
    .addHelpText("after", HELP)
    .action(run);
}

async function run(path: string, flags: AttackFlags): Promise<void> {
  refuseEnding(flags.out);
  const recipe = flags.recipe === undefined ? undefined : trainable(flags.recipe);
  const list = flags.list === undefined ? undefined : await readList(flags.list);
  const released = await loadNotes(path, flags);
  const truth = flags.truth === undefined ? undefined : await loadNotes(flags.truth, flags);
  const attack = await attackRelease(released, {
    folds: flags.folds,
    seed: flags.seed,
    ...(truth && { truth }),
    ...(recipe && { recipe }),
    ...(list && { list }),
    onFold: (fold, of) => {
      if (process.stderr.isTTY) process.stderr.write(`parrot: part ${fold} of ${of}\n`);
    },
  });
  const showValues = flags.showValues === true;
  if (showValues) console.error(`warning: ${VALUES_WARNING}`);
  if (flags.out !== undefined) await write(flags.out, attack, showValues, flags.overwrite === true);
  console.log(told(attack));
  if (flags.out !== undefined) console.log(`\nReport: ${flags.out}`);
}

async function write(file: string, attack: Attack, showValues: boolean, overwrite: boolean): Promise<void> {
  if (!/\.json$/i.test(file)) return writeReport(file, attackReport(attack, { showValues }), overwrite);
  await writeFileWhole(file, Buffer.from(attackJson(attack, { showValues })), overwrite);
}

/** Never a value: the terminal may be shared. */
function told(attack: Attack): string {
  const parts = verdicts(attack).map(
    ({ attack: name, tried, found, means, todo }) =>
      `${name}\n  Tried:  ${tried}\n  Found:  ${found}\n  Means:  ${means}\n  To do:  ${todo}`,
  );
  return [attackLines(attack).join("\n"), ...parts].join("\n\n");
}

/** Before minutes of work, not after. */
function refuseEnding(file: string | undefined): void {
  if (file === undefined || /\.(?:html?|md|markdown|json)$/i.test(file)) return;
  throw new ScrubJayError("unknown-report", "a report is written as .html, .md or .json", {
    hint: "Name a file that ends in .html, .md or .json.",
    exitCode: EXIT.usage,
  });
}

function trainable(name: string) {
  const recipe = lookUp("recipe", RECIPES, name);
  if (needsTraining(recipe)) return recipe;
  throw new ScrubJayError("nothing-to-train", `the recipe "${name}" has nothing to train`, {
    hint: "The attacker's tagger learns from the release: choose lingpipe or carafe.",
    exitCode: EXIT.usage,
  });
}

async function readList(file: string): Promise<Set<string>> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new ScrubJayError("cannot-read", `the list cannot be read (${error.code ?? "unknown"})`, { file });
  });
  return new Set(
    text
      .split(/\r?\n/)
      .map((line) => fold(line.trim()))
      .filter((line) => line !== ""),
  );
}

const HELP = `
Three attacks: a parrot (a tagger trained on what the release replaced; what it does not repeat, or finds elsewhere, is
suspect), a dictionary (values that surrogates are never made of, or that a list of real people has), and consistency
(the same surrogate for the same person: who can be linked, and does frequency give names away). With --truth the
figures say how many leaks each finds, with which precision, against chance; without it they count suspects.
No value is printed unless --show-values is given, and then in the report only.

Examples:
  scrubjay attack clean.jsonl
  scrubjay attack clean.jsonl --truth gold/ --out attack.html
  scrubjay attack clean.jsonl --truth gold/ --list staff.txt --seed 7 --out attack.json`;
