import { EXIT, ScrubJayError } from "../errors.js";
import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { DEID_MODES, POLICY_NAMES, parseKey, type Replacement, type SecretKey } from "../replace/index.js";
import type { ReplaceSettings } from "./replace-found.js";

export interface DeidentifyOptions extends Partial<Omit<ReplaceSettings, "key">> {
  /**
   * The secret that surrogates, shifted dates and pseudonyms come from: 32 bytes, or the line that `scrubjay keygen`
   * writes.
   */
  readonly key?: SecretKey | string;
  /** Replaces in place of all of these. */
  readonly replacement?: Replacement;
}

const NAMES: OptionNames<DeidentifyOptions> = {
  mode: true,
  policy: true,
  key: true,
  keepWeekdays: true,
  replacement: true,
};

/** Refuses what would otherwise fail with the first note, or be passed over. */
export function checkDeidentifyOptions(whose: string, options: DeidentifyOptions): void {
  checkOptions(whose, options, NAMES);
  const { mode, policy, replacement, key } = options;
  checkChoice("mode", mode, DEID_MODES);
  checkChoice("policy", policy, POLICY_NAMES);
  if (mode === "surrogate" && key === undefined && replacement === undefined)
    throw new ScrubJayError("no-key", `${whose}: surrogates come from a secret key`, {
      exitCode: EXIT.usage,
      hint: "Make one with `scrubjay keygen --out our.key`, and give its line as the option key.",
    });
  if (replacement === undefined) return;
  if (mode !== undefined || policy !== undefined || key !== undefined)
    throw new ScrubJayError("bad-option", `${whose}: "replacement" says all of what takes the place`, {
      exitCode: EXIT.usage,
      hint: 'Leave out "mode", "policy" and "key", or the replacement.',
    });
  if (typeof (replacement as Partial<Replacement> | null)?.replace !== "function")
    throw new ScrubJayError("bad-option", `${whose}: "replacement" is none`, {
      exitCode: EXIT.usage,
      hint: "createReplacement of scrubjay/replace makes one.",
    });
}

/** The same with a key in bytes. */
export function settingsOf({
  mode = "redact",
  policy,
  key,
  keepWeekdays,
}: DeidentifyOptions): ReplaceSettings {
  const secret = typeof key === "string" ? parseKey(key, "the option key") : key;
  return {
    mode,
    ...(policy !== undefined && { policy }),
    ...(secret !== undefined && { key: secret }),
    ...(keepWeekdays !== undefined && { keepWeekdays }),
  };
}
