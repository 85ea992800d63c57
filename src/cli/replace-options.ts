import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import type { Config } from "../pipeline/config/index.js";
import {
  type DeidMode,
  isKeyed,
  KEYLESS_MODES,
  noKey,
  POLICIES,
  POLICY_NAMES,
  type PolicyName,
  type SecretKey,
} from "../replace/index.js";
import { userKey } from "./user-key.js";

/** How PHI leaves the text, as commander hands it over. */
export interface ReplaceFlags {
  readonly mode: DeidMode;
  readonly policy?: PolicyName;
  readonly keyFile?: string;
  readonly keepWeekdays?: boolean;
}

/** Adds the options that say what takes the place of PHI. */
export function withReplaceOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--mode <mode>",
        "redact: [DATE]; label: [DATE-1], same value same number; mask: same length; surrogate: invented values",
      )
        .choices([...Object.keys(KEYLESS_MODES), "surrogate"])
        .default("redact"),
    )
    .addOption(
      new Option(
        "--policy <name>",
        "what may stay (default: nothing; with surrogates, the policy full)",
      ).choices([...POLICY_NAMES]),
    )
    .option("--no-keep-weekdays", "shift dates by days instead of whole weeks")
    .addOption(new Option("--keep-weekdays").hideHelp())
    .option("--key-file <file>", "secret key (see scrubjay keygen); or put it into SCRUBJAY_KEY");
}

/** The policy that the flags or the config name. */
export function chosenPolicy({ policy }: ReplaceFlags, config: Config): PolicyName | undefined {
  if (policy !== undefined && (config.policy ?? config.replace?.default) !== undefined) {
    throw new ScrubJayError("two-policies", "--policy and the config both say what becomes of all types", {
      exitCode: EXIT.usage,
      hint: "Leave one of them out.",
    });
  }
  return policy ?? config.policy;
}

/** The key of the file or the environment; before any work, refuses what needs one when there is none. */
export function keyFor(flags: ReplaceFlags, config: Config): SecretKey | undefined {
  const key = userKey(flags.keyFile);
  const own = Object.values(config.replace ?? {}).some(isKeyed);
  if (key === undefined && (flags.mode === "surrogate" || own)) throw noKey();
  return key;
}

/** Policies in a few lines, for --help. */
export const POLICIES_HELP = Object.entries(POLICIES)
  .map(([name, { about }]) => `  ${name.padEnd(18)}${about}`)
  .join("\n");
