export type { ErrorDetails, ExitCode, ScrubJayError } from "../errors.js";
export type { Note, Span } from "../note.js";
export { type CodePointMap, codePointMap, fromCodePoints, toCodePoints } from "./code-points.js";
export { type DetectOptions, detectFormat, readableFormat } from "./detect.js";
export { ENCODINGS, type Encoding } from "./encoding.js";
export type * from "./format.js";
export { keepsTable } from "./keeps-table.js";
export type { ListOptions, OpenWriterOptions, ReadNotesOptions } from "./options.js";
export { writeFileWhole } from "./output/durable-file.js";
export { type NoteRead, readFileNotes, readNotes } from "./read.js";
export { canRead, FORMATS } from "./registry.js";
export {
  type InputFile,
  type InputProblem,
  listInputs,
  walkInputs,
  walkPaths,
} from "./walk.js";
export { type NoteWriter, openWriter } from "./write.js";
