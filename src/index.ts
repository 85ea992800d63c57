export { type ErrorDetails, type ExitCode, ScrubJayError } from "./errors.js";
export { type LoadOptions, loadModel } from "./load/index.js";
export {
  type CleanNote,
  type DeidentifiedNote,
  type DeidentifyOptions,
  deidentifyAll,
  type FoundInNote,
  type Model,
  type ModelOptions,
  type NoteToClean,
  type NoteToRead,
  type ReplaceSettings,
  type WithheldNote,
} from "./model/index.js";
export { makeNote, makeSpan, type Note, type Span, type Token } from "./note.js";
export {
  type Allow,
  type Config,
  type Deny,
  type FieldName,
  type KnownPatient,
  type OwnRule,
  type Patients,
  parseConfig,
} from "./pipeline/config/index.js";
export type { Change, Dropped, Tagged, TracedSpan } from "./pipeline/index.js";
export {
  type Action,
  type DeidMode,
  KEYLESS_MODES,
  type ModeName,
  type NoteToReplace,
  type PolicyName,
  type ReplacedSpan,
  type Replacement,
  type Replacer,
  type SecretKey,
} from "./replace/index.js";
export {
  type Category,
  PHI_TYPES,
  type PhiType,
  type SafeHarborLetter,
  type TypeRow,
} from "./schema/index.js";
