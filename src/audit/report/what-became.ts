import type { ManifestJob } from "../../job/index.js";
import { type Action, actionsOf, type DeidMode, policyNamed } from "../../replace/index.js";
import { PHI_TYPE_NAMES, PHI_TYPES, type PhiType } from "../../schema/index.js";

/** What the job's mode and policy do to a type. What a config names for single types is not in the manifest. */
export function actionsOfJob({ mode, policy }: ManifestJob): (type: string) => Action {
  return actionsOf({ mode: mode as DeidMode, ...(policy !== null && { policy: policyNamed(policy) }) });
}

/** Types that Safe Harbor asks to be removed and the job lets stand. */
export function keptAgainstSafeHarbor(actionFor: (type: string) => Action): PhiType[] {
  return PHI_TYPE_NAMES.filter((type) => PHI_TYPES[type].safeHarbor !== null && actionFor(type) === "keep");
}

const WORDS: Readonly<Record<Action, string>> = {
  keep: "stays",
  redact: "taken out",
  label: "taken out, numbered",
  mask: "masked",
  generalise: "coarsened",
  shift: "shifted",
  surrogate: "replaced by an invented value",
  pseudonym: "replaced by a pseudonym",
  encrypt: "encrypted",
};

/** What became of some types, in words: once when all fare alike, else type by type. */
export function actionsInWords(types: readonly PhiType[], actionFor: (type: string) => Action): string {
  const [first, ...others] = new Set(types.map((type) => actionFor(type)));
  if (first === undefined) return "–";
  if (others.length === 0) return WORDS[first];
  return [first, ...others]
    .map((action) => `${WORDS[action]}: ${types.filter((type) => actionFor(type) === action).join(", ")}`)
    .join("; ");
}
