export { type DeidentifiedNote, deidentifyAll, type WithheldNote } from "./deidentify-all.js";
export type { DeidentifyOptions } from "./deidentify-options.js";
export { type Model, type ModelOptions, modelOf, type NoteToRead } from "./model.js";
export {
  type CleanedNote,
  type CleanNote,
  type FoundInNote,
  groupReplacer,
  type NoteToClean,
  type ReplaceSettings,
} from "./replace-found.js";
export { taggedNote } from "./tagged-note.js";
export { WARM_UP_NOTE } from "./warm-up.js";
