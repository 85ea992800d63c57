import { Command } from "commander";
import { refuseKeyAmong } from "../replace/index.js";
import { VERSION } from "../version.js";

interface CommandEntry {
  readonly about: string;
  /** What gives the command its options and its action: imported only for a command that is run. */
  readonly load: () => Promise<(command: Command) => void>;
}

/** In the order of --help. */
const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  demo: {
    about: "run the main job on bundled sample notes and show before and after",
    load: async () => (await import("./demo.js")).demoCommand,
  },
  deid: {
    about: "take PHI out of notes",
    load: async () => (await import("./deid.js")).deidCommand,
  },
  verify: {
    about: "check an output of deid against its manifest",
    load: async () => (await import("./verify.js")).verifyCommand,
  },
  "merge-manifests": {
    about: "one chain over the manifests of all shards of a job",
    load: async () => (await import("./merge-manifests.js")).mergeManifestsCommand,
  },
  names: {
    about: "original names behind pseudonyms, for who has the key",
    load: async () => (await import("./names.js")).namesCommand,
  },
  report: {
    about: "tell the privacy officer what a job found, what is covered and what to look at first",
    load: async () => (await import("./report.js")).reportCommand,
  },
  "audit-sample": {
    about: "draw the notes a person must read to support a bound on leaks, and compute it from the answers",
    load: async () => (await import("./audit-sample.js")).auditSampleCommand,
  },
  tag: {
    about: "find PHI and change nothing",
    load: async () => (await import("./tag.js")).tagCommand,
  },
  explain: {
    about: "for every span of a note: who found it, who changed it, and why; and what was dropped",
    load: async () => (await import("./explain.js")).explainCommand,
  },
  train: {
    about: "learn a model from annotated notes",
    load: async () => (await import("./train.js")).trainCommand,
  },
  convert: {
    about: "carry notes and annotations from one format to another",
    load: async () => (await import("./convert.js")).convertCommand,
  },
  stats: {
    about: "count annotations: total and unique per type, tokens, per note",
    load: async () => (await import("./stats.js")).statsCommand,
  },
  evaluate: {
    about: "score predictions against gold as the shared tasks do, and say what leaks",
    load: async () => (await import("./evaluate.js")).evaluateCommand,
  },
  "likely-misses": {
    about: "what to read first in tagged notes: words that no span covers, those that tell most first",
    load: async () => (await import("./likely-misses.js")).likelyMissesCommand,
  },
  compare: {
    about: "is B better than A, or is it chance? Two systems against the same gold notes",
    load: async () => (await import("./compare.js")).compareCommand,
  },
  agree: {
    about: "how far two annotators agree: F1, Cohen's kappa, and where they differ",
    load: async () => (await import("./agree.js")).agreeCommand,
  },
  experiment: {
    about: "learning curves, ablations, cross-training and other experiments of the papers, on your notes",
    load: async () => (await import("./experiment.js")).experimentCommand,
  },
  attack: {
    about: "measure what surrogates protect: try on a release what an attacker would try",
    load: async () => (await import("./attack.js")).attackCommand,
  },
  rules: {
    about: "look at the rules and run their cases",
    load: async () => (await import("./rules.js")).rulesCommand,
  },
  recipes: {
    about: "list the systems that can be run",
    load: async () => (await import("./recipes.js")).recipesCommand,
  },
  model: {
    about: "look into model files",
    load: async () => (await import("./model.js")).modelCommand,
  },
  keygen: {
    about: "make a secret key for surrogates and pseudonyms",
    load: async () => (await import("./keygen.js")).keygenCommand,
  },
  reveal: {
    about: "undo a reversible run; for holders of its key",
    load: async () => (await import("./reveal.js")).revealCommand,
  },
  resynth: {
    about: "make a copy of an annotated corpus that can be shared: surrogates, with annotations in place",
    load: async () => (await import("./resynth.js")).resynthCommand,
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** The whole command line. Commander's own exits become errors, so that exit codes are ours. */
export async function makeProgram(argv: readonly string[]): Promise<Command> {
  refuseKeyAmong(argv);
  const program = new Command("scrubjay")
    .description("Finds protected health information in clinical notes and takes it out.")
    .version(VERSION)
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
  for (const [name, { about, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(about);
    if (argv.includes(name)) (await load())(command);
  }
  // Sub-commands inherit neither exitOverride nor the help hint by themselves.
  for (const command of allCommands(program)) command.exitOverride().copyInheritedSettings(program);
  return program;
}

function allCommands(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...allCommands(child)]);
}
