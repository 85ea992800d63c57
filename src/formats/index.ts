export { asReadError, isFolderAt, readBytes } from "./bytes.js";
export { type CodePointMap, codePointMap, fromCodePoints, toCodePoints } from "./code-points.js";
export { type DetectOptions, detectFormat, readableFormat } from "./detect.js";
export { ENCODINGS, type Encoding } from "./encoding.js";
export { endingOf } from "./endings.js";
export { filesBelow } from "./files-below.js";
export type * from "./format.js";
export { keepsTable } from "./keeps-table.js";
export { labelsOut } from "./labels.js";
export type { ListOptions, OpenWriterOptions, ReadNotesOptions } from "./options.js";
export { checkApart, refuseLongName } from "./out-path.js";
export { writeFileWhole } from "./output/durable-file.js";
export { type NoteRead, readFileNotes, readNotes } from "./read.js";
export { canRead, FORMATS } from "./registry.js";
export { seenIds } from "./seen-ids.js";
export { textLines } from "./text-lines.js";
export {
  type InputFile,
  type InputProblem,
  listInputs,
  walkInputs,
  walkPaths,
} from "./walk.js";
export { type NoteWriter, openWriter } from "./write.js";
