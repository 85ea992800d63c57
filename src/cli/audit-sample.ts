import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { type AuditResult, auditResult, drawAudit, readPlan, writeSheet } from "../audit/index.js";
import { EXIT, ScrubJayError } from "../errors.js";
import { writeFileWhole } from "../formats/index.js";
import { findKey } from "../load/index.js";
import { numberBetween } from "./score-options.js";

interface AuditFlags {
  readonly bound: number;
  readonly confidence: number;
  readonly leaks: number;
  readonly seed: number;
  readonly endless?: boolean;
  readonly sheet?: string;
  readonly answers?: string;
  readonly keyFile?: string;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const share = numberBetween(1e-6, 1 - 1e-6);

export function auditSampleCommand(command: Command): void {
  command
    .argument("<outputs...>", "what deid --out named: a folder or file; of a job in shards, all of them")
    .option("--bound <share>", "largest share of notes with a leak that is to be supported", share, 0.01)
    .option("--confidence <share>", "how often such a claim must hold", share, 0.95)
    .option("--leaks <number>", "notes with a leak the sample may hold", numberBetween(0, 1e6, true), 0)
    .option(
      "--seed <number>",
      "seed of the draw; state it with the result",
      numberBetween(0, 2 ** 32 - 1, true),
      1,
    )
    .option("--endless", "speak about the source of the notes, later ones too, not about these alone")
    .option("--sheet <file>", "write the check sheet (CSV)")
    .option("--overwrite", "replace a sheet that exists")
    .option("--answers <file>", "compute the bound from the filled-in sheet; all else is in the sheet")
    .option("--key-file <file>", "key of the job: seals the sheet, and demands its seal (or SCRUBJAY_KEY)")
    .option("--json", "for machines")
    .addHelpText("after", HELP)
    .action(async (outputs: string[], flags: AuditFlags, self: Command) => {
      if (flags.answers === undefined) return draw(outputs, flags);
      const contradicts = ["bound", "confidence", "leaks", "seed", "endless", "sheet"].find(
        (name) => self.getOptionValueSource(name) === "cli",
      );
      if (contradicts !== undefined) {
        throw new ScrubJayError("settled-by-sheet", `--${contradicts} cannot go with --answers`, {
          exitCode: EXIT.usage,
          hint: "The sheet says what it was drawn for; a claim is not changed after the reading.",
        });
      }
      return answer(outputs, flags.answers, flags);
    });
}

async function draw(outputs: readonly string[], flags: AuditFlags): Promise<void> {
  const { bound, confidence, leaks: allowed, seed, endless = false } = flags;
  const key = findKey(flags.keyFile, process.env);
  const drawn = await drawAudit(outputs, { bound, confidence, allowed, seed, endless }, key);
  if (flags.sheet !== undefined) {
    const sheet = Buffer.from(writeSheet(drawn.plan, drawn.sample, key));
    await writeFileWhole(flags.sheet, sheet, flags.overwrite);
  }
  if (flags.json) {
    const numbers = drawn.sample.map(({ number }) => number);
    return console.log(
      JSON.stringify({ ...drawn.plan, population: drawn.population, read: numbers.length, numbers }),
    );
  }
  console.log(
    `Read ${drawn.sample.length} of ${drawn.population} notes (seed ${seed}). With at most ${allowed} of them leaking, ` +
      `at ${percent(confidence)} confidence no more than ${percent(bound)} of ${endless ? "notes from this source" : "these notes"} leak.`,
  );
  console.log(
    flags.sheet === undefined ? "--sheet FILE writes the check sheet." : `Check sheet: ${flags.sheet}`,
  );
}

async function answer(outputs: readonly string[], file: string, flags: AuditFlags): Promise<void> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new ScrubJayError("no-sheet", `the sheet cannot be read (${error.code ?? "unknown"})`, { file });
  });
  const key = findKey(flags.keyFile, process.env);
  const result = await auditResult(outputs, { text, file }, readPlan(text, file), key);
  if (!result.supported) process.exitCode = EXIT.badInput;
  console.log(flags.json ? JSON.stringify(result) : told(result));
  if (!flags.json && key === undefined && result.plan.seal !== undefined)
    console.log("The sheet is sealed; the seal was not checked (--key-file).");
}

function told({ read, leaks, population, plan, upperBound, supported }: AuditResult): string {
  const whose = plan.endless ? "of notes from this source" : `of these ${population} notes`;
  return [
    `${leaks} of ${read} notes read hold a leak (seed ${plan.seed}).`,
    `At ${percent(plan.confidence)} confidence at most ${percent(upperBound)} ${whose} hold one.`,
    `The bound of ${percent(plan.bound)} is ${supported ? "supported" : "NOT supported"}.`,
  ].join("\n");
}

function percent(value: number): string {
  return `${Number((100 * value).toFixed(4))} %`;
}

const HELP = `
A leak is a written note with at least one identifier left in it. The number of notes to read is exact: the fewest
for which, if more than the bound leaked, seeing so few leaks in a random sample would have a chance of at most
1 - confidence (hypergeometric over the written notes; binomial with --endless: 299 notes for 1 % at 95 % without a
leak). The bound from the answers is the one-sided Clopper-Pearson limit, or its like for these notes alone.

Decide on bound, confidence, leaks and seed before anyone reads, and draw once: drawing again until the answer pleases
makes it worthless. Fill in "leak" with yes or no for every note; a sheet with gaps, or one that was changed, is
refused. With the key the claim in the first line is sealed; without, it can be changed together with the rows, so write
it down where nobody else can. Where the output has surrogates, read each note beside its original: a surrogate and a leak look alike.
The exit code is 2 when the answers do not support the bound.

Examples:
  scrubjay audit-sample clean/ --bound 0.01 --confidence 0.95 --sheet sheet.csv
  scrubjay audit-sample clean/ --answers sheet.csv
  scrubjay audit-sample clean/ --answers sheet.csv --key-file our.key`;
