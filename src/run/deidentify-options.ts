import { EXIT, ScrubJayError } from "../errors.js";
import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { MODES, type ModeName, type Replacement } from "../replace/index.js";

export interface DeidentifyOptions {
  /** What takes the place of PHI of types for which the config names no mode. Default: `redact`, which needs no key. */
  readonly mode?: ModeName;
  /** Replaces in place of mode and config: surrogates under a key, the same for the same patient. */
  readonly replacement?: Replacement;
}

const NAMES: OptionNames<DeidentifyOptions> = { mode: true, replacement: true };

/** Refuses what would otherwise fail with the first note, or be passed over. */
export function checkDeidentifyOptions(whose: string, options: DeidentifyOptions): void {
  checkOptions(whose, options, NAMES);
  const { mode, replacement } = options;
  if ((mode as string | undefined) === "surrogate" && replacement === undefined)
    throw new ScrubJayError("bad-option", `${whose}: surrogates come from a replacement`, {
      exitCode: EXIT.usage,
      hint: "Make one with createReplacement of scrubjay/replace and a key, and give it as the option replacement.",
    });
  checkChoice("mode", mode, Object.keys(MODES));
  if (replacement === undefined) return;
  if (mode !== undefined)
    throw new ScrubJayError(
      "bad-option",
      `${whose}: "mode" and "replacement" both say what takes the place`,
      {
        exitCode: EXIT.usage,
        hint: "Leave one of them out.",
      },
    );
  if (typeof (replacement as Partial<Replacement> | null)?.replace !== "function")
    throw new ScrubJayError("bad-option", `${whose}: "replacement" is none`, {
      exitCode: EXIT.usage,
      hint: "createReplacement of scrubjay/replace makes one.",
    });
}
