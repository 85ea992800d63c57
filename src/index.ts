export { ScrubJayError } from "./errors.js";
export { type LoadOptions, loadModel } from "./load/index.js";
export {
  type CleanNote,
  type DeidentifiedNote,
  type DeidentifyOptions,
  deidentifyAll,
  type FoundInNote,
  type Model,
  type NoteToClean,
  type WithheldNote,
} from "./model/index.js";
export { makeNote, makeSpan, type Note, type Span, type Token } from "./note.js";
export { KEYLESS_MODES, type ModeName, type ReplacedSpan } from "./replace/index.js";
export { PHI_TYPES, type PhiType } from "./schema/index.js";
