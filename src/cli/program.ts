import { readFileSync } from "node:fs";
import { Command } from "commander";
import { registerAgree } from "./agree.js";
import { registerAttack } from "./attack.js";
import { registerAuditSample } from "./audit-sample.js";
import { registerCompare } from "./compare.js";
import { registerConvert } from "./convert.js";
import { registerDeid } from "./deid.js";
import { registerDemo } from "./demo.js";
import { registerEvaluate } from "./evaluate.js";
import { registerExplain } from "./explain.js";
import { registerKeygen } from "./keygen.js";
import { registerMergeManifests } from "./merge-manifests.js";
import { registerModel } from "./model.js";
import { registerNames } from "./names.js";
import { registerRecipes } from "./recipes.js";
import { registerReport } from "./report.js";
import { registerResynth } from "./resynth.js";
import { registerReveal } from "./reveal.js";
import { registerRules } from "./rules.js";
import { registerStats } from "./stats.js";
import { registerTag } from "./tag.js";
import { registerTrain } from "./train.js";
import { registerVerify } from "./verify.js";

const { version, description } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string; description: string };

/** The whole command line. Commander's own exits become errors, so that exit codes are ours. */
export function makeProgram(): Command {
  const program = new Command("scrubjay")
    .description(description)
    .version(version)
    .showHelpAfterError("(scrubjay --help shows all commands, scrubjay COMMAND --help the options of one)")
    .exitOverride()
    .addHelpText(
      "after",
      `
Examples:
  scrubjay demo                                  bundled notes, before and after
  scrubjay deid notes/ --out clean/              take PHI out of every note in a folder
  scrubjay tag notes/ --out tagged/ --to brat    find PHI, change nothing
  scrubjay train --corpus ours/ --out our.model  learn from annotated notes
  scrubjay evaluate --gold gold/ --pred tagged/  the shared tasks' tables

Exit codes: 0 done, 1 usage, 2 bad input, 3 some notes failed and were withheld, 4 internal;
stopped: 130 by Ctrl-C, 143 by SIGTERM, 129 by SIGHUP. A second signal ends at once.`,
    );
  for (const register of [
    registerDemo,
    registerDeid,
    registerVerify,
    registerMergeManifests,
    registerNames,
    registerReport,
    registerAuditSample,
    registerTag,
    registerExplain,
    registerTrain,
    registerConvert,
    registerStats,
    registerEvaluate,
    registerCompare,
    registerAgree,
    registerAttack,
    registerRules,
    registerRecipes,
    registerModel,
    registerKeygen,
    registerReveal,
    registerResynth,
  ]) {
    register(program);
  }
  // Sub-commands inherit neither exitOverride nor the help hint by themselves.
  for (const command of allCommands(program)) command.exitOverride().copyInheritedSettings(program);
  return program;
}

function allCommands(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...allCommands(child)]);
}
