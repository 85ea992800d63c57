export { ScrubJayError } from "./errors.js";
export { makeNote, makeSpan, type Note, type Span, type Token } from "./note.js";
export { MODES, type ModeName, type ReplacedSpan } from "./replace/index.js";
export { type DeidentifiedNote, deidentifyAll, type WithheldNote } from "./run/deidentify-all.js";
export {
  type Deidentified,
  type DeidentifyOptions,
  type LoadOptions,
  loadModel,
  type Model,
} from "./run/index.js";
export { PHI_TYPES, type PhiType } from "./schema/index.js";
