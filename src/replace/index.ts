export { ACTIONS, type Action, actionProblem, isKeyed } from "./actions.js";
export type { ShiftRange } from "./dates/index.js";
export { subKey } from "./draws.js";
export { isLargeCity } from "./families/addresses/towns.js";
export type { Sex } from "./families/names/name-lists.js";
export { type WordNames, wordNamesOf } from "./families/names/word-names.js";
export { fold } from "./folding.js";
export { hmacSha256 } from "./hmac-sha256.js";
export { KEYLESS_MODES, label, type ModeName, mask, modeNamed, redact } from "./modes.js";
export {
  type ActionChoice,
  actionsOf,
  DEID_MODES,
  type DeidMode,
  POLICIES,
  POLICY_NAMES,
  type Policy,
  type PolicyName,
  policyNamed,
} from "./policies.js";
export { type NumberedReplacer, type ReplacedSpan, type Replacer, replaceSpans } from "./replace.js";
export { createReplacement } from "./replacement.js";
export {
  type NoteToReplace,
  type Replacement,
  type ReplacementOptions,
  SCOPES,
  type ScopeName,
  STRATEGIES,
  type Strategy,
} from "./replacement-options.js";
export { type IdCipher, idCipher } from "./reversible/id-cipher.js";
export {
  generateKey,
  KEY_VARIABLE,
  noKey,
  parseKey,
  refuseKeyAmong,
  type SecretKey,
} from "./secret-key.js";
export { shapeClass } from "./shape-class.js";
export { textDigest } from "./text-digest.js";
